#!/bin/sh
# An outside bot in plain POSIX shell: takes the last of the legal actions, which is often to be done.
# A question is one line of JSON, and no action has a quotation mark in it.
while IFS= read -r line; do
  case $line in
    '{"type": "hello"'*)
      echo '{"hello": 1, "name": "last action"}' ;;
    '{"type": "question"'*)
      action=$(printf '%s\n' "$line" | sed 's/^.*"legal": \[\([^]]*\)\].*$/\1/; s/^.*"\([^"]*\)"$/\1/')
      printf '{"action": "%s", "why": "the last shall be first"}\n' "$action" ;;
  esac
done

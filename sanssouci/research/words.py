"""Actions as numbers: an action is said word by word, each word an id of a fixed vocabulary.

The ids of an action depend on its text alone, never on the legal list or its order. What may be
said next is what the legal actions that begin with the words said so far go on with.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from sanssouci.kernel import Action, BadAction, Encoding

END: Final = 0
"""The id that ends an action; words are numbered from one."""
END_WORD: Final = "."
_MOST_KEPT: Final = 100_000


class Vocabulary:
    """The words of a game by id, the same in every process and every scenario."""

    def __init__(self, encoding: Encoding) -> None:
        self.version = encoding.version
        self.words = (END_WORD, *encoding.words)
        self._ids = {word: id for id, word in enumerate(self.words)}
        self._known: dict[Action, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self.words)

    @cached_property
    def fingerprint(self) -> str:
        """Changes if any word gets another id."""
        return hashlib.sha256("\n".join(self.words).encode()).hexdigest()[:16]

    def ids(self, action: Action) -> tuple[int, ...]:
        """The words of an action and the end of it."""
        found = self._known.get(action)
        if found is None:
            try:
                found = (*(self._ids[word] for word in action.split(" ")), END)
            except KeyError as error:
                raise BadAction(f"{action!r} has a word out of the vocabulary: {error}") from None
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            self._known[action] = found
        return found

    def action(self, ids: Sequence[int]) -> Action:
        """The action that some ids spell, with or without the end."""
        spelled = [*ids[:-1]] if ids and ids[-1] == END else [*ids]
        if not spelled or not all(END < id < len(self.words) for id in spelled):
            raise BadAction(f"{list(ids)} spells no action")
        return Action(" ".join(self.words[id] for id in spelled))


class Sentence:
    """One decision on the way to an action. It never changes, so copies may share it.

    Words that all legal actions have in common are taken as said, so that every step is a real
    choice. If only one action is legal at all, the one thing to say is END.
    """

    __slots__ = ("_left", "said", "vocabulary")

    def __init__(
        self, vocabulary: Vocabulary, actions: Sequence[tuple[int, ...]], said: int = 0
    ) -> None:
        self.vocabulary = vocabulary
        self._left = actions
        first = actions[0]
        while first[said] != END:
            word = first[said]
            for action in actions:
                if action[said] != word:
                    break
            else:
                said += 1
                continue
            break
        self.said = first[:said]

    @classmethod
    def begin(cls, vocabulary: Vocabulary, legal: Sequence[Action]) -> Sentence:
        ids = vocabulary.ids
        return cls(vocabulary, [ids(action) for action in legal])

    @property
    def choices(self) -> list[int]:
        """The ids that may be said now, in ascending order."""
        depth = len(self.said)
        return sorted({action[depth] for action in self._left})

    @property
    def shares(self) -> list[tuple[int, float]]:
        """The choices with the share of legal actions that go on with each, for chance."""
        depth = len(self.said)
        counts = Counter(action[depth] for action in self._left)
        return [(id, count / len(self._left)) for id, count in sorted(counts.items())]

    def say(self, id: int) -> Sentence | Action:
        """The sentence with one more word, or the action as soon as no other is left."""
        depth = len(self.said)
        left = [action for action in self._left if action[depth] == id]
        if not left:
            word = self.vocabulary.words[id] if 0 <= id < len(self.vocabulary) else "?"
            raise BadAction(f"word {id} ({word}) leads to no legal action; ask for the mask")
        if left.count(left[0]) == len(left):
            return self.vocabulary.action(left[0])
        return Sentence(self.vocabulary, left, depth + 1)

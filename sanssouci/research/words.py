"""Actions as numbers: an action is said word by word, each word an id of a fixed vocabulary.

The ids of an action depend on its text alone, never on the legal list or its order. What may be
said next is what the legal actions that begin with the words said so far go on with.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from sanssouci.kernel import Action, BadAction, Branching, Encoding

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

    def id(self, word: str) -> int:
        return self._ids[word]

    def ids(self, action: Action) -> tuple[int, ...]:
        """The words of an action and the end of it."""
        found = self._known.get(action)
        if found is None:
            try:
                found = (*map(self.id, action.split(" ")), END)
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


class Sentence(ABC):
    """One decision on the way to an action. It never changes, so copies may share it.

    Words that all legal actions have in common are taken as said, so that every step is a real
    choice. If only one action is legal at all, the one thing to say is END.
    """

    __slots__ = ("said", "vocabulary")

    vocabulary: Vocabulary
    said: tuple[int, ...]

    @staticmethod
    def begin(vocabulary: Vocabulary, legal: Sequence[Action]) -> Sentence:
        if isinstance(legal, Branching):
            return BranchingSentence(vocabulary, legal, *_unforked(legal, ()))
        ids = vocabulary.ids
        return ListedSentence(vocabulary, [ids(action) for action in legal])

    @property
    @abstractmethod
    def choices(self) -> list[int]:
        """The ids that may be said now, in ascending order."""

    @property
    @abstractmethod
    def shares(self) -> list[tuple[int, float]]:
        """The choices with the share of legal actions that go on with each, for chance."""

    @abstractmethod
    def say(self, id: int) -> Sentence | Action:
        """The sentence with one more word, or the action as soon as no other is left."""

    def _refusal(self, id: int) -> BadAction:
        word = self.vocabulary.words[id] if 0 <= id < len(self.vocabulary) else "?"
        return BadAction(f"word {id} ({word}) leads to no legal action; ask for the mask")


class ListedSentence(Sentence):
    """The legal actions are written down, and those that do not fit are crossed out."""

    __slots__ = ("_left",)

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

    @property
    def choices(self) -> list[int]:
        depth = len(self.said)
        return sorted({action[depth] for action in self._left})

    @property
    def shares(self) -> list[tuple[int, float]]:
        depth = len(self.said)
        counts = Counter(action[depth] for action in self._left)
        return [(id, count / len(self._left)) for id, count in sorted(counts.items())]

    def say(self, id: int) -> Sentence | Action:
        depth = len(self.said)
        left = [action for action in self._left if action[depth] == id]
        if not left:
            raise self._refusal(id)
        if left.count(left[0]) == len(left):
            return self.vocabulary.action(left[0])
        return ListedSentence(self.vocabulary, left, depth + 1)


Words = tuple[str, ...]


def _unforked(legal: Branching, words: Words) -> tuple[Words, Mapping[str, int]]:
    """Words up to the next real choice, and what may follow there; nothing at the end."""
    following = legal.following(words)
    while len(following) == 1:
        words = (*words, *following)
        following = legal.following(words)
    return words, following


class BranchingSentence(Sentence):
    """There are too many legal actions to write them down: only the next words are known."""

    __slots__ = ("_following", "_legal", "_words")

    def __init__(
        self, vocabulary: Vocabulary, legal: Branching, words: Words, following: Mapping[str, int]
    ) -> None:
        self.vocabulary = vocabulary
        self.said = tuple(map(vocabulary.id, words))
        self._legal = legal
        self._words = words
        self._following = {
            vocabulary.id(word or END_WORD): likely
            for word, likely in (following or {END_WORD: 1}).items()
        }

    @property
    def choices(self) -> list[int]:
        return sorted(self._following)

    @property
    def shares(self) -> list[tuple[int, float]]:
        total = sum(self._following.values())
        return [(id, likely / total) for id, likely in sorted(self._following.items())]

    def say(self, id: int) -> Sentence | Action:
        if id not in self._following:
            raise self._refusal(id)
        if id == END:
            return Action(" ".join(self._words))
        words, following = _unforked(self._legal, (*self._words, self.vocabulary.words[id]))
        if not following:
            return Action(" ".join(words))
        return BranchingSentence(self.vocabulary, self._legal, words, following)

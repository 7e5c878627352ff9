"""The messages of the socket, as docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from sanssouci.kernel import Survey
from sanssouci.table.errors import RefusalCode
from sanssouci.web.models import Aim, AnyReading, Id, LogLine, Luck, Result, Scene

MessageId = Annotated[str, Field(min_length=1, max_length=100)]
ActionText = Annotated[str, Field(max_length=2000)]
Count = Annotated[int, Field(ge=0)]


class FromClient(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)


class Hello(FromClient):
    type: Literal["hello"]
    seen: Count = 0
    chat: Count = 0
    page: MessageId | None = None
    """The same for every connection of one page: a later one takes the place of an earlier."""


class Ping(FromClient):
    type: Literal["ping"]


class Act(FromClient):
    type: Literal["act"]
    id: MessageId
    seat: Id
    action: ActionText
    question: Count


class Undo(FromClient):
    type: Literal["undo"]
    id: MessageId
    seat: Id
    question: Count


class Why(FromClient):
    type: Literal["why"]
    id: MessageId
    seat: Id
    action: ActionText


class Narrow(FromClient):
    type: Literal["narrow"]
    id: MessageId
    seat: Id
    words: Annotated[list[Id], Field(max_length=200)]
    question: Count


class Foresee(FromClient):
    type: Literal["foresee"]
    id: MessageId
    seat: Id
    actions: Annotated[list[ActionText], Field(max_length=100)]


class AskSurvey(FromClient):
    type: Literal["survey"]
    id: MessageId
    seat: Id | None


class AskHint(FromClient):
    type: Literal["hint"]
    id: MessageId
    seat: Id


class AskOdds(FromClient):
    type: Literal["odds"]
    id: MessageId
    seat: Id


class SayChat(FromClient):
    type: Literal["chat"]
    id: MessageId
    text: Annotated[str, Field(min_length=1, max_length=1000)]


class KeepNote(FromClient):
    type: Literal["note"]
    id: MessageId
    seat: Id
    text: Annotated[str, Field(max_length=20_000)]


class Resign(FromClient):
    type: Literal["resign"]
    id: MessageId
    seat: Id


class Propose(FromClient):
    type: Literal["propose"]
    id: MessageId
    what: Literal["draw", "abandon"]
    seat: Id


class Answer(FromClient):
    type: Literal["answer"]
    id: MessageId
    seat: Id
    proposal: Id
    yes: bool


class Replace(FromClient):
    type: Literal["replace"]
    id: MessageId
    seat: Id
    bot: Id = ""


class OrderToPass(FromClient):
    """A standing order: pass for me until there is something to decide."""

    type: Literal["passing"]
    id: MessageId
    seat: Id
    on: bool


class TakeBack(FromClient):
    type: Literal["take_back"]
    id: MessageId
    seat: Id


ToTable = (
    Act
    | Undo
    | Why
    | Narrow
    | Foresee
    | AskSurvey
    | AskHint
    | AskOdds
    | SayChat
    | KeepNote
    | Resign
    | Propose
    | Answer
    | Replace
    | OrderToPass
    | TakeBack
)
"""What is asked of the table itself."""
ClientMessage = Annotated[Hello | Ping | ToTable, Field(discriminator="type")]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class FromServer(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatState(FromServer):
    name: str
    kind: Literal["person", "bot", "invite"]
    present: bool
    resigned: bool


class Proposal(FromServer):
    id: str
    what: Literal["draw", "abandon"]
    seat: str
    waiting_for: list[str]


class TableMessage(FromServer):
    type: Literal["table"] = "table"
    table: str
    title: str
    game: str
    scenario: str
    options: dict[str, bool | int | str]
    seats: dict[str, SeatState]
    mine: list[str]
    replaced: list[str]
    passing: list[str]
    """Those of mine that pass until there is something to decide."""
    host: bool
    over: bool
    result: Result | None
    hints: bool
    training: bool
    proposal: Proposal | None
    clock: AnyReading | None
    luck: Luck


class Prompt(FromServer):
    text: str
    key: str
    rule: str
    args: dict[str, str | int]


class Lesson(BaseModel):
    """How far the lesson of a table is learnt."""

    id: str
    reached: int
    goals: int
    about: list[str]
    """Words of its goals; those that are pieces or places are to be seen."""
    last: bool
    """True if no lesson follows it."""


class PositionMessage(FromServer):
    type: Literal["position"] = "position"
    seat: str | None
    entries: int
    question: int | None
    view: dict[str, Any]
    actors: list[str]
    prompt: Prompt
    legal: list[str]
    first_words: dict[str, int] | None
    """Where the legal actions are too many to be listed, the words they begin with, each with how
    many actions go on with it; ``narrow`` tells the words after them."""
    asides: list[str]
    can_undo: bool
    log_after: int
    aims: list[Aim]
    lesson: Lesson | None
    log: list[LogLine]
    scene: Scene
    outcome: Result | None


class Acted(FromServer):
    type: Literal["acted"] = "acted"
    id: str
    entries: int


class Done(FromServer):
    type: Literal["done"] = "done"
    id: str


class Pong(FromServer):
    type: Literal["pong"] = "pong"
    every: float


class Kept(FromServer):
    type: Literal["kept"] = "kept"
    id: str
    seat: str


class RefusedMessage(FromServer):
    type: Literal["refused"] = "refused"
    id: str | None
    code: RefusalCode
    text: str
    rule: str


class WhyAnswer(FromServer):
    type: Literal["why"] = "why"
    id: str
    text: str
    rule: str


class NarrowAnswer(FromServer):
    type: Literal["narrow"] = "narrow"
    id: str
    seat: str
    words: list[str]
    following: dict[str, int]
    """Empty where the words are a whole action, or begin none; ``""`` where they may end here."""


class MarkShown(FromServer):
    kind: str
    id: str


class ProspectShown(FromServer):
    text: str
    key: str
    rule: str
    args: dict[str, str | int]
    marks: list[MarkShown]


class ProspectsAnswer(FromServer):
    type: Literal["prospects"] = "prospects"
    id: str
    prospects: list[list[ProspectShown]]


class SurveyAnswer(FromServer):
    type: Literal["survey"] = "survey"
    id: str
    survey: Survey


class HintAnswer(FromServer):
    type: Literal["hint"] = "hint"
    id: str
    seat: str
    entries: int
    actions: list[str]
    told: list[str | None]
    """Of each action, the words, where its own do not say all: which arm is drilled."""
    why: str
    bot: str
    by: str


class OddsAnswer(FromServer):
    type: Literal["odds"] = "odds"
    id: str
    seat: str
    entries: int
    odds: dict[str, Any]


class ChatMessage(FromServer):
    type: Literal["chat"] = "chat"
    n: int
    seat: str | None
    who: str
    text: str
    at: str


class Presence(FromServer):
    type: Literal["presence"] = "presence"
    seats: dict[str, bool]
    watchers: int


class Notice(FromServer):
    type: Literal["notice"] = "notice"
    text: str


class NoteMessage(FromServer):
    type: Literal["note"] = "note"
    seat: str
    text: str


ServerMessage = Annotated[
    TableMessage
    | PositionMessage
    | Acted
    | Done
    | Pong
    | Kept
    | RefusedMessage
    | WhyAnswer
    | NarrowAnswer
    | ProspectsAnswer
    | SurveyAnswer
    | HintAnswer
    | OddsAnswer
    | ChatMessage
    | Presence
    | Notice
    | NoteMessage,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)

"""The messages of the socket, as docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from sanssouci.table.errors import RefusalCode
from sanssouci.web.models import AnyReading, Id, LogLine, Result

MessageId = Annotated[str, Field(min_length=1, max_length=100)]
ActionText = Annotated[str, Field(max_length=2000)]
Count = Annotated[int, Field(ge=0)]


class FromClient(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)


class Hello(FromClient):
    type: Literal["hello"]
    seen: Count = 0
    chat: Count = 0


class Act(FromClient):
    type: Literal["act"]
    id: MessageId
    seat: Id
    action: ActionText
    entries: Count


class Undo(FromClient):
    type: Literal["undo"]
    id: MessageId
    seat: Id
    entries: Count


class Why(FromClient):
    type: Literal["why"]
    id: MessageId
    seat: Id
    action: ActionText


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
    text: Annotated[str, Field(min_length=1, max_length=1000)]


class KeepNote(FromClient):
    type: Literal["note"]
    id: MessageId
    seat: Id
    text: Annotated[str, Field(max_length=20_000)]


class Resign(FromClient):
    type: Literal["resign"]
    seat: Id


class Propose(FromClient):
    type: Literal["propose"]
    what: Literal["draw", "abandon"]
    seat: Id


class Answer(FromClient):
    type: Literal["answer"]
    seat: Id
    yes: bool


class Replace(FromClient):
    type: Literal["replace"]
    seat: Id
    bot: Id = ""


ClientMessage = Annotated[
    Hello
    | Act
    | Undo
    | Why
    | AskHint
    | AskOdds
    | SayChat
    | KeepNote
    | Resign
    | Propose
    | Answer
    | Replace,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class FromServer(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatState(FromServer):
    name: str
    kind: Literal["person", "bot", "invite"]
    present: bool
    resigned: bool


class Proposal(FromServer):
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
    host: bool
    over: bool
    result: Result | None
    hints: bool
    training: bool
    proposal: Proposal | None
    clock: AnyReading | None


class Prompt(FromServer):
    text: str
    key: str
    rule: str
    args: dict[str, str | int]


class PositionMessage(FromServer):
    type: Literal["position"] = "position"
    seat: str | None
    entries: int
    view: dict[str, Any]
    actors: list[str]
    prompt: Prompt
    legal: list[str]
    asides: list[str]
    can_undo: bool
    log_after: int
    log: list[LogLine]
    outcome: Result | None


class Acted(FromServer):
    type: Literal["acted"] = "acted"
    id: str
    entries: int


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


class HintAnswer(FromServer):
    type: Literal["hint"] = "hint"
    id: str
    seat: str
    entries: int
    action: str
    why: str
    bot: str


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
    | Kept
    | RefusedMessage
    | WhyAnswer
    | HintAnswer
    | OddsAnswer
    | ChatMessage
    | Presence
    | Notice
    | NoteMessage,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)

"""The bodies of requests and answers, as docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

OptionValue = bool | int | str
ShortText = Annotated[str, Field(max_length=200)]
Id = Annotated[str, Field(max_length=80)]


class Request(BaseModel):
    """What clients send; anything unknown in it is an error of theirs."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Problem(BaseModel):
    code: str
    text: str


class ErrorAnswer(BaseModel):
    error: Problem


# -- the library ----------------------------------------------------------------------------------


class Named(BaseModel):
    id: str
    name: str


class ScenarioInfo(BaseModel):
    id: str
    title: str
    text: str
    rule: str
    seats: list[Named]


class OptionInfo(BaseModel):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    text: str
    rule: str
    scenarios: list[str] | None


class GameInfo(BaseModel):
    id: str
    title: str
    credit: str
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    reconstruction: bool


class BotInfo(BaseModel):
    id: str
    title: str
    text: str


class RulePage(BaseModel):
    id: str
    title: str
    html: str


class ChapterPage(BaseModel):
    id: str
    title: str
    html: str
    rules: list[RulePage]


class RulesPage(BaseModel):
    title: str
    chapters: list[ChapterPage]


# -- tables ---------------------------------------------------------------------------------------


class SeatRequest(Request):
    kind: Literal["me", "bot", "invite"]
    bot: Id = ""
    name: ShortText = ""


class TableRequest(Request):
    game: Id
    scenario: Id | None = None
    options: dict[Id, OptionValue] = {}
    seats: dict[Id, SeatRequest]
    title: ShortText = ""
    seed: int | None = Field(default=None, ge=0, lt=2**63)
    hints: bool = True
    training: bool = False
    """Whether bots say at once why they act as they do; it may betray their cards."""


class TableMade(BaseModel):
    table: str
    invitations: dict[str, str] = {}


class Result(BaseModel):
    winners: list[str]
    reason: str
    text: str
    rule: str


class SeatSummary(BaseModel):
    name: str
    kind: Literal["person", "bot", "invite"]


class TableSummary(BaseModel):
    table: str
    title: str
    game: str
    scenario: str
    seats: dict[str, SeatSummary]
    turn_of: list[str]
    mine: list[str]
    host: bool
    over: bool
    result: Result | None
    updated: str
    archived: bool


class OneTable(TableSummary):
    length: int
    """How many entries the game has as it stands; a replay has a frame for each, and one more."""


class ArchiveRequest(Request):
    archived: bool = True


class Archived(BaseModel):
    table: str
    archived: bool


class InvitationRequest(Request):
    seat: Id


class InvitationMade(BaseModel):
    seat: str
    url: str


class JoinRequest(Request):
    name: ShortText


class JoinPage(BaseModel):
    table: str
    title: str
    game: str
    seat: str
    seat_name: str
    taken: bool


class Joined(BaseModel):
    table: str
    seat: str


class LogLine(BaseModel):
    entry: int
    text: str
    key: str
    rule: str
    args: dict[str, str | int]


class Frame(BaseModel):
    entry: int
    seat: str | None
    action: str | None
    log: list[LogLine]
    view: dict[str, Any]


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    tables: int

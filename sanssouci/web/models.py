"""The bodies of requests and answers, as docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from sanssouci.kernel import Survey
from sanssouci.kernel.story import Kind, Mark, SceneKind

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


class Role(Named):
    role: str
    """A sentence that tempts somebody to take the seat."""


class PartInfo(Role):
    option: str
    """The option that says who plays it."""
    value: OptionValue
    level: str


class ScenarioInfo(BaseModel):
    id: str
    title: str
    text: str
    rule: str
    seats: list[Role]
    parts: list[PartInfo]
    """What the player of a scenario for one may choose from."""
    usual: str
    """The seat or part of somebody who has no wish of his own."""
    level: str
    minutes: int


class OptionInfo(BaseModel):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    words: list[str]
    """What the choices are called, one by one."""
    text: str
    rule: str
    scenarios: list[str] | None


class GameInfo(BaseModel):
    id: str
    title: str
    credit: str
    scenarios: list[ScenarioInfo]
    newcomers: str
    """The scenario offered to somebody who has played nothing yet."""
    options: list[OptionInfo]
    reconstruction: bool
    desk: str
    map: bool
    arranging: bool
    """True if positions can be set up by hand."""


class StageInfo(BaseModel):
    scenario: str
    """The scenario to play for it: the one for a single player, if there is one."""
    title: str
    minutes: int
    won: bool | None
    """Of my latest game; null before the first."""
    points: int | float | None


class CampaignInfo(Named):
    needed: int
    won: int
    state: Literal["new", "open", "won", "lost"]
    rule: str
    stages: list[StageInfo]


class BotInfo(BaseModel):
    id: str
    title: str
    text: str
    games: list[str] = []
    """The games it can play; none are named if it can play all of them."""


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
    language: str
    """In which the book is written: English, where the reader's language has none."""
    primer: str
    """The game in five minutes, as HTML; empty if the book has no such page."""
    chapters: list[ChapterPage]


# -- tables ---------------------------------------------------------------------------------------


class SeatRequest(Request):
    kind: Literal["me", "bot", "invite"]
    bot: Id = ""
    name: ShortText = ""


class LiveClock(Request):
    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=1, le=10_000)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class DaysClock(Request):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=365)]


class ClockReading(BaseModel):
    left: dict[str, float]
    running: list[str]
    out: list[str]
    at: str


class LiveReading(ClockReading):
    kind: Literal["live"]
    minutes: int
    increment: int


class DaysReading(ClockReading):
    kind: Literal["days"]
    days: int


AnyClock = Annotated[LiveClock | DaysClock, Field(discriminator="kind")]
AnyReading = Annotated[LiveReading | DaysReading, Field(discriminator="kind")]


class TableRequest(Request):
    game: Id
    scenario: Id | None = None
    options: dict[Id, OptionValue] = {}
    seats: dict[Id, SeatRequest]
    title: ShortText = ""
    seed: int | None = Field(default=None, ge=0, lt=2**63)
    hints: bool = True
    training: bool = False
    """True if bots say at once why they act as they do; it may betray their cards."""
    clock: AnyClock | None = None
    arrange: list[Annotated[str, Field(max_length=400)]] = Field(default=[], max_length=400)
    """Commands that set up the position to begin with."""


Command = Annotated[str, Field(max_length=400)]
Commands = Annotated[list[Command], Field(max_length=400)]


class ArrangeRequest(Request):
    scenario: Id | None = None
    options: dict[Id, OptionValue] = {}
    commands: Commands
    seat: Id | None = None
    """Through whose eyes it is shown."""


class ArrangedPosition(BaseModel):
    problem: str = ""
    """What cannot be; then there is nothing else."""
    view: dict[str, Any] | None = None
    actors: list[str] = []
    record: str = ""


class ReportRequest(Request):
    seat: Id
    entry: int = Field(ge=0)
    expected: Annotated[str, Field(max_length=4000)] = ""


class TableMade(BaseModel):
    table: str
    invitations: dict[str, str] = {}


class RecordedSeat(BaseModel):
    seat: str
    name: str
    player: str
    """Who sat there last, as the record says; empty if it says nothing."""
    kind: str
    """Who has the seat if nobody says otherwise."""


class RecordPage(BaseModel):
    title: str
    over: bool
    seats: list[RecordedSeat]


class Result(BaseModel):
    winners: list[str]
    """Seats, or an automaton of the rulebook; nobody in a draw."""
    reason: str
    scores: dict[str, float] | None = None
    text: str
    rule: str


class SeatSummary(BaseModel):
    name: str
    kind: Literal["person", "bot", "invite"]


class TableSummary(BaseModel):
    table: str
    title: str
    game: str
    rules: str
    """The rules version, which says with which data pack it is played."""
    scenario: str
    seats: dict[str, SeatSummary]
    turn_of: list[str]
    mine: list[str]
    host: bool
    over: bool
    result: Result | None
    updated: str
    archived: bool
    clock: AnyReading | None


class Luck(BaseModel):
    commitment: str | None
    """The SHA-256 of the secret that decides what chance does; null if a seed was chosen."""
    secret: str | None
    """Published when the game is over."""
    from_start: bool
    """False if a seed, or a record that was imported, has decided a part of the game already."""


class OneTable(TableSummary):
    length: int
    """Number of entries of the game; a replay has one frame more."""
    luck: Luck


class ArchiveRequest(Request):
    archived: bool = True


class BranchRequest(Request):
    entry: Annotated[int, Field(ge=0, lt=2**31)]
    """The frame of the replay to go on from."""
    step: Annotated[int, Field(ge=1, lt=2**31)] | None = None
    """How a reader counts it, who is shown several frames as one step; its title says so."""


class ReviewState(BaseModel):
    """How far the review of a war is."""

    state: Literal["none", "running", "done"]
    progress: float
    """The share of the work that is done."""
    review: dict[str, Any] | None = None
    """Once it is done, see docs/review.md."""


class Archived(BaseModel):
    table: str
    archived: bool


class InvitationMade(BaseModel):
    seat: str
    url: str


class JoinRequest(Request):
    name: ShortText


class JoinPage(BaseModel):
    table: str
    title: str
    game: str
    game_title: str
    seat: str
    seat_name: str
    players: list[str]
    """The people who sit there already, by the names they go by."""
    taken: bool


class Joined(BaseModel):
    table: str
    seat: str


class SeatChoice(Request):
    seat: Id


class MoveOffered(BaseModel):
    url: str


class MovePage(BaseModel):
    table: str
    title: str
    game: str
    seat: str
    seat_name: str


class WebhookRequest(Request):
    seat: Id
    url: Annotated[str, Field(max_length=500)] | None


class WebhookSet(BaseModel):
    seat: str
    url: str | None
    asked: bool = False
    """True if a letter was sent whose link has to be opened first."""


class WebhookTested(BaseModel):
    status: int


class Die(BaseModel):
    face: int
    total: int
    """With its bonus."""
    hit: bool


class Beat(BaseModel):
    """What a line of the log is about."""

    kind: Kind
    by: list[str]
    seats: list[str]
    """Who plays them."""
    places: list[str]
    pieces: list[str]
    mark: Mark
    """What a reader of the whole story may want to jump to."""
    dice: list[Die]


class LogLine(BaseModel):
    entry: int
    text: str
    key: str
    rule: str
    args: dict[str, str | int]
    beat: Beat | None
    """What it is about: who does what where; null if that is not worth showing."""


class Scene(BaseModel):
    """What a moment shows."""

    kind: SceneKind
    places: list[str]
    when: str
    """The date, in words."""


class Aim(BaseModel):
    """One way for a seat to win, and how far it is."""

    seat: str
    text: str
    key: str
    rule: str
    args: dict[str, str | int]
    have: int
    need: int
    """0 of 0 where nothing is counted."""
    places: list[str]
    """What is still missing on the map."""
    threat: bool
    """Another's, and nearly reached."""


class Frame(BaseModel):
    entry: int
    seat: str | None
    action: str | None
    log: list[LogLine]
    scene: Scene
    view: dict[str, Any] | None
    """Null if views were not asked for."""
    aims: list[Aim] | None
    """What everybody plays for and how far he is; null with the view."""
    survey: Survey | None = None
    """Only if it was asked for."""


# -- accounts -------------------------------------------------------------------------------------

Password = Annotated[str, Field(min_length=8, max_length=200)]
Attempt = Annotated[str, Field(max_length=200)]


class AccountRequest(Request):
    name: Annotated[str, Field(min_length=2, max_length=40)]
    password: Password


class LoginRequest(Request):
    name: ShortText
    password: Attempt


class PasswordRequest(Request):
    old: Attempt
    new: Password


class GoodbyeRequest(Request):
    password: Attempt


class Me(BaseModel):
    account: str | None


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    tables: int

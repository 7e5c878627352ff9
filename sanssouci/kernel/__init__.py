"""The contract every game keeps. It imports nothing else of Sanssouci."""

from sanssouci.kernel.action import Action
from sanssouci.kernel.aims import Aim
from sanssouci.kernel.bot import TIME_LIMIT, Bot, Choice, Reason, Situation, View
from sanssouci.kernel.branching import (
    Branching,
    Joined,
    Numbers,
    Subsets,
    any_of,
    listed,
    next_words,
    offer,
    some_of,
)
from sanssouci.kernel.campaigns import Campaign, Finished, Standing, standing
from sanssouci.kernel.catalogue import (
    ENGLISH,
    Catalogue,
    Catalogues,
    Sentences,
    language_tag,
    speaking,
    spoken,
)
from sanssouci.kernel.chart import Chart, Link, Spot
from sanssouci.kernel.chronicle import Chronicle, Entry, Luck, Written, drawn_from
from sanssouci.kernel.common_slices import CommonSlices
from sanssouci.kernel.encoding import Encoding, Slice, numbered
from sanssouci.kernel.errors import (
    Ambiguous,
    BadAction,
    BadCatalogue,
    BadMap,
    BadOption,
    BadRecord,
    CannotUndo,
    Illegal,
    NoPack,
    RuleFailed,
    SanssouciError,
    described,
)
from sanssouci.kernel.follies import Folly, FollyCounter, Tally
from sanssouci.kernel.game import Game, Option, Options, Part, Scenario, Value, option_text
from sanssouci.kernel.grammar import Grammar, Kind, Noun, Phrase, Shape, Slot, Verb, numbers
from sanssouci.kernel.judgement import (
    Appraisal,
    Infers,
    Judgement,
    KnowsPeople,
    LooksHalfway,
    Paced,
    Plan,
    Policy,
    played_by,
)
from sanssouci.kernel.luck import (
    check_luck,
    commitment,
    decides_all,
    is_secret,
    luck_at,
    new_secret,
)
from sanssouci.kernel.message import Line, Message
from sanssouci.kernel.outcome import Outcome
from sanssouci.kernel.parts import part
from sanssouci.kernel.phase import Phase, phases_in
from sanssouci.kernel.play import Play
from sanssouci.kernel.prospect import Mark, Prospect
from sanssouci.kernel.record import Record, replay, retrace
from sanssouci.kernel.setting import Setting
from sanssouci.kernel.state import CHANCE, State, Survey

__all__ = [
    "CHANCE",
    "ENGLISH",
    "TIME_LIMIT",
    "Action",
    "Aim",
    "Ambiguous",
    "Appraisal",
    "BadAction",
    "BadCatalogue",
    "BadMap",
    "BadOption",
    "BadRecord",
    "Bot",
    "Branching",
    "Campaign",
    "CannotUndo",
    "Catalogue",
    "Catalogues",
    "Chart",
    "Choice",
    "Chronicle",
    "CommonSlices",
    "Encoding",
    "Entry",
    "Finished",
    "Folly",
    "FollyCounter",
    "Game",
    "Grammar",
    "Illegal",
    "Infers",
    "Joined",
    "Judgement",
    "Kind",
    "KnowsPeople",
    "Line",
    "Link",
    "LooksHalfway",
    "Luck",
    "Mark",
    "Message",
    "NoPack",
    "Noun",
    "Numbers",
    "Option",
    "Options",
    "Outcome",
    "Paced",
    "Part",
    "Phase",
    "Phrase",
    "Plan",
    "Play",
    "Policy",
    "Prospect",
    "Reason",
    "Record",
    "RuleFailed",
    "SanssouciError",
    "Scenario",
    "Sentences",
    "Setting",
    "Shape",
    "Situation",
    "Slice",
    "Slot",
    "Spot",
    "Standing",
    "State",
    "Subsets",
    "Survey",
    "Tally",
    "Value",
    "Verb",
    "View",
    "Written",
    "any_of",
    "check_luck",
    "commitment",
    "decides_all",
    "described",
    "drawn_from",
    "is_secret",
    "language_tag",
    "listed",
    "luck_at",
    "new_secret",
    "next_words",
    "numbered",
    "numbers",
    "offer",
    "option_text",
    "part",
    "phases_in",
    "played_by",
    "replay",
    "retrace",
    "some_of",
    "speaking",
    "spoken",
    "standing",
]

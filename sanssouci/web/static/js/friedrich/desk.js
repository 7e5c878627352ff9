// Friedrich at the table: what this war has beside generals, trains and cards, its fate and its objectives.
import { t } from "../words.js";
import { losses } from "../war/chronicle.js";
import { warLayers, WarDesk } from "../war/desk.js";
import { adopt } from "../war/manner.js";
import { announce, fateCard } from "./fate.js";
import { Nations } from "./nations.js";
import { aboutPiece, aboutPlace } from "./whatis.js";

adopt({ letters: { prussia: "P", hanover: "H", russia: "R", sweden: "S", austria: "A", imperial: "I", france: "F" }, reserve: 10 });

export const layers = warLayers("objectives", "moves", "supply", "watch");

// How the war went, for the page of its result: curves over the moments of the game.
const SHARES = new Set(["objectives", "troops"]); // of those there are

export function curves(frames, names) {
  const nations = frames[0].view.nations.map((nation) => nation.id);
  const lost = losses(frames);
  const wants = (id) => frames.some(({ view }) => view.nations.some((one) => one.id === id && one.objectives.taken.length + one.objectives.missing.length));
  const figures = {
    objectives: (nation) => nation.objectives.taken.length / Math.max(1, nation.objectives.taken.length + nation.objectives.missing.length),
    troops: (nation) => nation.troops / Math.max(1, nation.most_troops),
    cards: (nation) => nation.cards,
    losses: (nation, i) => lost[i][nation.id] || 0,
  };
  return Object.entries(figures).map(([kind, value]) => ({
    title: t(`plot.${kind}`),
    isShare: SHARES.has(kind),
    lines: nations.filter((id) => kind !== "objectives" || wants(id)).map((id) => ({
      name: names[id],
      kind: id,
      // A curve ends where its nation leaves the war.
      values: frames.map(({ view }, i) => [view.nations.find((one) => one.id === id), i]).filter(([nation]) => nation.at_war).map(([nation, i]) => value(nation, i)),
    })),
  }));
}

export class Desk extends WarDesk {
  constructor(table, board, rooms) {
    super(table, board, rooms);
    this.nations = new Nations(rooms.nations, board, this.point);
    this.announced = new Set();
  }

  hear(news) {
    for (const [i, line] of news.entries()) {
      if (line.key !== "log.fate") continue;
      const [words, ...rest] = news.slice(i + 1); // what it says follows its name, and then whether that comes to nothing
      const next = rest.find(({ key }) => ["log.fate", "log.fate_void"].includes(key));
      const said = next?.key === "log.fate_void" ? { ...words, text: `${words.text} ${next.text}` } : words;
      if (this.past) this.table.showing.layCard(fateCard(this.names[line.args.text], said, this.table.openRule));
      else if (!this.announced.has(line.rule)) announce(this.names[line.args.text], said, this.table);
      this.announced.add(line.rule); // no card comes twice, but several seats may share the screen
    }
    super.hear(news);
  }

  aboutPiece(piece) {
    return aboutPiece(piece, this.position.view, this.names, this.chronicle);
  }

  aboutPlace(place) {
    return aboutPlace(place, this.position.view, this.names);
  }
}

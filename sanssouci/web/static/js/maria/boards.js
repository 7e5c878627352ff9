// What lies on the boards below the maps: track markers, votes, victory markers and the turn. Where their
// boxes are the printed picture says.
import { s } from "../dom.js";
import { text } from "../tokens.js";
import { trackMarker, victoryMarker } from "./shapes.js";

const SLOT = 44; // from one marker in a battle box to the next

export class Boards {
  constructor(board) {
    this.board = board;
    this.layer = s("g", { class: "boards" });
    board.ground.before(this.layer);
    this.cells = new Map();
    for (const node of board.map.querySelectorAll("rect.board-cell[id]")) {
      const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => Number(node.getAttribute(key)));
      this.cells.set(node.id, { x, y, width, height });
    }
    // Generals on missions stand in their boxes.
    for (const [id, { x, y, width }] of this.cells) {
      if (id.startsWith("mission-")) board.places.set(id, { id, x: x + width / 2, y: y + 170 });
    }
  }

  draw(view) {
    // Without votes there are no politics: the introductory game uses neither tracks nor boxes.
    const political = view.electors.length ? [...this.tracks(view), ...this.votes(view)] : [];
    this.layer.replaceChildren(...political, ...this.victory(view), ...this.turn(view));
  }

  middle(id) {
    const cell = this.cells.get(id);
    return cell && [cell.x + cell.width / 2, cell.y + cell.height / 2];
  }

  tracks({ tracks }) {
    return Object.entries(tracks).map(([track, box]) => {
      const [x, y] = this.middle(`box-${track}-${box}`);
      return trackMarker(x, y + 4);
    });
  }

  votes({ electors }) {
    return electors.map(({ city, nation }) => {
      const [x, y] = this.middle(`seat-${city}`);
      return victoryMarker(nation, x, y + 16);
    });
  }

  victory({ nations, boxes }) {
    const battles = nations.filter((nation) => nation.markers && this.cells.has(`battle-${nation.id}`)).flatMap((nation) => {
      const { x, y, width } = this.cells.get(`battle-${nation.id}`);
      const won = Array.from({ length: nation.battle }, (_, i) => victoryMarker(nation.id, x + SLOT + i * SLOT, y + 66));
      return [...won, text(nation.pool, x + width - 46, y + 79, 38, "title")];
    });
    const prizes = Object.entries(boxes).filter(([, nation]) => nation).map(([id, nation]) => {
      const [x, y] = this.middle(`victory-${id}`);
      return victoryMarker(nation, x, y + 40);
    });
    return [...battles, ...prizes];
  }

  turn({ turn }) {
    const cell = this.cells.get(`turn-${turn}`);
    return cell ? [s("rect", { ...cell, rx: 5, class: "this-turn" })] : [];
  }
}

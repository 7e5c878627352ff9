// What stands where, as a view shows it.

export class War {
  constructor(board, view) {
    this.board = board;
    this.view = view;
    this.occupied = new Set(view.pieces.map((piece) => piece.city).filter(Boolean));
  }

  piece(id) {
    return this.view.pieces.find((piece) => piece.id === id);
  }

  isOccupied(city) {
    return this.occupied.has(city);
  }

  // Cities within so many roads, over cities that pass the test.
  flood(starts, steps, passes = () => true) {
    const seen = new Set(starts);
    let edge = [...starts];
    for (let i = 0; i < steps; i++) {
      const next = [];
      for (const city of edge) {
        for (const other of this.board.neighbours.get(city) || []) {
          if (!seen.has(other) && passes(other)) {
            seen.add(other);
            next.push(other);
          }
        }
      }
      edge = next;
    }
    return seen;
  }
}

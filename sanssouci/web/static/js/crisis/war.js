// A view of The Great Crisis, by space and by nation. What the rules make of it the server says.
export class War {
  constructor(view) {
    this.view = view;
    this.spaces = new Map(view.spaces.map((space) => [space.id, space]));
    this.nations = new Map(view.nations.map((nation) => [nation.id, nation]));
  }

  side(nation) {
    return this.nations.get(nation).seat;
  }

  holder(space) {
    return this.side(this.spaces.get(space).nation);
  }

  marching(nation) {
    return this.nations.get(nation).army === this.view.army;
  }

  // The seat a reader is interested in: whose army moves, else his own.
  seat() {
    return this.view.army ? this.side(this.view.army) : this.view.seat || "prussia";
  }
}

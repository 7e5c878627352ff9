// Questions to the server that do not change the game: why not, what would follow, what would come of it.
export class Questions {
  constructor(link) {
    this.link = link;
    this.waiting = new Map(); // by id of the message, who waits for its answer
  }

  // What is refused is not answered, unless the one who asks has to know.
  ask(message) {
    return new Promise((resolve) => {
      this.waiting.set(this.link.request(message), resolve);
    });
  }

  answer(message) {
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  refuse({ id, about }) {
    if (about?.type === "narrow") this.waiting.get(id)?.({ following: null });
    this.waiting.delete(id);
  }
}

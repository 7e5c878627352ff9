// What differs between the wars that are fought with generals, trains and tactical cards. A desk says it
// once, when it is loaded.
export const manner = {
  letters: {}, // by nation, what is written on its trains and shields
  reserve: 10, // the most a Reserve counts
  shapes: {}, // by kind, how pieces are drawn that only this war has
};

/** @param {object} ways some of the above */
export const adopt = (ways) => Object.assign(manner, ways);

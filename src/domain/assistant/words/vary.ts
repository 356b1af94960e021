/** One of several ways to say a thing: another one each time, and the same for the same conversation. */
export const vary = <Way>(ways: readonly [Way, ...Way[]], turn: number): Way =>
  ways[turn % ways.length] ?? ways[0];

import type { SearchEngine } from "#domain/search/port.ts";

/** The same engine, with its time taken. Suggestions are not counted: nobody has asked for anything yet. */
export const timedSearch = <Engine extends SearchEngine>(
  engine: Engine,
  observe: (seconds: number, isMissed: boolean) => void,
): Engine => ({
  ...engine,
  find: async (question) => {
    const started = performance.now();
    const found = await engine.find(question);
    observe((performance.now() - started) / 1000, Boolean(question.text?.trim()) && found.total === 0);
    return found;
  },
});

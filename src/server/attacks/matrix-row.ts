/** One thing to try, what must hold, and the tests that try it: `npm run security` runs them and writes docs/security.md. */
export type Row = {
  readonly id: string;
  readonly attack: string;
  readonly holds: string;
  readonly tests: readonly RowTest[];
};

export type RowTest = {
  /** What is run: `*.test.ts`, `*.long.ts` or a journey, `e2e/*.spec.ts`. */
  readonly file: string;
  /** As it is written in the source, with its `%s`. */
  readonly name: string;
  /** Where that is, when it is not in the file itself. */
  readonly written?: string;
};

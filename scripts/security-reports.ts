import { relative } from "node:path";

/** One test as a runner told it. */
export type Outcome = {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  /** Milliseconds. */
  readonly at: number;
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
};

/** What was left out on purpose did not pass. */
export const outcomesOfVitest = ({ testResults }: VitestReport): Outcome[] =>
  testResults.flatMap(({ name, startTime, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: relative(process.cwd(), name),
      title,
      passed: status === "passed",
      at: startTime,
    })),
  );

type Suite = {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean; readonly file: string }[];
  readonly suites?: readonly Suite[];
};
type PlaywrightReport = { readonly suites: readonly Suite[]; readonly stats: { readonly startTime: string } };

export function outcomesOfPlaywright({ suites, stats }: PlaywrightReport): Outcome[] {
  const at = Date.parse(stats.startTime);
  const walk = (suite: Suite): Outcome[] => [
    ...(suite.specs ?? []).map(({ title, ok, file }) => ({ file: `e2e/${file}`, title, passed: ok, at })),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return suites.flatMap(walk);
}

/** A name as it is written, with `%s` or `${…}` for what each case puts there. */
export function matcherOf(name: string): RegExp {
  const parts = name.split(/%%|%[sdifjoO#$]|\$\{[^}]*\}|\$\w+/);
  return new RegExp(
    `^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\s\\S]*")}$`,
  );
}

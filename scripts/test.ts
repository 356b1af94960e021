import { mkdir, readFile, rm } from "node:fs/promises";
import { checkSteps } from "./check-steps.ts";
import { runStep } from "./run-step.ts";

/** Everything that says whether Cleed is good, in one command. Closes with `N passed, N failed`. */
const results = "test-results";
const unitReport = `${results}/unit.json`;
const journeyReport = `${results}/journeys.json`;

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

let passed = 0;
let failed = 0;
const count = (good: number, bad: number) => {
  passed += good;
  failed += bad;
};

for (const step of checkSteps) count(...one(await runStep(step)));

const unitGood = await runStep({
  name: "unit and storage tests",
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
});
const unit = await readReport<{ numPassedTests: number; numFailedTests: number }>(unitReport);
count(unit?.numPassedTests ?? 0, atLeastOne(unit?.numFailedTests ?? 0, unitGood));

const built = [
  await runStep({ name: "release build", command: "npm run build --silent -- --logLevel warn" }),
  await runStep({ name: "workshop build", command: "npm run build:workshop --silent -- --logLevel warn" }),
];
for (const good of built) count(...one(good));

if (built.every(Boolean)) {
  const journeysGood = await runStep({ name: "journeys in a browser", command: "playwright test" });
  const journeys = await readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    journeyReport,
  );
  const stats = journeys?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  // What passed at its second try passed; it is named by the runner and counted below, to be looked into.
  count(stats.expected + stats.flaky, atLeastOne(stats.unexpected, journeysGood));
  if (stats.flaky > 0) console.log(`\n${stats.flaky} of them at the second try`);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function one(good: boolean): [number, number] {
  return good ? [1, 0] : [0, 1];
}

/** A runner that failed without naming a test has failed all the same. */
function atLeastOne(failures: number, good: boolean): number {
  return good ? failures : Math.max(1, failures);
}

async function readReport<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}

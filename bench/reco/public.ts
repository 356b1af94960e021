import { readFileSync } from "node:fs";
import { writeResults } from "../results.ts";
import { benchAmazon } from "./amazon.ts";
import { benchGowalla } from "./gowalla.ts";
import { benchMillion } from "./million.ts";
import { benchRent } from "./rent.ts";

/*
 * How well the learned parts do on public sets with known splits, beside simple ways.
 * `node bench/reco/public.ts [gowalla|amazon-clothing|renttherunway|a-million-events]`
 */
const title = "Recommendation on public data";
const sets: Readonly<Record<string, () => string | undefined>> = {
  gowalla: benchGowalla,
  "amazon-clothing": benchAmazon,
  renttherunway: benchRent,
  "a-million-events": benchMillion,
};
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in sets));
if (unknown) {
  console.error(`There is no set ${unknown}: ${Object.keys(sets).join(", ")}.`);
  process.exit(1);
}

const intro =
  "`node bench/reco/public.ts`. Sets that lie beside the project and are not part of it. All items are ranked; seconds and milliseconds are processor time on one core, whatever else the machine does; memory is that of the whole process, with the data.";
const parts = partsBefore();
for (const [name, bench] of Object.entries(sets)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const part = bench();
  if (part) parts.set(name, part);
  else console.log(`${name} is not there: skipped.`);
}
const written = Object.keys(sets).flatMap((name) => parts.get(name) ?? []);
if (written.length > 0) await writeResults({ [title]: [intro, ...written].join("\n\n") });

/** What an earlier run wrote about the sets that are not asked for now. */
function partsBefore(): Map<string, string> {
  const text = readFileSync(new URL("../RESULTS.md", import.meta.url), "utf8");
  const own = text.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? "";
  const found = own.split(/^(?=\*\*[a-z-]+\*\*: )/m).slice(1);
  return new Map(found.map((part) => [/^\*\*([a-z-]+)\*\*/.exec(part)?.[1] ?? "", part.trim()]));
}

import { readFile } from "node:fs/promises";
import { type DevelopmentTurn, type Judged, judge } from "../../src/domain/assistant/development/judge.ts";
import { understand } from "../../src/domain/assistant/understand/understand.ts";
import { type Language, languages } from "../../src/vocabulary/language.ts";
import { indexBrands } from "../../src/vocabulary/lexicon/brand-index.ts";
import { writeResults } from "../results.ts";

/**
 * How well single messages are understood. `node bench/assistant/understanding.ts [--failures] [--dry] [file.json]`;
 * a file of the same form is read instead of the set of the project, its language by its name (`turns.fr.json`).
 */
const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const file = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const brands = indexBrands([]);

const rows: string[] = [];
for (const language of languages) {
  if (file && !file.includes(`.${language}.`)) continue;
  const path =
    file ?? new URL(`../../src/domain/assistant/development/turns.${language}.json`, import.meta.url);
  const turns: DevelopmentTurn[] = JSON.parse(await readFile(path, "utf8"));
  rows.push(report(language, turns));
}
if (!file && !flags.includes("--dry"))
  await writeResults({
    "Understanding of messages": `\`node bench/assistant/understanding.ts\`. The development set, written before the parser by people who had not seen the lexicon. Exact: the intent and every slot right and nothing more; values that may be there are free. F1 over all values of all slots.

| language | messages | exact | slot F1 | intent | ms a message |
|---|---|---|---|---|---|
${rows.join("\n")}`,
  });

function report(language: Language, turns: readonly DevelopmentTurn[]): string {
  const read = () =>
    turns.map((turn) => understand(turn.text, { language, universe: turn.universe, brands }));
  const utterances = read();
  const start = performance.now();
  for (let i = 0; i < 5; i++) read();
  const ms = (performance.now() - start) / 5 / turns.length;
  const judged = turns.map((turn, i) => {
    const utterance = utterances[i];
    if (!utterance) throw new Error("Nothing was understood");
    return { turn, utterance, result: judge(utterance, turn) };
  });
  const share = (is: (result: Judged) => boolean) =>
    `${((100 * judged.filter(({ result }) => is(result)).length) / turns.length).toFixed(1)} %`;
  const sum = (of: (result: Judged) => number) => judged.reduce((all, { result }) => all + of(result), 0);
  const [right, missing, extra] = [
    sum((r) => r.right),
    sum((r) => r.missing.length),
    sum((r) => r.extra.length),
  ];
  const f1 = (2 * right) / (2 * right + missing + extra);
  const [exact, intent] = [share(({ isExact }) => isExact), share(({ isIntent }) => isIntent)];
  console.log(
    `${language}: ${turns.length} messages, exact ${exact}, F1 ${f1.toFixed(3)}, intent ${intent}, ${ms.toFixed(2)} ms`,
  );
  if (flags.includes("--failures"))
    for (const { turn, utterance, result } of judged.filter(({ result }) => !result.isExact))
      console.log(
        `  ${turn.text}\n     ${[
          result.isIntent ? "" : `${utterance.intent} for ${String(turn.gold.intent)}`,
          result.missing.length > 0 ? `missing ${result.missing.join(" ")}` : "",
          result.extra.length > 0 ? `extra ${result.extra.join(" ")}` : "",
        ]
          .filter(Boolean)
          .join("; ")}`,
      );
  return `| ${language} | ${turns.length} | ${exact} | ${f1.toFixed(3)} | ${intent} | ${ms.toFixed(2)} |`;
}

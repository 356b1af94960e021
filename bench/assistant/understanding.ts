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
const cold = process.cpuUsage();
understand("hello", { language: "en", universe: "women", brands });
const first = process.cpuUsage(cold);
for (const language of languages) {
  if (file && !file.includes(`.${language}.`)) continue;
  const path =
    file ?? new URL(`../../src/domain/assistant/development/turns.${language}.json`, import.meta.url);
  const turns: DevelopmentTurn[] = JSON.parse(await readFile(path, "utf8"));
  rows.push(report(language, turns));
}
if (!file && !flags.includes("--dry"))
  await writeResults({
    "Understanding of messages": `\`node bench/assistant/understanding.ts\`. The development set, written before the parser by people who had not seen the lexicon. Exact: the intent and every slot right and nothing more; values that may be there are free. F1 over all values of all slots. The rules were written while looking at these messages: other messages are understood less well. Processor time a message, with a slip that was not seen before; the first message of a process takes ${Math.round((first.user + first.system) / 1000)} ms more, for the indexes of words.

| language | messages | exact | slot F1 | intent | ms a message |
|---|---|---|---|---|---|
${rows.join("\n")}`,
  });

function report(language: Language, turns: readonly DevelopmentTurn[]): string {
  const hear = ({ text, universe }: DevelopmentTurn) => understand(text, { language, universe, brands });
  const utterances = turns.map(hear);
  // Slips that were made before are remembered: only messages with new ones tell what a message takes.
  const unseen = turns.map((turn, i) => ({ ...turn, text: slipped(turn.text, i) }));
  const before = process.cpuUsage();
  for (const turn of unseen) hear(turn);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / turns.length;
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

/** The message with a letter typed twice, each time another one. */
function slipped(text: string, i: number): string {
  const at = i % Math.max(1, text.length);
  return text.slice(0, at + 1) + text.slice(at);
}

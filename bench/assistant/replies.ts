import { readFile } from "node:fs/promises";
import { reply } from "../../src/domain/assistant/answer/reply.ts";
import type { AssistantWorld } from "../../src/domain/assistant/answer/world.ts";
import { emptyConversation } from "../../src/domain/assistant/conversation.ts";
import type { GoldDialogue } from "../../src/domain/assistant/testing/follow-dialogues.ts";
import { understand } from "../../src/domain/assistant/understand/understand.ts";
import { renewing } from "../../src/domain/looks/renew.ts";
import { wantsOf } from "../../src/domain/recommendation/wants.ts";
import { embeddedEngine } from "../../src/domain/search/embedded-engine.ts";
import { languages } from "../../src/vocabulary/language.ts";
import { indexBrands } from "../../src/vocabulary/lexicon/brand-index.ts";
import type { Universe } from "../../src/vocabulary/universe.ts";
import { makeSnapshot } from "../make-snapshot.ts";
import { writeResults } from "../results.ts";

/*
 * What a whole answer costs, for every message of the development dialogues in its place.
 * `node bench/assistant/replies.ts 2400 100000`; with `--print` it prints every tenth dialogue and writes nothing.
 */
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const isPrinting = process.argv.includes("--print");

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const rows: string[] = [];
for (const size of sizes.length > 0 ? sizes : [2_400, 100_000]) {
  const snapshot = await makeSnapshot(size);
  const work = renewing(snapshot, []);
  let step = work.next();
  while (!step.done) step = work.next();
  const looks = step.value;
  const engine = embeddedEngine(() => snapshot);
  await engine.prepare();
  const world: AssistantWorld = { snapshot: () => snapshot, engine, looks: () => looks };
  const brands = indexBrands([...snapshot.brands.values()].map(({ name }) => name));
  const times: number[] = [];
  let [empty, asked, withLook] = [0, 0, 0];
  for (const language of languages) {
    const path = `src/domain/assistant/development/dialogues.${language}.json`;
    const dialogues: readonly GoldDialogue[] = JSON.parse(await readFile(path, "utf8"));
    for (const [i, { universe: side, turns }] of dialogues.entries()) {
      const universe = side as Universe;
      // Every other person told the site something.
      const wants =
        i % 2 === 0 ? undefined : wantsOf(snapshot, universe, { styles: { selected_styles: [1, 2] } });
      let conversation = emptyConversation;
      for (const { text } of turns) {
        const start = worked();
        const utterance = understand(text, { language, universe, brands, standing: conversation.standing });
        const answer = await reply(world, conversation, utterance, { universe, language, wants });
        times.push(worked() - start);
        conversation = answer.conversation;
        if (["find", "refine", "outfit"].includes(answer.intent)) {
          asked++;
          if (answer.products.length === 0) empty++;
          if (answer.look) withLook++;
        }
        if (isPrinting && i % 10 === 0) {
          console.log(
            `\n> ${text}   [${answer.intent}] ${answer.understood.map(({ label }) => label).join(" · ")}`,
          );
          console.log(`${answer.text}${answer.question ? `\n? ${answer.question.text}` : ""}`);
          console.log(`  (${answer.products.length}) ${answer.products[0]?.reasons.join(" | ") ?? ""}`);
          console.log(`  → ${answer.suggestions.map(({ label }) => label).join(" / ")}`);
        }
      }
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  rows.push(
    `| ${snapshot.size.toLocaleString("en")} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${asked} | ${empty} | ${withLook} |`,
  );
  console.log(rows.at(-1));
}

if (!isPrinting)
  await writeResults({
    "Assistant: answers": `\`node bench/assistant/replies.ts\`. Understanding a message and the whole answer to it, milliseconds of processor time, over every message of the development dialogues in its place, by somebody who told the site nothing and by somebody with a taste in turn; then how many messages looked for something, after how many of them nothing could be shown (the answer then says which one condition is in the way), and how many looks were made.

| products | messages | median | 95th percentile | slowest | searches | nothing shown | looks |
|---|---|---|---|---|---|---|---|
${rows.join("\n")}`,
  });

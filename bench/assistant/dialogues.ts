import { readFile } from "node:fs/promises";
import {
  followDialogues,
  type GoldDialogue,
  jointExact,
} from "../../src/domain/assistant/testing/follow-dialogues.ts";
import { languages } from "../../src/vocabulary/language.ts";
import { writeResults } from "../results.ts";

/*
 * What stands after each message of the development dialogues, against what their writers say.
 * `node bench/assistant/dialogues.ts` writes the figures down; with `--misses` it prints what is wrong instead, with
 * `--dry` the figures alone. A file of the same form is read instead of the set of the project, its language by its
 * name (`dialogues.fr.json`), and nothing is written down.
 */
const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const file = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const rows: string[] = [];
for (const language of languages) {
  if (file && !file.includes(`.${language}.`)) continue;
  const path = file ?? `src/domain/assistant/development/dialogues.${language}.json`;
  const dialogues: readonly GoldDialogue[] = JSON.parse(await readFile(path, "utf8"));
  const turns = followDialogues(dialogues, language);
  const whole = dialogues.filter((_, i) => turns.every(({ dialogue, isRight }) => dialogue !== i || isRight));
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  rows.push(
    `| ${language} | ${dialogues.length} | ${turns.length} | ${percent(jointExact(turns))} | ${percent(whole.length / dialogues.length)} |`,
  );
  console.log(rows.at(-1));
  if (flags.includes("--misses"))
    for (const { dialogue, text, isRight, expected, found } of turns)
      if (!isRight) console.log(`#${dialogue} ${text}\n   gold  ${expected}\n   found ${found}`);
}

if (!file && !flags.includes("--misses") && !flags.includes("--dry"))
  await writeResults({
    "Assistant: dialogues": `\`node bench/assistant/dialogues.ts\`. After how many messages of the development dialogues exactly the right things stand, with the assistant's own reading of the messages before carried on; and how many dialogues are right to the end.

| language | dialogues | messages | joint exact | whole dialogues |
|---|---|---|---|---|
${rows.join("\n")}`,
  });

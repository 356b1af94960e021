import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { understand } from "../../src/domain/assistant/understand/understand.ts";
import type { Utterance } from "../../src/domain/assistant/utterance.ts";
import { indexBrands } from "../../src/vocabulary/lexicon/brand-index.ts";
import { writeResults } from "../results.ts";

/**
 * How many of the relative captions of FashionIQ ("is darker and has longer sleeves") say something to us.
 * `node bench/assistant/fashioniq.ts [--misses] [--dry]`; without the data beside the project it says so.
 */
const folder = new URL("../../../shared/data/fashioniq/", import.meta.url);
const brands = indexBrands([]);
const flags = process.argv.slice(2);
const standing = { slots: { category: ["A.1"] }, not: {} };

const captions = (await Promise.all(["dress", "shirt", "toptee"].map(captionsOf))).flat();
if (captions.length === 0) console.log("FashionIQ is not beside the project: nothing to measure.");
else await report(captions);

async function captionsOf(kind: string): Promise<string[]> {
  const file = await readFile(new URL(`cap.${kind}.train.json.gz`, folder)).catch(() => undefined);
  if (!file) return [];
  const pairs: { captions: string[] }[] = JSON.parse(gunzipSync(file).toString("utf8"));
  return pairs.flatMap(({ captions }) => captions);
}

async function report(captions: readonly string[]): Promise<void> {
  const start = performance.now();
  const heard = captions.map((caption) => ({
    caption,
    // A caption speaks of a piece that was shown.
    utterance: understand(caption, { language: "en", universe: "women", brands, standing }),
  }));
  const ms = (performance.now() - start) / captions.length;
  const share = (is: (utterance: Utterance) => boolean) =>
    `${((100 * heard.filter(({ utterance }) => is(utterance)).length) / heard.length).toFixed(1)} %`;
  const [any, several, compared] = [
    share((utterance) => factsOf(utterance) > 0),
    share((utterance) => factsOf(utterance) > 1),
    share(({ more }) => Object.keys(more).length > 0),
  ];
  console.log(
    `${captions.length} captions: something ${any}, two or more ${several}, a comparative ${compared}, ${ms.toFixed(2)} ms`,
  );
  if (flags.includes("--misses"))
    for (const { caption, utterance } of heard)
      if (factsOf(utterance) === 0) console.log(`${utterance.intent}: ${caption}`);
  if (flags.includes("--dry")) return;
  await writeResults({
    "Relative captions (FashionIQ)": `\`node bench/assistant/fashioniq.ts\`. The training captions of FashionIQ: what people write of how one piece differs from another. At least one attribute or comparative was found in ${any} of ${captions.length.toLocaleString("en")} captions, two or more in ${several}, a comparative in ${compared}.`,
  });
}

function factsOf({ slots, not, more, sale, size }: Utterance): number {
  const lists = [...Object.values(slots), ...Object.values(not)].reduce(
    (all, values) => all + (values?.length ?? 0),
    0,
  );
  return lists + Object.keys(more).length + (sale ? 1 : 0) + (size ? 1 : 0);
}

import type { SlotName } from "#vocabulary/assistant.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { leafAt, type Snapshot, sizesAt } from "../../catalogue/snapshot.ts";
import { contentFeatures } from "../../recommendation/content-features.ts";
import { type Explained, explain } from "../../recommendation/explain.ts";
import { openFeatures } from "../../recommendation/score.ts";
import { newSession } from "../../recommendation/session.ts";
import type { Question } from "../../search/port.ts";
import type { Standing } from "../conversation.ts";
import { slotWord } from "../words/slot-words.ts";
import { holds } from "./holds.ts";
import { sizeMeant } from "./size-meant.ts";

interface About {
  readonly standing: Standing;
  readonly universe: Universe;
  readonly language: Language;
  readonly whose: Pick<Question, "wants" | "session" | "features">;
}

const most = 3;

/** What speaks for each piece: what was asked for and is true of it, then what suits the person. */
export function reasonsFor(
  snapshot: Snapshot,
  rows: readonly number[],
  about: About,
): readonly (readonly string[])[] {
  const told = tellWhy(snapshot, rows, about);
  return rows.map((row, i) => {
    const own = (told?.[i]?.reasons ?? []).map(({ label }) => label[about.language]).filter(Boolean);
    const met = factsOf(snapshot, row, about);
    // One place is kept for the person where there is something to say.
    const some = [...met.slice(0, own.length > 0 ? most - 1 : most), ...own].slice(0, most);
    return some.length > 0 ? some : [plainFact(snapshot, row, about)];
  });
}

/** The score and its reasons for whoever asks; nothing for somebody who told nothing. */
export function tellWhy(
  snapshot: Snapshot,
  rows: readonly number[],
  { whose: { wants, session = newSession, features = contentFeatures } }: About,
): readonly Explained[] | undefined {
  if (!wants) return undefined;
  return explain(openFeatures(features, snapshot, wants, session), Uint32Array.from(rows));
}

/** What tells most comes first. */
const toldFirst: readonly SlotName[] = [
  "colour",
  "material",
  "pattern",
  "cut",
  "neckline",
  "collar",
  "sleeve",
  "length",
  "rise",
  "closure",
  "heel",
  "occasion",
  "season",
  "style",
  "formality",
  "brand",
];

/** What was asked for and is true of the piece. */
function factsOf(snapshot: Snapshot, row: number, about: About): readonly string[] {
  const { standing, universe, language } = about;
  const { slots, size, price } = standing;
  const isEnglish = language === "en";
  const bare = (name: SlotName, value: string): Standing => ({ slots: { [name]: [value] }, not: {} });
  const facts: string[] = [];
  const inSize = size && sizeIn(snapshot, row, size, universe);
  if (inSize) facts.push(isEnglish ? `In stock in ${inSize}` : `Disponible en ${inSize}`);
  for (const name of toldFirst)
    for (const value of slots[name] ?? [])
      if (holds(snapshot, row, bare(name, value), universe))
        facts.push(slotWord(name, value, language, { universe, brands: snapshot.brands }));
  if (price?.max !== undefined && !price.total)
    facts.push(isEnglish ? "Within your budget" : "Dans votre budget");
  if (snapshot.was[row]) facts.push(isEnglish ? "Reduced now" : "En solde en ce moment");
  return facts;
}

/** The label it is in stock in. */
function sizeIn(
  snapshot: Snapshot,
  row: number,
  size: NonNullable<Standing["size"]>,
  universe: Universe,
): string | undefined {
  const { sizes } = sizeMeant(universe, leafAt(snapshot, row), size);
  return sizesAt(snapshot, row).find(
    ({ size: own, inStock }) =>
      inStock && sizes.some(({ label, system }) => own.label === label && own.system === system),
  )?.size.label;
}

/** Something that is true of every piece: what it is for. */
function plainFact(snapshot: Snapshot, row: number, { language }: About): string {
  const brand = snapshot.brands.get(snapshot.brandIds[row] ?? 0)?.name ?? "";
  return language === "en" ? `By ${brand}` : `Marque\u00a0: ${brand}`;
}

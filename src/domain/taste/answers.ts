import { axisCount } from "../catalogue/columns.ts";
import { axisOfCode, scoreOfCode, traitAt, traitBytes } from "../recommendation/designs.ts";
import type { Evidence } from "./evidence.ts";
import type { Answers } from "./fit-traits.ts";
import { ofStyle } from "./of-style.ts";
import { type TraitKind, traitKinds } from "./taste.ts";
import { mostTraits, type TraitSpace } from "./trait-space.ts";

/** What was said of a trait since it was set by hand. */
export interface Change {
  readonly from: number;
  pull: number;
  hold: number;
}

/** So much of a trait a piece has to have for it to be chosen by choosing the piece. */
export const partOfChoice = 0.3;

/** What was said of which traits, one list after the other. What came before a trait was set is not about it. */
export function answersOf(
  space: TraitSpace,
  evidence: readonly Evidence[],
  rows: Int32Array,
  worths: Float64Array,
  since: ReadonlyMap<number, Change>,
): Answers {
  const counted: number[] = [];
  for (let at = 0; at < rows.length; at++)
    if (worths[at] !== 0 && aboutKinds(evidence[at]) !== 0) counted.push(at);
  const none = () => new Int32Array(counted.length).fill(-1);
  const answers: Answers = {
    worths: new Float64Array(counted.length),
    single: { category: none(), brand: none(), colour: none(), material: none(), pattern: none() },
    starts: new Uint32Array(counted.length + 1),
    styles: new Uint32Array(counted.length * axisCount),
    parts: new Float64Array(counted.length * axisCount),
    chosen: new Uint32Array(space.size),
    refused: new Uint32Array(space.size),
  };
  const readSome = partReader(space, answers, since);
  for (let i = 0; i < counted.length; i++) {
    const at = counted[i] ?? 0;
    const about = aboutKinds(evidence[at]);
    const row = rows[at] ?? 0;
    answers.worths[i] = worths[at] ?? 0;
    if (about === everyKind && since.size === 0) readWhole(space, answers, i, row);
    else readSome(i, row, about, evidence[at]?.at ?? 0);
  }
  return answers;
}

/** As mostly: it is about all that the piece is. */
function readWhole({ starts: from, designs }: TraitSpace, answers: Answers, i: number, row: number): void {
  const { ofRow, traits, brandOf, styleStarts, styleCodes } = designs;
  const { worths, single, starts, styles, parts, chosen, refused } = answers;
  const counts = (worths[i] ?? 0) > 0 ? chosen : refused;
  const design = ofRow[row] ?? 0;
  const last = styleStarts[design + 1] ?? 0;
  let end = starts[i] ?? 0;
  for (let style = styleStarts[design] ?? 0; style < last; style++) {
    const code = styleCodes[style] ?? 0;
    const slot = from.style + axisOfCode(code);
    const part = ofStyle[scoreOfCode(code)] ?? 0;
    styles[end] = slot;
    parts[end++] = part;
    // A faint echo of a style is no choice of it.
    if (part >= partOfChoice) counts[slot] = (counts[slot] ?? 0) + 1;
  }
  starts[i + 1] = end;
  const brand = from.brand + (brandOf[design] ?? 0);
  single.brand[i] = brand;
  counts[brand] = (counts[brand] ?? 0) + 1;
  const at = design * traitBytes;
  addWord(single.category, i, from.category, traits[at + traitAt.leaf] ?? 0, counts);
  addWord(single.colour, i, from.colour, traits[at + traitAt.colour] ?? 0, counts);
  addWord(single.material, i, from.material, traits[at + traitAt.material] ?? 0, counts);
  addWord(single.pattern, i, from.pattern, traits[at + traitAt.pattern] ?? 0, counts);
}

/** 0 is "not said". */
function addWord(slots: Int32Array, i: number, start: number, code: number, counts: Uint32Array): void {
  if (code === 0) return;
  slots[i] = start + code;
  counts[start + code] = (counts[start + code] ?? 0) + 1;
}

/** Where it is about some kinds only, or traits were set by hand. */
function partReader(space: TraitSpace, answers: Answers, since: ReadonlyMap<number, Change>) {
  const { worths, single, starts, styles, parts, chosen, refused } = answers;
  /** By the number of the kind. */
  const singles = traitKinds.map((kind) => (kind === "style" ? undefined : single[kind]));
  const [ownSlots, ownParts] = [new Uint32Array(mostTraits), new Float64Array(mostTraits)];
  return (i: number, row: number, about: number, moment: number): void => {
    const worth = worths[i] ?? 0;
    const counts = worth > 0 ? chosen : refused;
    const count = space.read(row, ownSlots, ownParts);
    let end = starts[i] ?? 0;
    for (let j = 0; j < count; j++) {
      const slot = ownSlots[j] ?? 0;
      const part = ownParts[j] ?? 0;
      const kind = space.kinds[slot] ?? 0;
      if ((about & (1 << kind)) === 0) continue;
      const set = since.get(slot);
      if (set && moment <= set.from) continue;
      const own = singles[kind];
      if (set) {
        set.pull += part * worth;
        set.hold += part * part * Math.abs(worth);
      } else if (own) own[i] = slot;
      else {
        styles[end] = slot;
        parts[end++] = part;
      }
      if (part >= partOfChoice) counts[slot] = (counts[slot] ?? 0) + 1;
    }
    starts[i + 1] = end;
  };
}

const everyKind = (1 << traitKinds.length) - 1;
const bitOf = (kind: TraitKind) => 1 << traitKinds.indexOf(kind);

/** A bit for every kind of trait that it speaks of. */
export function aboutKinds(evidence: Evidence | undefined): number {
  const scope = evidence?.scope ?? "item";
  if (scope === "item") return everyKind;
  return scope === "colour" || scope === "brand" ? bitOf(scope) : 0;
}

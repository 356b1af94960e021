import { leaves as allLeaves } from "#vocabulary/category.ts";
import { axisCount, cutNames, leafCodes } from "../catalogue/columns.ts";
import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import type { Bilingual } from "../catalogue/product.ts";
import { rowsOffered } from "../catalogue/rows-offered.ts";
import { type Snapshot, universeAt } from "../catalogue/snapshot.ts";
import { differences } from "./difference.ts";

export interface Similar {
  readonly row: number;
  /** What sets it apart, or joins them. */
  readonly why: Bilingual;
}

/** What two pieces may share; together 1. */
const shares = { kind: 0.26, style: 0.24, material: 0.12, pattern: 0.1, colour: 0.1, cut: 0.1, price: 0.08 };
/** Blazers and bombers: this much of being of one kind. */
const sameFamily = 0.45;
/** What each piece of a brand, or of a colour, takes from the next one of it. */
const crowding = { brand: 0.12, colour: 0.03 };
/** So many times what is shown, so that there is something to choose from. */
const shortlist = 8;

/** The nearest pieces of the same universe that can be had, varied, each with what sets it apart. */
export function similarTo(snapshot: Snapshot, row: number, limit: number): readonly Similar[] {
  const near = nearest(snapshot, row, Math.max(60, limit * shortlist));
  const told = new Map<string, number>();
  return vary(snapshot, near, limit).map((one) => {
    // A row of five that all cost less says it once, and then finds something else to say.
    const [fact] = differences(snapshot, row, one)
      .map((found, place) => ({ ...found, place: place + 2 * (told.get(found.kind) ?? 0) }))
      .sort((a, b) => a.place - b.place);
    if (fact) told.set(fact.kind, (told.get(fact.kind) ?? 0) + 1);
    return { row: one, why: fact?.words ?? { en: "", fr: "" } };
  });
}

interface Near {
  readonly row: number;
  readonly likeness: number;
}

/** By likeness, of its family; of its department where the family is too small. */
function nearest(snapshot: Snapshot, row: number, most: number): readonly Near[] {
  const { byFamily, byDepartment } = rowsByGroup(snapshot)[universeAt(snapshot, row)];
  const own = snapshot.leaves[row] ?? 0;
  const family = byFamily[families[own] ?? 0] ?? none;
  const some = family.length * shortlist >= most ? family : (byDepartment[departments[own] ?? 0] ?? none);
  const found = Array.from(some, (one) => ({ row: one, likeness: likeness(snapshot, row, one) }));
  return found
    .filter((one) => one.row !== row)
    .sort((a, b) => b.likeness - a.likeness || a.row - b.row)
    .slice(0, most);
}

/** Next comes what is nearest, less what its brand and colour had already. */
function vary({ brandIds, mainColour }: Snapshot, near: readonly Near[], limit: number): readonly number[] {
  const [brands, colours] = [new Map<number, number>(), new Map<number, number>()];
  const taken = new Set<number>();
  const worth = ({ row, likeness: like }: Near): number =>
    like -
    crowding.brand * (brands.get(brandIds[row] ?? 0) ?? 0) -
    crowding.colour * (colours.get(mainColour[row] ?? 0) ?? 0);
  while (taken.size < Math.min(limit, near.length)) {
    let [best, most] = [-1, Number.NEGATIVE_INFINITY];
    for (const one of near) {
      if (taken.has(one.row)) continue;
      // Sorted by likeness: nothing that follows can be worth more than it is like.
      if (one.likeness <= most) break;
      const is = worth(one);
      if (is > most) [best, most] = [one.row, is];
    }
    taken.add(best);
    count(brands, brandIds[best] ?? 0);
    count(colours, mainColour[best] ?? 0);
  }
  return [...taken];
}

const count = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1);

function likeness(snapshot: Snapshot, row: number, other: number): number {
  const { leaves, pattern, mainColour, mainMaterial, colours, materials, prices } = snapshot;
  const same = (column: Uint8Array): number => (column[row] === column[other] ? 1 : 0);
  const share = (column: Uint32Array): number =>
    ((column[row] ?? 0) & (column[other] ?? 0)) === 0 ? 0 : 0.5;
  const isKin = families[leaves[row] ?? 0] === families[leaves[other] ?? 0];
  return (
    shares.kind * (same(leaves) || (isKin ? sameFamily : 0)) +
    shares.style * styleLikeness(snapshot, row, other) +
    shares.material * (same(mainMaterial) || share(materials)) +
    shares.pattern * same(pattern) +
    shares.colour * (same(mainColour) || share(colours)) +
    shares.cut * cutLikeness(snapshot, row, other) +
    shares.price * priceLikeness(prices[row] ?? 0, prices[other] ?? 0)
  );
}

/** The cosine of the two tastes. */
function styleLikeness({ styles }: Snapshot, row: number, other: number): number {
  let [dot, one, two] = [0, 0, 0];
  for (let axis = 0; axis < axisCount; axis++) {
    const [a, b] = [styles[row * axisCount + axis] ?? 0, styles[other * axisCount + axis] ?? 0];
    dot += a * b;
    one += a * a;
    two += b * b;
  }
  return one === 0 || two === 0 ? 0 : dot / Math.sqrt(one * two);
}

/** Of the words that are said of either, how many are the same. */
function cutLikeness({ fit, cut }: Snapshot, row: number, other: number): number {
  let [said, same] = [0, 0];
  const compare = (a = 0, b = 0) => {
    if (a === 0 && b === 0) return;
    said++;
    if (a === b) same++;
  };
  compare(fit[row], fit[other]);
  for (const name of cutNames) compare(cut[name][row], cut[name][other]);
  return said === 0 ? 0 : same / said;
}

/** 1 at the same price, 0 at twice or half of it. A piece that nobody sells has none. */
function priceLikeness(price: number, other: number): number {
  if (price === 0 || other === 0) return 0;
  return Math.max(0, 1 - Math.abs(Math.log2(other / price)));
}

/** By the code of a leaf, the number of the group it belongs to. */
function groupsBy(groupOf: (leaf: string) => string): Uint8Array {
  const names = [...new Set(allLeaves.map(groupOf))];
  return Uint8Array.from({ length: 256 }, (_, code) => {
    const leaf = leafCodes.wordOf(code);
    return leaf ? names.indexOf(groupOf(leaf)) + 1 : 0;
  });
}
const families = groupsBy((leaf) => leaf.slice(0, leaf.lastIndexOf(".")));
const departments = groupsBy((leaf) => leaf.charAt(0));

const none = new Uint32Array(0);

/** What can be had, by family and by department. */
const rowsByGroup = onceASnapshot((snapshot) => {
  const grouped = (rows: Uint32Array, groups: Uint8Array): readonly Uint32Array[] =>
    Array.from({ length: Math.max(...groups) + 1 }, (_, group) =>
      rows.filter((row) => groups[snapshot.leaves[row] ?? 0] === group),
    );
  const of = (rows: Uint32Array) => ({
    byFamily: grouped(rows, families),
    byDepartment: grouped(rows, departments),
  });
  const { men, women } = rowsOffered(snapshot);
  return { men: of(men), women: of(women) };
});

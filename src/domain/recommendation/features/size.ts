import { leaves } from "#vocabulary/category.ts";
import { type Size, type SizeField, sizeFieldOf } from "#vocabulary/size.ts";
import { convertSize } from "#vocabulary/size-conversion.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { leafCodes } from "../../catalogue/columns.ts";
import { leafAt, type Snapshot, sizesAt } from "../../catalogue/snapshot.ts";
import { traitByCode } from "../correct-reading.ts";
import { type Feature, silent } from "../feature.ts";
import type { Wants } from "../wants.ts";
import { inYourSize } from "../words.ts";

/** What a size of a shop is to the person; the larger, the better. */
const [foreign, other, about, mine] = [0, 1, 2, 3];
/** Charts disagree on some conversions, so such a size is likely theirs and not certainly. */
const worth = Float64Array.of(silent, 0, 0.8, 1);
const nothing = new Uint8Array(0);

export const size: Feature = {
  key: "size",
  weight: 12,
  editable: true,
  lock: "sizes",
  mayBeSilent: true,
  effort: 12,
  open(snapshot, wants) {
    if (wants.sizes.size === 0) return undefined;
    const { universe } = wants;
    const { leaves: column, sizeStarts, sizeCodes } = snapshot;
    const byLeaf = judgedByLeaf(snapshot, wants);
    const isOneSize = oneSizeIn(snapshot);
    return traitByCode(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) {
            const row = rows[i] ?? 0;
            const judged = byLeaf[column[row] ?? 0] ?? nothing;
            let best = foreign;
            const end = judged === nothing ? 0 : (sizeStarts[row + 1] ?? 0);
            for (let at = sizeStarts[row] ?? 0; at < end && best < mine; at++) {
              const code = sizeCodes[at] ?? 0;
              const is = judged[code >> 1] ?? foreign;
              // Sold out: it could have been theirs, so the piece is not in their size.
              const there = (code & 1) === 1 || is < other ? is : other;
              if (there > best) best = there;
            }
            values[i] = worth[best] ?? silent;
          }
        },
        says: (row) => sizeWords(snapshot, wants, row),
        // A size that cannot be compared may not fit: under a lock that is not good enough.
        passesInSilence: (row) => !byLeaf[column[row] ?? 0] || isOneSize(row),
      },
      column,
      leafCodes.list.length + 1,
      (code) => {
        const leaf = leafCodes.wordOf(code);
        const field = leaf && sizeFieldOf(universe, leaf);
        return field && wants.sizes.has(field) ? `size:${field}` : undefined;
      },
    );
  },
};

/** For each leaf they gave a size for, what every size there is would be to them. */
function judgedByLeaf(snapshot: Snapshot, { universe, sizes }: Wants): readonly (Uint8Array | undefined)[] {
  const byField = new Map(
    [...sizes].map(([field, own]) => [
      field,
      Uint8Array.from(snapshot.sizeWords, (word) => judge(universe, field, own, word)),
    ]),
  );
  const byLeaf: (Uint8Array | undefined)[] = new Array(256).fill(undefined);
  for (const leaf of leaves) {
    const field = sizeFieldOf(universe, leaf);
    byLeaf[leafCodes.codeOf(leaf)] = field && byField.get(field);
  }
  return byLeaf;
}

function judge(universe: Universe, field: SizeField, own: readonly Size[], word: Size): number {
  let best = foreign;
  for (const size of own) {
    const same = size.system === word.system;
    const there = same ? { ...size, about: false } : convertSize(universe, field, size, word.system);
    if (!there) continue;
    const is = there.label !== word.label ? other : there.about ? about : mine;
    best = Math.max(best, is);
  }
  return best;
}

/** Whether it can be had in the one size there is. */
function oneSizeIn({ sizeStarts, sizeCodes, sizeWords: words }: Snapshot): (row: number) => boolean {
  const isOne = words.map(({ system }) => system === "one");
  return (row) => {
    for (let at = sizeStarts[row] ?? 0; at < (sizeStarts[row + 1] ?? 0); at++) {
      const code = sizeCodes[at] ?? 0;
      if ((code & 1) === 1 && isOne[code >> 1]) return true;
    }
    return false;
  };
}

function sizeWords(snapshot: Snapshot, { universe, sizes }: Wants, row: number) {
  const field = sizeFieldOf(universe, leafAt(snapshot, row));
  const own = (field && sizes.get(field)) ?? [];
  const found = sizesAt(snapshot, row)
    .filter(({ inStock }) => inStock)
    .map(({ size }) => ({ size, is: field ? judge(universe, field, own, size) : foreign }))
    .sort((a, b) => b.is - a.is)[0];
  return found && field ? inYourSize(found.size, field === "shoes", found.is === about) : { en: "", fr: "" };
}

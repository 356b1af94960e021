import type { Size, SizeField } from "#vocabulary/size.ts";
import { convertSize } from "#vocabulary/size-conversion.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { leafCodes } from "../../catalogue/columns.ts";
import { onceASnapshot } from "../../catalogue/once-a-snapshot.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import { traitByCode } from "../correct-reading.ts";
import { type Feature, silent } from "../feature.ts";
import { sizeFields } from "../fields-of-leaves.ts";
import { byteAt, type Pieces, pieceBytes, sizeSetAt } from "../piece-layout.ts";
import { byPiece, piecesOf } from "../pieces.ts";
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
  open(snapshot, wants) {
    if (wants.sizes.size === 0) return undefined;
    const { universe } = wants;
    const { leaves: column } = snapshot;
    const setsByLeaf = byLeafOf(wants, setsJudgedBy(snapshot));
    const byLeaf = byLeafOf(wants, judgedBy(snapshot));
    const isOneSize = oneSizeIn(snapshot);
    return traitByCode(
      {
        ...byPiece(snapshot, (pieces, places, values) => readSizes(pieces, setsByLeaf, places, values)),
        says(row) {
          const leaf = column[row] ?? 0;
          return sizeWords(snapshot, byLeaf[leaf] ?? nothing, sizeFields[universe][leaf] === "shoes", row);
        },
        // A size that cannot be compared may not fit: under a lock that is not good enough.
        passesInSilence: (row) => !setsByLeaf[column[row] ?? 0] || isOneSize(row),
      },
      column,
      leafCodes.list.length + 1,
      (code) => {
        const field = sizeFields[universe][code];
        return field && wants.sizes.has(field) ? `size:${field}` : undefined;
      },
    );
  },
};

function readSizes(
  { bytes, words }: Pieces,
  byLeaf: readonly (Uint8Array | undefined)[],
  places: Uint32Array,
  values: Float64Array,
): void {
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    const judged = byLeaf[bytes[place * pieceBytes + byteAt.leaf] ?? 0];
    values[i] = judged ? (worth[judged[sizeSetAt(words, place)] ?? foreign] ?? silent) : silent;
  }
}

type JudgedBy = (universe: Universe, field: SizeField, own: Size) => Uint8Array;

/** For each leaf they gave a size for, what every size or every set of sizes would be to them. */
function byLeafOf({ universe, sizes }: Wants, judged: JudgedBy): readonly (Uint8Array | undefined)[] {
  const byField = new Map(
    [...sizes].map(([field, own]) => [field, best(own.map((one) => judged(universe, field, one)))]),
  );
  return sizeFields[universe].map((field) => field && byField.get(field));
}

/** Of the sizes that a set has, the best. */
const setsJudgedBy = onceASnapshot((snapshot): JudgedBy => {
  const judged = judgedBy(snapshot);
  const { sizeSets } = piecesOf(snapshot);
  const known = new Map<Uint8Array, Uint8Array>();
  return (universe, field, own) => {
    const sizes = judged(universe, field, own);
    const sets = known.get(sizes) ?? Uint8Array.from(sizeSets, (row) => bestOfSet(snapshot, sizes, row));
    known.set(sizes, sets);
    return sets;
  };
});

function bestOfSet({ sizeStarts, sizeCodes }: Snapshot, judged: Uint8Array, row: number): number {
  let best = foreign;
  const end = sizeStarts[row + 1] ?? 0;
  for (let at = sizeStarts[row] ?? 0; at < end && best < mine; at++) {
    const code = sizeCodes[at] ?? 0;
    const is = judged[code >> 1] ?? foreign;
    // Sold out: it could have been theirs, so the piece is not in their size.
    best = Math.max(best, (code & 1) === 1 ? is : Math.min(is, other));
  }
  return best;
}

/** What every size there is would be to whoever wears this one; there are only so many that people can give. */
const judgedBy = onceASnapshot(({ sizeWords: words }): JudgedBy => {
  const known = new Map<string, Uint8Array>();
  return (universe, field, own) => {
    const key = `${universe} ${field} ${own.system} ${own.label}`;
    const judged = known.get(key) ?? Uint8Array.from(words, (word) => judge(universe, field, own, word));
    known.set(key, judged);
    return judged;
  };
});

/** Whoever gives several sizes wears any of them. */
function best(judged: readonly Uint8Array[]): Uint8Array {
  const [first = nothing, ...others] = judged;
  if (others.length === 0) return first;
  const most = first.slice();
  for (const one of others) raiseTo(most, one);
  return most;
}

function raiseTo(most: Uint8Array, one: Uint8Array): void {
  for (let i = 0; i < most.length; i++) most[i] = Math.max(most[i] ?? foreign, one[i] ?? foreign);
}

function judge(universe: Universe, field: SizeField, own: Size, word: Size): number {
  const same = own.system === word.system;
  const there = same ? { ...own, about: false } : convertSize(universe, field, own, word.system);
  if (!there) return foreign;
  return there.label !== word.label ? other : there.about ? about : mine;
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

function sizeWords(
  { sizeStarts, sizeCodes, sizeWords: words }: Snapshot,
  judged: Uint8Array,
  isShoe: boolean,
  row: number,
) {
  let [found, most]: [Size | undefined, number] = [undefined, -1];
  for (let at = sizeStarts[row] ?? 0; at < (sizeStarts[row + 1] ?? 0); at++) {
    const code = sizeCodes[at] ?? 0;
    const is = judged[code >> 1] ?? foreign;
    if ((code & 1) === 1 && is > most) [found, most] = [words[code >> 1], is];
  }
  return found ? inYourSize(found, isShoe, most === about) : { en: "", fr: "" };
}

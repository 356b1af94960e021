import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { cardBytes } from "../catalogue/card-texts.ts";
import { growingWords } from "../catalogue/growing.ts";
import { notBefore, type Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { add, type Bits, join, keep } from "./bits.ts";
import type { CarriedSpots } from "./carried-spots.ts";
import { firstFrom } from "./first-from.ts";
import type { Spots } from "./spots.ts";
import { stemOf } from "./stem.ts";

/** The words of all names in both languages, and what each is in. */
export interface NameWords {
  /** Stems, sorted. */
  readonly stems: readonly string[];
  /** How many products each is in. */
  readonly counts: Uint32Array;
  readonly bytes: number;
  /** The place of a stem; -1 when no name has it. */
  readonly find: (stem: string) => number;
  /** The first place of those that begin so, and the place after the last. */
  readonly beginningWith: (prefix: string) => readonly [number, number];
  /** Adds the products that have every one of these stems to a set. */
  readonly addWithAll: (bits: Bits, places: readonly number[]) => void;
  /** The places of the stems of each spot, for the index that comes after this one. */
  readonly ofSpot: { readonly starts: Uint32Array; readonly places: Uint32Array };
}

/** An index that was made of the catalogue before, and what has stayed of it. */
interface NamesBefore {
  readonly names: NameWords;
  readonly carried: CarriedSpots;
}

export function* indexNames(snapshot: Snapshot, spots: Spots, before?: NamesBefore): Steps<NameWords> {
  const { stems, starts, words } = yield* readNames(snapshot, spots, before);
  const met = new Uint8Array(stems.length);
  for (let i = 0; i < words.length; i++) {
    if (i % (64 * stepRows) === 0) yield;
    met[words[i] ?? 0] = 1;
  }
  const order = stems
    .map((_, i) => i)
    .filter((i) => met[i] === 1)
    .sort((a, b) => ((stems[a] ?? "") < (stems[b] ?? "") ? -1 : 1));
  yield;
  const placeOf = new Uint32Array(stems.length);
  for (const [place, stem] of order.entries()) placeOf[stem] = place;
  const sorted = order.map((stem) => stems[stem] ?? "");
  const counts = new Uint32Array(sorted.length);
  for (let i = 0; i < words.length; i++) {
    if (i % (16 * stepRows) === 0) yield;
    const place = placeOf[words[i] ?? 0] ?? 0;
    words[i] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const wordsOfSet = Math.ceil(spots.count / 32);
  // What more have than a set has words takes less room as a set.
  const common: readonly (Bits | undefined)[] = Array.from(counts, (howMany) =>
    howMany > wordsOfSet ? new Uint32Array(wordsOfSet) : undefined,
  );
  const ends = new Uint32Array(sorted.length + 1);
  for (let i = 0; i < sorted.length; i++) ends[i + 1] = (ends[i] ?? 0) + (common[i] ? 0 : (counts[i] ?? 0));
  const next = ends.slice();
  const found = new Uint32Array(ends.at(-1) ?? 0);
  for (let spot = 0; spot < spots.count; spot++) {
    if (spot % stepRows === 0) yield;
    for (let at = starts[spot] ?? 0; at < (starts[spot + 1] ?? 0); at++) {
      const place = words[at] ?? 0;
      const set = common[place];
      if (set) {
        add(set, spot);
        continue;
      }
      found[next[place] ?? 0] = spot;
      next[place] = (next[place] ?? 0) + 1;
    }
  }
  const setBytes = common.reduce((sum, set) => sum + (set?.byteLength ?? 0), 0);
  const listBytes = found.byteLength + ends.byteLength + counts.byteLength;
  const places = new Map(sorted.map((stem, place) => [stem, place]));
  return {
    stems: sorted,
    counts,
    bytes: setBytes + listBytes + words.byteLength + starts.byteLength,
    ofSpot: { starts, places: words },
    find: (stem) => places.get(stem) ?? -1,
    beginningWith: (prefix) => [firstFrom(sorted, prefix), firstFrom(sorted, `${prefix}\uffff`)],
    addWithAll(bits, all) {
      const [rarest = 0, ...others] = all.toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
      const set = common[rarest];
      // Where the rarest is common all are.
      if (set)
        joinAll(
          bits,
          set,
          others.map((place) => common[place] ?? set),
        );
      // Of the rarest, the names have a few words each.
      else
        for (let at = ends[rarest] ?? 0; at < (ends[rarest + 1] ?? 0); at++) {
          const spot = found[at] ?? 0;
          if (others.every((place) => isIn(words, place, starts[spot] ?? 0, starts[spot + 1] ?? 0)))
            add(bits, spot);
        }
    },
  };
}

/** Adds what all of these sets have. */
function joinAll(bits: Bits, first: Bits, others: readonly Bits[]): void {
  const all = others.length > 0 ? first.slice() : first;
  for (const other of others) keep(all, other);
  // A set of the index may be longer than there are spots.
  join(bits.subarray(0, all.length), all);
}

function isIn(words: Uint32Array, place: number, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (words[at] === place) return true;
  return false;
}

/** The stems in the order they are met, and for each spot those of its names, each once. */
function* readNames(snapshot: Snapshot, { count, rowAt }: Spots, before: NamesBefore | undefined) {
  const known = new Map<string, number>(before?.names.stems.map((stem, place) => [stem, place]));
  const wordsBefore = before && openWordsBefore(before);
  const read = new Map<string, readonly number[]>();
  const lastSpot: number[] = [];
  const [starts, words] = [growingWords(), growingWords()];
  const stemsIn = (written: string): readonly number[] => {
    const found = tokenise(written).map(({ text }) => {
      const stem = stemOf(text);
      const number = known.get(stem) ?? known.size;
      known.set(stem, number);
      return number;
    });
    read.set(written, found);
    return found;
  };
  for (let spot = 0; spot < count; spot++) {
    if (spot % (before ? stepRows : 128) === 0) yield;
    starts.push(words.length);
    const same = wordsBefore?.(spot);
    if (same) {
      words.extend(same.length).set(same);
      continue;
    }
    for (const written of namesAt(snapshot, rowAt[spot] ?? 0)
      .join(" ")
      .split(" "))
      for (const stem of read.get(written) ?? stemsIn(written)) {
        if (lastSpot[stem] === spot) continue;
        lastSpot[stem] = spot;
        words.push(stem);
      }
  }
  starts.push(words.length);
  return { stems: [...known.keys()], starts: starts.finish(), words: words.finish() };
}

/** The stems of a spot that is as it was, by the numbers of the index before. */
function openWordsBefore({ names: { ofSpot }, carried }: NamesBefore) {
  return (spot: number): Uint32Array | undefined => {
    const was = carried.before[spot] ?? notBefore;
    if (was === notBefore) return undefined;
    return ofSpot.places.subarray(ofSpot.starts[was], ofSpot.starts[was + 1]);
  };
}

const decoder = new TextDecoder();
const [quote, backslash, closing] = [34, 92, 125];

/**
 * The English and the French name of a card. They come first in it, `{"name":{"en":"…","fr":"…"},…`, and reading the whole
 * card with its pictures would take most of the time that an index takes.
 */
export function namesAt({ cards }: Snapshot, row: number): readonly string[] {
  const card = cardBytes(cards, row);
  const start = '{"name":{"en":"'.length;
  let at = start;
  let inside = true;
  for (; at < card.length; at++) {
    const byte = card[at];
    if (byte === backslash) at++;
    else if (byte === quote) inside = !inside;
    else if (byte === closing && !inside) break;
  }
  return decoder.decode(card.subarray(start, at - 1)).split('","fr":"');
}

import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { growingWords } from "../catalogue/growing.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { add, type Bits } from "./bits.ts";
import { isOffered } from "./fill-sets.ts";
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
  /** Adds the products of a stem to a set. */
  readonly addTo: (bits: Bits, place: number) => void;
}

export function indexNames(snapshot: Snapshot): NameWords {
  const { stems, starts, words } = readNames(snapshot);
  const order = stems.map((_, i) => i).sort((a, b) => ((stems[a] ?? "") < (stems[b] ?? "") ? -1 : 1));
  const placeOf = new Uint32Array(stems.length);
  for (const [place, stem] of order.entries()) placeOf[stem] = place;
  const sorted = order.map((stem) => stems[stem] ?? "");
  const counts = new Uint32Array(stems.length);
  for (let i = 0; i < words.length; i++) {
    const place = placeOf[words[i] ?? 0] ?? 0;
    words[i] = place;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const ends = new Uint32Array(stems.length + 1);
  for (let i = 0; i < stems.length; i++) ends[i + 1] = (ends[i] ?? 0) + (counts[i] ?? 0);
  const next = ends.slice();
  const rows = new Uint32Array(words.length);
  for (let row = 0; row < snapshot.size; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const place = words[at] ?? 0;
      rows[next[place] ?? 0] = row;
      next[place] = (next[place] ?? 0) + 1;
    }
  const places = new Map(sorted.map((stem, place) => [stem, place]));
  return {
    stems: sorted,
    counts,
    bytes: rows.byteLength + ends.byteLength + counts.byteLength,
    find: (stem) => places.get(stem) ?? -1,
    beginningWith: (prefix) => [firstFrom(sorted, prefix), firstFrom(sorted, `${prefix}\uffff`)],
    addTo(bits, place) {
      for (let at = ends[place] ?? 0; at < (ends[place + 1] ?? 0); at++) add(bits, rows[at] ?? 0);
    },
  };
}

function firstFrom(sorted: readonly string[], from: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The stems in the order they are met, and for each row those of its names, each once. */
function readNames(snapshot: Snapshot) {
  const known = new Map<string, number>();
  const read = new Map<string, readonly number[]>();
  const lastRow: number[] = [];
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
  for (let row = 0; row < snapshot.size; row++) {
    starts.push(words.length);
    if (!isOffered(snapshot, row)) continue;
    for (const written of namesAt(snapshot, row).split(" "))
      for (const stem of read.get(written) ?? stemsIn(written)) {
        if (lastRow[stem] === row) continue;
        lastRow[stem] = row;
        words.push(stem);
      }
  }
  starts.push(words.length);
  return { stems: [...known.keys()], starts: starts.finish(), words: words.finish() };
}

const decoder = new TextDecoder();
const [quote, backslash, closing] = [34, 92, 125];

/**
 * The names of a card, as one text. They come first in it, `{"name":{"en":"…","fr":"…"},…`, and reading the whole
 * card with its pictures would take most of the time that an index takes.
 */
function namesAt({ cardStarts, cards }: Snapshot, row: number): string {
  const start = (cardStarts[row] ?? 0) + '{"name":{"en":"'.length;
  const end = cardStarts[row + 1] ?? 0;
  let at = start;
  let inside = true;
  for (; at < end; at++) {
    const byte = cards[at];
    if (byte === backslash) at++;
    else if (byte === quote) inside = !inside;
    else if (byte === closing && !inside) break;
  }
  return decoder.decode(cards.subarray(start, at)).replace('","fr":"', " ");
}

import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { slugOf } from "#vocabulary/slug.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { add, type Bits } from "./bits.ts";
import type { Spots } from "./spots.ts";

/** Brands and what each has. */
export interface BrandSpots {
  /** By slot. */
  readonly ids: readonly number[];
  /** As they are told. */
  readonly values: readonly string[];
  /** The slot of each spot's brand. */
  readonly slotAt: Uint32Array;
  /** Adds what these brands have to a set. */
  readonly addTo: (bits: Bits, ids: Iterable<number>) => void;
  /** Brands by their whole name, as `slugOf` writes it, and by each folded word of it. */
  readonly named: (slug: string) => readonly number[];
  readonly withWord: (word: string) => readonly number[];
  readonly bytes: number;
}

export function* brandSpots({ brandIds, brands }: Snapshot, { count, rowAt }: Spots): Steps<BrandSpots> {
  const slots = new Map<number, number>();
  const slotAt = new Uint32Array(count);
  for (let spot = 0; spot < count; spot++) {
    if (spot % (4 * stepRows) === 0) yield;
    const id = brandIds[rowAt[spot] ?? 0] ?? 0;
    const slot = slots.get(id) ?? slots.size;
    slots.set(id, slot);
    slotAt[spot] = slot;
  }
  const ends = new Uint32Array(slots.size + 1);
  for (let spot = 0; spot < count; spot++) {
    const slot = slotAt[spot] ?? 0;
    ends[slot + 1] = (ends[slot + 1] ?? 0) + 1;
  }
  yield;
  for (let i = 0; i < slots.size; i++) ends[i + 1] = (ends[i + 1] ?? 0) + (ends[i] ?? 0);
  const [next, spots] = [ends.slice(), new Uint32Array(count)];
  for (let spot = 0; spot < count; spot++) {
    if (spot % (4 * stepRows) === 0) yield;
    const slot = slotAt[spot] ?? 0;
    spots[next[slot] ?? 0] = spot;
    next[slot] = (next[slot] ?? 0) + 1;
  }
  const [bySlug, byWord] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const note = (map: Map<string, number[]>, key: string, id: number) =>
    map.set(key, [...(map.get(key) ?? []), id]);
  for (const { id, name } of brands.values()) {
    note(bySlug, slugOf(name), id);
    for (const word of new Set(tokenise(name).map(({ text }) => text))) note(byWord, word, id);
  }
  return {
    ids: [...slots.keys()],
    values: Array.from(slots.keys(), String),
    slotAt,
    addTo(bits, ids) {
      for (const id of ids) {
        const slot = slots.get(id);
        if (slot === undefined) continue;
        for (let at = ends[slot] ?? 0; at < (ends[slot + 1] ?? 0); at++) add(bits, spots[at] ?? 0);
      }
    },
    named: (slug) => bySlug.get(slug) ?? [],
    withWord: (word) => byWord.get(word) ?? [],
    bytes: slotAt.byteLength + spots.byteLength,
  };
}

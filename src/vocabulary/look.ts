import type { Leaf } from "./category.ts";
import type { Universe } from "./universe.ts";

/** The places of a look, from the skin outwards; each holds one piece. */
export const lookSlots = [
  "top",
  "bottom",
  "one-piece",
  "layer",
  "coat",
  "shoes",
  "bag",
  "accessory",
] as const;
export type LookSlot = (typeof lookSlots)[number];

export const isLookSlot = (value: unknown): value is LookSlot => lookSlots.includes(value as LookSlot);

export const lookVerdicts = ["like", "dislike", "none"] as const;
export type LookVerdict = (typeof lookVerdicts)[number];

/** The longest code decides, first that of the universe. What is worn at home or below has no place. */
const slots: Readonly<Record<string, LookSlot>> = {
  "A.1": "top",
  "men A.1.4": "layer",
  "A.2": "top",
  "A.2.2": "layer",
  "A.3": "bottom",
  "A.4": "layer",
  "A.5": "coat",
  "A.6": "one-piece",
  "A.6.3": "layer",
  "A.7": "one-piece",
  "A.8": "bottom",
  "A.9": "one-piece",
  B: "shoes",
  "C.1": "bag",
  D: "accessory",
  E: "accessory",
  "men F.4.1": "bottom",
  "women F.4.1": "one-piece",
  "G.1.1": "top",
  "G.1.2": "bottom",
  "G.1.3": "layer",
};

/** Where a piece goes in a look; nothing when it is in none. */
export function lookSlotOf(universe: Universe, leaf: Leaf): LookSlot | undefined {
  for (let code: string = leaf; code !== ""; code = code.slice(0, Math.max(0, code.lastIndexOf(".")))) {
    const slot = slots[`${universe} ${code}`] ?? slots[code];
    if (slot) return slot;
  }
  return undefined;
}

/** A piece that takes the place of another: `shoes:45`. */
export interface LookSwap {
  readonly slot: LookSlot;
  readonly product: number;
}

const letters: Readonly<Record<LookSlot, string>> = {
  top: "t",
  bottom: "b",
  "one-piece": "o",
  layer: "l",
  coat: "c",
  shoes: "s",
  bag: "g",
  accessory: "a",
};

/** What the picture of a look is called: `look-12`, and with other shoes `look-12-s45`. */
export const lookPictureName = (id: number, swaps: readonly LookSwap[] = []): string =>
  [`look-${id}`, ...inOrder(swaps).map(({ slot, product }) => `${letters[slot]}${product}`)].join("-");

/** Nothing for any other name, so that a picture has one name only. */
export function readLookPictureName(
  name: string,
): { readonly id: number; readonly swaps: readonly LookSwap[] } | undefined {
  const [, digits, rest = ""] = /^look-([1-9]\d{0,9})((?:-[a-z][1-9]\d{0,9}){0,8})$/.exec(name) ?? [];
  if (!digits) return undefined;
  const swaps = rest.split("-").flatMap((part): LookSwap[] => {
    const slot = lookSlots.find((one) => letters[one] === part[0]);
    return slot ? [{ slot, product: Number(part.slice(1)) }] : [];
  });
  const id = Number(digits);
  return lookPictureName(id, swaps) === name ? { id, swaps } : undefined;
}

/** One for a slot, the last word first to go, in the order of the slots. */
export const inOrder = (swaps: readonly LookSwap[]): readonly LookSwap[] =>
  lookSlots.flatMap((slot) => swaps.findLast((swap) => swap.slot === slot) ?? []);

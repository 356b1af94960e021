import type { Formality } from "#vocabulary/attribute.ts";
import type { LookSlot } from "#vocabulary/look.ts";
import { axisCount } from "../catalogue/columns.ts";
import type { StyleScore } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { accord } from "./harmony.ts";
import type { Brief } from "./look.ts";
import { occasionBit, type Piece } from "./piece.ts";

/** How much of the eye each place takes. */
const weights: Readonly<Record<LookSlot, number>> = {
  "one-piece": 1.3,
  coat: 1.1,
  layer: 1.1,
  top: 1,
  bottom: 1,
  shoes: 0.7,
  bag: 0.55,
  accessory: 0.35,
};

/** What speaks for two pieces together, out of 1. */
const shares = { style: 0.42, colour: 0.4, formality: 0.1, price: 0.08 };
/** What a look owes to how its pieces go together, and to how they suit the occasion. */
const together = 0.8;

function pairScore(one: Piece, other: Piece): number {
  let style = 0;
  for (let axis = 0; axis < axisCount; axis++) style += (one.styles[axis] ?? 0) * (other.styles[axis] ?? 0);
  return (
    shares.style * style +
    shares.colour * accord(one, other) +
    shares.formality * (one.formality === other.formality ? 1 : 0.5) +
    shares.price * (1 - Math.abs(one.level - other.level))
  );
}

/** What one more piece would be worth beside these, 0 to 1. */
export function worthBeside(piece: Piece, others: readonly Piece[], { occasion }: Brief): number {
  const suits = (piece.occasions & occasionBit(occasion)) === 0 ? 0.4 : 1;
  if (others.length === 0) return suits;
  let [sum, total] = [0, 0];
  for (const other of others) {
    sum += weights[other.slot] * pairScore(piece, other);
    total += weights[other.slot];
  }
  return together * (sum / total) + (1 - together) * suits;
}

/** How well pieces go together, 0 to 1. */
export function scoreOf(pieces: readonly Piece[], brief: Brief): number {
  let [sum, total] = [0, 0];
  for (const [i, piece] of pieces.entries()) {
    sum += weights[piece.slot] * worthBeside(piece, pieces.toSpliced(i, 1), brief);
    total += weights[piece.slot];
  }
  return total === 0 ? 0 : sum / total;
}

/** The dress code of the whole: what most of it is. */
export function formalityOf(pieces: readonly Piece[]): Formality {
  let [sum, total] = [0, 0];
  for (const { slot, formality } of pieces) {
    sum += weights[slot] * formality;
    total += weights[slot];
  }
  return Math.min(5, Math.max(1, Math.round(sum / Math.max(total, 1e-9)))) as Formality;
}

/** The most tastes that are told of a look, and the least that counts as one beside its first. */
const [mostStyles, leastStyle] = [5, 0.18];

/** The taste of the whole, strongest first; there is always one. */
export function stylesOf({ styles }: Snapshot, pieces: readonly Piece[]): readonly StyleScore[] {
  const total = pieces.reduce((sum, { slot }) => sum + weights[slot], 0);
  const shareOf = (axis: number): number =>
    pieces.reduce((sum, { row, slot }) => sum + weights[slot] * (styles[row * axisCount + axis] ?? 0), 0) /
    (255 * Math.max(total, 1e-9));
  return Array.from({ length: axisCount }, (_, axis) => ({
    id: axis + 1,
    score: Math.round(100 * shareOf(axis)) / 100,
  }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .filter(({ score }, place) => place === 0 || score >= leastStyle)
    .slice(0, mostStyles);
}

import { type TraitKind, traitKinds } from "./taste.ts";
import type { TraitSpace } from "./trait-space.ts";

/** What somebody answered to pieces, and the traits of each. */
export interface Answers {
  /** Above 0 for what they turned to, below for what they turned down. */
  readonly worths: Float64Array;
  /** For each kind of which a piece has one, the trait of each answer; -1 where there is none. */
  readonly single: Readonly<Record<SingleKind, Int32Array>>;
  /** Answer i is about the styles from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  readonly styles: Uint32Array;
  /** How much of each style the piece is. */
  readonly parts: Float64Array;
  /** By trait, how often it was chosen and refused. */
  readonly chosen: Uint32Array;
  readonly refused: Uint32Array;
}
type SingleKind = Exclude<TraitKind, "style">;

/** Log odds for a weight of three quarters. */
export const sureness = 1.5;

/** How strongly people lean by each kind, in log odds, before anything is known of them; few lean by twice as much. */
const leanings: Readonly<Record<TraitKind, number>> = {
  style: 0.8,
  category: 1.8,
  brand: 1.5,
  colour: 1,
  material: 0.8,
  pattern: 0.9,
};
/** Log odds that a piece with nothing for or against it is liked. */
const usual = -1.5;
const rounds = 4;
/** Further than anybody leans, in log odds. */
const most = 9;

/**
 * The likeliest log odds of each trait, all of them together: whoever likes navy blazers need not like all blazers if
 * they turn down the others. A trait is held against what chance would have brought, for what half of the shop has
 * says little; and it is held back by doubt, so that one answer is tentative. One kind after the other, since a piece
 * has one colour and one brand.
 */
export function fitTraits(space: TraitSpace, answers: Answers): Float64Array {
  const count = answers.worths.length;
  const state: State = {
    odds: new Float64Array(space.size),
    sums: new Float64Array(count),
    average: 0,
    errors: new Float64Array(count),
    doubts: new Float64Array(count),
    pull: new Float64Array(space.size),
    hold: new Float64Array(space.size),
  };
  for (let round = 0; round < rounds; round++)
    for (const kind of traitKinds) {
      const { error, doubt } = misjudge(answers, state);
      gather(answers, kind, state);
      step(space, answers, kind, error, doubt, state);
      spread(answers, kind, state);
    }
  return state.odds;
}

interface State {
  readonly odds: Float64Array;
  /** Of each piece, what its traits make together. */
  readonly sums: Float64Array;
  /** What any piece has on average. */
  average: number;
  readonly errors: Float64Array;
  readonly doubts: Float64Array;
  /** By trait: where the errors pull it and how firmly it is held; then how far it went. */
  readonly pull: Float64Array;
  readonly hold: Float64Array;
}

/** Log odds further from even than this are as good as sure. */
const utmost = 16;
const perPoint = 256;
/** The chance at every so many log odds; between two of them it is all but straight. */
const chances = Float64Array.from(
  { length: 2 * utmost * perPoint + 2 },
  (_, i) => 1 / (1 + Math.exp(utmost - i / perPoint)),
);

/** Looked up to a millionth: to work it out takes longer than all that is done with it. */
function chanceAt(odds: number): number {
  const place = (Math.max(-utmost, Math.min(utmost, odds)) + utmost) * perPoint;
  const below = Math.floor(place);
  const low = chances[below] ?? 0;
  return low + (place - below) * ((chances[below + 1] ?? 0) - low);
}

/** How far each answer is from what would have been said of the piece. */
function misjudge({ worths }: Answers, { sums, average, errors, doubts }: State) {
  let [error, doubt] = [0, 0];
  for (let i = 0; i < worths.length; i++) {
    const worth = worths[i] ?? 0;
    const likely = chanceAt(usual - average + (sums[i] ?? 0));
    const off = worth > 0 ? worth * (1 - likely) : worth * likely;
    const unsure = Math.abs(worth) * likely * (1 - likely);
    errors[i] = off;
    doubts[i] = unsure;
    error += off;
    doubt += unsure;
  }
  return { error, doubt };
}

function gather(answers: Answers, kind: TraitKind, state: State): void {
  state.pull.fill(0);
  state.hold.fill(0);
  if (kind === "style") gatherStyles(answers, state);
  else gatherSingle(answers.single[kind], state);
}

function gatherSingle(slots: Int32Array, { errors, doubts, pull, hold }: State): void {
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? -1;
    if (slot < 0) continue;
    pull[slot] = (pull[slot] ?? 0) + (errors[i] ?? 0);
    hold[slot] = (hold[slot] ?? 0) + (doubts[i] ?? 0);
  }
}

function gatherStyles({ starts, styles, parts }: Answers, { errors, doubts, pull, hold }: State): void {
  for (let i = 0; i < errors.length; i++) {
    const error = errors[i] ?? 0;
    const doubt = doubts[i] ?? 0;
    const start = starts[i] ?? 0;
    const end = starts[i + 1] ?? 0;
    // Styles of one piece are moved together: none goes further than all may.
    let whole = 0;
    for (let at = start; at < end; at++) whole += parts[at] ?? 0;
    for (let at = start; at < end; at++) {
      const slot = styles[at] ?? 0;
      const part = parts[at] ?? 0;
      pull[slot] = (pull[slot] ?? 0) + part * error;
      hold[slot] = (hold[slot] ?? 0) + part * whole * doubt;
    }
  }
}

function step(
  { starts, counts, shares }: TraitSpace,
  { chosen, refused }: Answers,
  kind: TraitKind,
  error: number,
  doubt: number,
  state: State,
): void {
  const { odds, pull, hold } = state;
  const back = leanings[kind] ** -2;
  for (let slot = starts[kind]; slot < starts[kind] + counts[kind]; slot++) {
    const yes = chosen[slot] ?? 0;
    const no = refused[slot] ?? 0;
    const share = shares[slot] ?? 0;
    const before = odds[slot] ?? 0;
    if (yes + no === 0) {
      pull[slot] = 0;
      continue;
    }
    const change =
      ((pull[slot] ?? 0) - share * error - back * before) /
      ((hold[slot] ?? 0) * (1 - share) + share * share * doubt + back);
    // Nobody is said to like what they never turned to, nor to dislike what they never turned down.
    const after = Math.max(no > 0 ? -most : 0, Math.min(yes > 0 ? most : 0, before + change));
    odds[slot] = after;
    pull[slot] = after - before;
    state.average += share * (after - before);
  }
}

function spread({ single, starts, styles, parts }: Answers, kind: TraitKind, { sums, pull }: State): void {
  if (kind !== "style") {
    const slots = single[kind];
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? -1;
      if (slot >= 0) sums[i] = (sums[i] ?? 0) + (pull[slot] ?? 0);
    }
    return;
  }
  for (let i = 0; i < sums.length; i++) {
    const end = starts[i + 1] ?? 0;
    let change = 0;
    for (let at = starts[i] ?? 0; at < end; at++) change += (parts[at] ?? 0) * (pull[styles[at] ?? 0] ?? 0);
    sums[i] = (sums[i] ?? 0) + change;
  }
}

/** One trait by itself: one step from even odds. */
export function oddsAlone(space: TraitSpace, slot: number, pull: number, hold: number): number {
  const doubt = leanings[traitKinds[space.kinds[slot] ?? 0] ?? "style"] ** -2;
  return ((1 - (space.shares[slot] ?? 0)) * pull) / 2 / (hold / 4 + doubt);
}

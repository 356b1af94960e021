import type { StyleScore } from "#domain/catalogue/product.ts";
import { type StyleAxis, styleAxes } from "#vocabulary/style.ts";
import {
  type AxisWeights,
  colourStyles,
  fitStyles,
  kindStyles,
  leafStyles,
  materialStyles,
  patternStyles,
} from "./style-rules.ts";
import { byLeaf, type TraitFacts } from "./trait-facts.ts";

/** Below this a taste is a rumour. */
const least = 0.12;
const most = 7;

/**
 * How much a piece is of each taste. Reasons add up without ever passing 1: two that are half sure make
 * three quarters.
 */
export function stylesOf(facts: TraitFacts, brand: AxisWeights = {}): readonly StyleScore[] {
  const reasons = [
    byLeaf(leafStyles, facts),
    facts.kind && kindStyles[facts.kind],
    ...facts.materials.slice(0, 2).map((material) => materialStyles[material]),
    patternStyles[facts.pattern],
    facts.colours[0] && colourStyles[facts.colours[0]],
    facts.fit && fitStyles[facts.fit],
    // A brand colours everything it makes, but a hoodie of a tailor is still a hoodie.
    scaled(brand, 0.55),
  ].filter((reason) => reason !== undefined);
  return styleAxes
    .map((axis, i) => ({ id: i + 1, score: round(join(reasons, axis)) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, most);
}

const join = (reasons: readonly AxisWeights[], axis: StyleAxis): number =>
  1 - reasons.reduce((left, weights) => left * (1 - (weights[axis] ?? 0)), 1);

const round = (score: number): number => Math.round(score * 100) / 100;

function scaled(weights: AxisWeights, by: number): AxisWeights {
  return Object.fromEntries(Object.entries(weights).map(([axis, weight]) => [axis, weight * by]));
}

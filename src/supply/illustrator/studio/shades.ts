import { averageColour, type Cloth, coverageOf, isPatterned } from "../cloth/cloth.ts";
import { type Optics, optics } from "../cloth/optics.ts";
import { blend, type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import { clamp, mix } from "../geometry/point.ts";

/** What folds and edges of one cloth are painted with. */
export interface Shades {
  readonly optics: Optics;
  /** The colour the eye averages, and how light it is. */
  readonly average: Colour;
  readonly lightness: number;
  readonly patterned: boolean;
  /** How much of a second colour shows. */
  readonly coverage: number;
  /** Colours of valleys and of ridges. */
  readonly dark: Colour;
  readonly lit: Colour;
  /** How strongly each may be laid on before the cloth looks dirty or plastic. */
  readonly darkness: number;
  readonly brightness: number;
}

/** White needs grey folds, black needs lit ridges: lightness, strength of the dark, strength of the light. */
const strengths = [
  [0, 0.85, 0.16],
  [0.25, 0.78, 0.17],
  [0.4, 0.62, 0.2],
  [0.6, 0.48, 0.26],
  [0.8, 0.38, 0.5],
  [0.92, 0.32, 0.85],
  [1, 0.3, 0.95],
] as const;

/** Dark alpha and light alpha for cloth of this lightness. */
function strengthAt(value: number): { dark: number; light: number } {
  const above = Math.max(
    1,
    strengths.findIndex(([edge]) => edge >= value),
  );
  const [low, high] = [strengths[above - 1] ?? strengths[0], strengths[above] ?? strengths[6]];
  const share = clamp((value - low[0]) / (high[0] - low[0]), 0, 1);
  return { dark: mix(low[1], high[1], share), light: mix(low[2], high[2], share) };
}

/** A plum that keeps shadows from going grey. */
const plum: Colour = "#3b2f38";

export function shadesOf(cloth: Cloth): Shades {
  const average = averageColour(cloth);
  const patterned = isPatterned(cloth);
  const value = lightness(average);
  const strength = strengthAt(value);
  const { sheen, contrast } = optics[cloth.kind];
  return {
    optics: optics[cloth.kind],
    average,
    lightness: value,
    patterned,
    coverage: coverageOf(cloth),
    dark: shadow(blend(average, plum, 0.35), value > 0.75 ? 0.5 : 0.66),
    lit: light(average, 0.75),
    darkness: strength.dark * contrast * (patterned ? 1.1 : 1),
    brightness: strength.light * (0.5 + sheen) * (patterned ? 0.6 : 1),
  };
}

/** Light from the top left around a body: the stops of a gradient from its left side to its right. */
export function roundness(cloth: Cloth): string {
  const { average, lightness: value, patterned, optics: behaviour } = shadesOf(cloth);
  const strength = strengthAt(value);
  const dark = strength.dark * 0.62 * (0.75 + 0.25 * behaviour.contrast);
  const lit = strength.light * 0.62 * (patterned ? 0.6 : 1) * (0.5 + 0.8 * behaviour.sheen);
  const [shade, glow] = [shadow(blend(average, plum, 0.3), 0.6), light(average, 0.7)];
  const stops: readonly (readonly [number, Colour, number])[] = [
    [0, shade, dark * 0.5],
    [0.1, shade, dark * 0.12],
    [0.2, glow, lit * 0.5],
    [0.34, glow, lit],
    [0.5, glow, lit * 0.25],
    [0.62, shade, dark * 0.06],
    [0.8, shade, dark * 0.4],
    [1, shade, dark],
  ];
  return stops.map(([at, colour, opacity]) => gradientStop(at, colour, opacity)).join("");
}

export const gradientStop = (at: number, colour: string, opacity = 1): string =>
  `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`;

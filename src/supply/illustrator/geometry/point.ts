/** A place or a direction: centimetres in a model, pixels on a sheet. y grows downwards. */
export type Point = readonly [x: number, y: number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
/** `from` moved by `distance` along `direction`. */
export const move = (from: Point, direction: Point, distance: number): Point => [
  from[0] + direction[0] * distance,
  from[1] + direction[1] * distance,
];
// Square roots are the same to the last bit on every machine; Math.hypot need not be, and is slower.
export const length = (a: Point): number => Math.sqrt(a[0] * a[0] + a[1] * a[1]);
export const distance = (a: Point, b: Point): number => length(subtract(a, b));
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
export const between = (a: Point, b: Point, share: number): Point => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
];
export const unit = (a: Point): Point => {
  const size = length(a) || 1;
  return [a[0] / size, a[1] / size];
};
/** A quarter turn: the left-hand normal of a direction on screen. */
export const quarterTurn = (a: Point): Point => [-a[1], a[0]];
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The direction a limb hangs in: 0 is straight down, positive swings to the right of the picture. */
export const hanging = (degrees: number): Point => [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
/** Across a limb that hangs at this angle, towards its outer side. */
export const across = (degrees: number): Point => [Math.cos(radians(degrees)), -Math.sin(radians(degrees))];
export function turn(point: Point, degrees: number, around: Point = [0, 0]): Point {
  const [x, y] = subtract(point, around);
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [around[0] + x * cos - y * sin, around[1] + x * sin + y * cos];
}

/** "#rrggbb" */
export type Colour = `#${string}`;
export type Lab = readonly [lightness: number, a: number, b: number];

/** Colours are mixed in OKLab, where shadows keep their hue. */
export function toLab(colour: Colour): Lab {
  const known = labs.get(colour);
  if (known) return known;
  const lab = labOf(colour);
  if (labs.size < 20_000) labs.set(colour, lab);
  return lab;
}

/** A picture asks for the same few colours hundreds of times. */
const labs = new Map<Colour, Lab>();

function labOf(colour: Colour): Lab {
  const channel = (i: number) => linear(Number.parseInt(colour.slice(i, i + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromLab([lightness, a, b]: Lab): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
    .map((value) => Math.round(255 * encoded(Math.max(0, Math.min(1, value)))))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

export const lightness = (colour: Colour): number => toLab(colour)[0];

export function blend(from: Colour, to: Colour, share: number): Colour {
  const [x, y] = [toLab(from), toLab(to)];
  const part = (a: number, b: number) => a + (b - a) * share;
  return fromLab([part(x[0], y[0]), part(x[1], y[1]), part(x[2], y[2])]);
}

/** Darker, a little richer and cooler: a painter's shadow, never plain black. */
export function shadow(colour: Colour, by: number): Colour {
  const [l, a, b] = toLab(colour);
  return fromLab([l * (1 - by), a * (1 + by * 0.3) + 0.004 * by, b * (1 + by * 0.2) - 0.012 * by]);
}

/** Lighter, a little paler and warmer. */
export function light(colour: Colour, by: number): Colour {
  const [l, a, b] = toLab(colour);
  return fromLab([l + (1 - l) * by, a * (1 - by * 0.35), b * (1 - by * 0.3) + 0.006 * by]);
}

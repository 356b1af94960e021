import { type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Point } from "../geometry/point.ts";
import type { Part, Pen, Trim } from "../model/part.ts";
import { n1, n2, type Sheet } from "../sheet.ts";
import type { Metal } from "../silhouettes/silhouette.ts";

/** The colour of a button, a zip or a buckle in this metal. */
export const metalColours: Readonly<Record<Metal, Colour>> = {
  gold: "#c9a558",
  silver: "#c4c6c8",
  rose: "#c99a83",
  steel: "#a3a6a9",
  gunmetal: "#56585c",
  brass: "#a98a4c",
};

export type Drawn = Extract<Trim, { kind: "drawn" }>;

export const drawn = (draw: (pen: Pen) => string): Drawn => ({ kind: "drawn", draw });

/** Lighter when `by` is positive, darker when negative. */
export const toned = (colour: Colour, by: number): Colour =>
  by > 0 ? light(colour, by) : shadow(colour, -by);

/** Several outlines as one, for what is made of many small pieces. */
export const together = (paths: readonly Path[]): Path =>
  new Path(
    paths.flatMap((path) => path.clockwise().segments),
    true,
  );

export const dataOf = (pen: Pen, path: Path, holes: readonly Path[] = []): string =>
  [path.clockwise(), ...holes.map((hole) => hole.clockwise().reverse())]
    .map((one) => pathData(one.map(pen.at)))
    .join("");

/** What polished metal mirrors: crisp bright and dark bands of the studio. */
const mirrored = {
  face: [0.7, 0, 0.34, 0.2, 0.04, 0.42, -0.28, 0.47, 0.82, 0.56, 0.3, 0.7, -0.1, 0.88, -0.46, 1],
  /** Round a tube or a band that bends away at both ends. */
  round: [
    -0.5, 0, -0.05, 0.1, 0.88, 0.24, 0.25, 0.36, -0.12, 0.5, -0.42, 0.58, 0.5, 0.7, 0.1, 0.84, -0.55, 1,
  ],
  /** The inside of a ring, lit from the other side. */
  inside: [-0.3, 0, -0.6, 0.2, -0.2, 0.45, -0.5, 0.6, 0.2, 0.8, 0.6, 0.93, -0.1, 1],
  /** Brushed: hardly mirrors. */
  satin: [0.4, 0, 0.12, 0.35, 0.25, 0.5, -0.05, 0.7, -0.22, 1],
} as const;

export type Polish = keyof typeof mirrored;

/** The id of a gradient of polished metal, its bands turned by `angle`; never for straight strokes. */
export function polish(sheet: Sheet, colour: Colour, how: Polish = "face", angle = 45): string {
  const tones = mirrored[how];
  // Dark metal mirrors less: its lights would look chalky.
  const gain = lightness(colour) < 0.55 ? 0.62 : 1;
  const stops = Array.from({ length: tones.length / 2 }, (_, i) => {
    const [tone = 0, at = 0] = [tones[i * 2], tones[i * 2 + 1]];
    return `<stop offset="${at}" stop-color="${toned(colour, tone > 0 ? tone * gain : tone)}"/>`;
  }).join("");
  return sheet.once(
    `polish ${colour} ${how} ${angle}`,
    (id) => `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stops}</linearGradient>`,
  );
}

export interface PieceOptions {
  readonly holes?: readonly Path[];
  readonly how?: Polish;
  readonly angle?: number;
  /** How far it stands off the ground, 0 for not at all. */
  readonly raised?: number;
  /** Strength of the lit and the dark rim. */
  readonly rim?: number;
}

/** A solid piece of metal: its shadow, its mirroring face, a dark outline and a bright line at the lit edge. */
export const metal = (shape: Path, colour: Colour, options: PieceOptions = {}): Drawn =>
  drawn((pen) => metalSvg(pen, shape, colour, options));

function metalSvg(pen: Pen, shape: Path, colour: Colour, options: PieceOptions = {}): string {
  const { holes = [], how = "face", angle = 45, raised = 0.6, rim = 1 } = options;
  const u = pen.sheet.unit;
  const id = pen.sheet.define((name) => `<path id="${name}" d="${dataOf(pen, shape, holes)}"/>`);
  const use = (attributes: string) => `<use href="#${id}" ${attributes}/>`;
  const drop = `transform="translate(${n1(1.4 * raised * u)} ${n1(2.4 * raised * u)})"`;
  return (
    (raised > 0 ? use(`fill="#1d1512" opacity=".2" ${drop}`) : "") +
    use(`fill="url(#${polish(pen.sheet, colour, how, angle)})"`) +
    (rim > 0
      ? use(
          `fill="none" stroke="${toned(colour, 0.9)}" stroke-width="${n1(1.1 * u)}" opacity="${n2(0.6 * rim)}" transform="translate(${n1(0.9 * u)} ${n1(u)})"`,
        ) +
        use(
          `fill="none" stroke="${toned(colour, -0.62)}" stroke-width="${n1(0.9 * u)}" opacity="${n2(0.8 * rim)}" stroke-linejoin="round"`,
        )
      : "")
  );
}

/** Round wire bent along a path. */
export const wire = (path: Path, thickness: number, colour: Colour): Drawn =>
  drawn((pen) => wireSvg(pen, path, thickness, colour));

export const wireSvg = (pen: Pen, path: Path, thickness: number, colour: Colour): string =>
  strands(pen.sheet, pathData(path.map(pen.at)), thickness * pen.scale, colour);

/** The strokes that make a line round wire, in pixels. */
export function strands(sheet: Sheet, data: string, px: number, colour: Colour): string {
  const id = sheet.define((name) => `<path id="${name}" d="${data}"/>`);
  const stroke = (ink: Colour, width: number, by: number, opacity = 1) =>
    `<use href="#${id}" stroke="${ink}" stroke-width="${n2(width)}"${opacity < 1 ? ` opacity="${opacity}"` : ""}${by ? ` transform="translate(${n2(px * by)} ${n2(px * by * 1.2)})"` : ""}/>`;
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    stroke(toned(colour, -0.46), px, 0) +
    stroke(toned(colour, -0.04), px * 0.76, -0.06) +
    stroke(toned(colour, 0.28), px * 0.46, -0.12) +
    stroke(toned(colour, 0.92), px * 0.18, -0.17, 0.95) +
    "</g>"
  );
}

/** One drawing repeated along a path, turned with it; `make` draws it once around the origin, in pixels. */
export function repeated(
  pen: Pen,
  path: Path,
  pitch: number,
  key: string,
  make: (scale: number) => string,
  { from = 0, until = 1, turned = true, alternate = false } = {},
): string {
  const laid = path.map(pen.at);
  const symbol = pen.sheet.once(`${key} ${n2(pen.scale)}`, (id) => `<g id="${id}">${make(pen.scale)}</g>`);
  const count = Math.max(1, Math.round((laid.length * (until - from)) / (pitch * pen.scale)));
  return Array.from({ length: path.closed ? count : count + 1 }, (_, i) => {
    const share = from + ((until - from) * i) / count;
    const [x, y] = laid.at(share);
    if (!turned) return `<use href="#${symbol}" x="${n1(x)}" y="${n1(y)}"/>`;
    const [dx, dy] = laid.tangent(share);
    const angle = Math.round((Math.atan2(dy, dx) * 180) / Math.PI) + (alternate && i % 2 ? 180 : 0);
    return `<use href="#${symbol}" transform="translate(${n1(x)} ${n1(y)})rotate(${angle})"/>`;
  }).join("");
}

/** Places of things in a row, `pitch` apart. */
export function placesAlong(path: Path, pitch: number): Point[] {
  const count = Math.max(1, Math.round(path.length / pitch));
  const places = path.points(count);
  return path.closed ? places.slice(0, -1) : places;
}

/**
 * Hardly seen itself, but it throws the shadow of what is drawn on it. Where that is dense, a less sheer one
 * lets a thumbprint know that something is there.
 */
export const shadowOf = (outline: Path, colour: Colour, trims: readonly Trim[], sheer = 0.89): Part => ({
  outline,
  cloth: { kind: "metal", colour },
  flat: true,
  edge: 0,
  sheer,
  role: "body",
  trims,
});

/** A piece of solid metal as a part of its own. */
export const metalPart = (
  outline: Path,
  colour: Colour,
  options: PieceOptions & { readonly trims?: readonly Trim[] } = {},
): Part => ({
  outline,
  cloth: { kind: "metal", colour },
  flat: true,
  edge: 0,
  role: "body",
  ...(options.holes && { holes: options.holes }),
  trims: [metal(outline, colour, options), ...(options.trims ?? [])],
});

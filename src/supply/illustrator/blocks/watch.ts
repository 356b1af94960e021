import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import { closedSpline, polyline, spline } from "../geometry/spline.ts";
import type { Line, Part, Pen, Trim } from "../model/part.ts";
import { n1, n2 } from "../sheet.ts";
import { ticks } from "./dial.ts";
import { type Drawn, drawn, metal, metalPart, polish, toned } from "./metal.ts";

/** Where the strap disappears behind the wrist, from the middle of the watch. */
const strapEnd = 5.15;

export interface StrapShape {
  /** Where it leaves the case, from the middle. */
  readonly from: number;
  /** Half its width at the case and at the end. */
  readonly half: number;
  readonly endHalf: number;
}

const upper = (path: Path, above: boolean): Path => (above ? path.map(([x, y]) => [x, -y]) : path);

/** One side of the strap, bending away at its end. */
function strapOutline({ from, half, endHalf }: StrapShape, above: boolean): Path {
  const outline = closedSpline(
    [-half, from, "*"],
    [half, from, "*"],
    [half * 0.97, from + 0.6],
    [endHalf, strapEnd - 0.5],
    [endHalf * 0.97, strapEnd - 0.16],
    [endHalf * 0.8, strapEnd],
    [-endHalf * 0.8, strapEnd],
    [-endHalf * 0.97, strapEnd - 0.16],
    [-endHalf, strapEnd - 0.5],
    [-half * 0.97, from + 0.6],
  );
  return upper(outline, above);
}

/** The shade on what bends away, and below the case. */
function bentShade(outline: Path, { from }: StrapShape, above: boolean): Drawn {
  return drawn((pen) => {
    const [, y0] = pen.at([0, above ? -strapEnd : strapEnd]);
    const [, y1] = pen.at([0, above ? -from : from]);
    const id = pen.sheet.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n1(y0)}" y2="${n1(y1)}"><stop offset="0" stop-color="#140d0c" stop-opacity=".78"/><stop offset=".1" stop-color="#140d0c" stop-opacity=".42"/><stop offset=".32" stop-color="#140d0c" stop-opacity=".05"/><stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset=".72" stop-color="#140d0c" stop-opacity="0"/><stop offset=".94" stop-color="#140d0c" stop-opacity=".3"/><stop offset="1" stop-color="#140d0c" stop-opacity=".5"/></linearGradient>`,
    );
    return `<path d="${pathData(outline.map(pen.at))}" fill="url(#${id})"/>`;
  });
}

/** A strap of leather, canvas or rubber: both sides of it. */
export function strap(
  shape: StrapShape,
  cloth: Cloth,
  seams: "stitched" | "plain" | "grooved" | "turned",
): Part[] {
  return [true, false].map((above): Part => {
    const outline = strapOutline(shape, above);
    const inset = (share: number) => {
      const x = shape.half * share;
      const end = shape.endHalf * share;
      return [-1, 1].map((side) =>
        upper(polyline([side * x, shape.from + 0.12], [side * end, strapEnd - 0.3]), above),
      );
    };
    const lines: Line[] =
      seams === "stitched"
        ? inset(0.82).map((path) => ({
            path,
            kind: "stitch",
            colour: cloth.thread ?? toned(cloth.colour, 0.35),
          }))
        : seams === "turned"
          ? inset(0.84).map((path) => ({ path, kind: "groove", strength: 0.6 }))
          : seams === "grooved"
            ? [0.3, 0, -0.3].flatMap((share) =>
                share >= 0
                  ? inset(share).map((path) => ({ path, kind: "groove" as const, strength: 0.8 }))
                  : [],
              )
            : [];
    return {
      outline,
      cloth,
      role: "belt",
      lift: 0.2,
      lines,
      trims: [bentShade(outline, shape, above), ...(above ? [] : [holes(shape)])],
    };
  });
}

/** Holes for the pin. */
const holes = ({ endHalf }: StrapShape): Drawn =>
  drawn((pen) =>
    [3.5, 4, 4.5]
      .map((y) => {
        const [x, py] = pen.at([0, y]);
        return `<ellipse cx="${n1(x)}" cy="${n1(py)}" rx="${n1(endHalf * 0.09 * pen.scale)}" ry="${n1(endHalf * 0.12 * pen.scale)}" fill="#140d0c" opacity=".75"/>`;
      })
      .join(""),
  );

/** A bracelet of links: each row is drawn once and used narrower and narrower. */
export function linkBracelet(shape: StrapShape, colour: Colour, rows: "three" | "five" | "flat"): Part[] {
  const step = rows === "flat" ? 0.34 : 0.47;
  return [true, false].map((above): Part => {
    const outline = strapOutline(shape, above);
    const links = drawn((pen) => {
      const row = pen.sheet.once(`link row ${colour} ${rows} ${n2(shape.half * pen.scale)}`, (id) => {
        const [w, h] = [shape.half * pen.scale, step * pen.scale];
        return `<g id="${id}">${linkRow(pen, w, h, colour, rows)}</g>`;
      });
      const count = Math.ceil((strapEnd - shape.from) / step);
      const placed = Array.from({ length: count }, (_, i) => {
        const y = shape.from + step * (i + 0.5);
        const share = (y - shape.from) / (strapEnd - shape.from);
        const wide = 1 + (shape.endHalf / shape.half - 1) * share;
        const [px, py] = pen.at([0, above ? -y : y]);
        return `<use href="#${row}" transform="translate(${n1(px)} ${n1(py)})rotate(${n1(pen.turn)})scale(${n2(wide)} 1)"/>`;
      }).join("");
      const clip = pen.sheet.define(
        (id) => `<clipPath id="${id}"><path d="${pathData(outline.map(pen.at))}"/></clipPath>`,
      );
      return `<g clip-path="url(#${clip})">${placed}</g>`;
    });
    return {
      outline,
      cloth: { kind: "metal", colour: toned(colour, -0.5) },
      role: "belt",
      flat: true,
      lift: 0.2,
      trims: [links, bentShade(outline, shape, above)],
    };
  });
}

function linkRow(pen: Pen, w: number, h: number, colour: Colour, rows: "three" | "five" | "flat"): string {
  const round = polish(pen.sheet, colour, "face", 90);
  const satin = polish(pen.sheet, colour, "satin", 0);
  const link = (x: number, y: number, width: number, paint: string) =>
    `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(width)}" height="${n1(h * 0.93)}" rx="${n1(h * 0.2)}" fill="url(#${paint})" stroke="${toned(colour, -0.65)}" stroke-width="${n1(0.8 * pen.sheet.unit)}"/>`;
  const top = -h * 0.465;
  if (rows === "flat") return link(-w, top, w * 2, round);
  if (rows === "three") {
    return (
      link(-w, top, w * 0.6, satin) +
      link(w * 0.4, top, w * 0.6, satin) +
      link(-w * 0.38, top + h * 0.5, w * 0.76, round) +
      link(-w * 0.38, top - h * 0.5, w * 0.76, round)
    );
  }
  return (
    [-1, 0.5].map((x) => link(x * w, top, w * 0.5, satin)).join("") +
    [-0.5, -0.16, 0.18].map((x) => link(x * w, top + h * 0.5, w * 0.32, round)).join("") +
    [-0.5, -0.16, 0.18].map((x) => link(x * w, top - h * 0.5, w * 0.32, round)).join("")
  );
}

/** A bracelet of fine woven wire. */
export function meshBracelet(shape: StrapShape, colour: Colour): Part[] {
  return [true, false].map((above): Part => {
    const outline = strapOutline(shape, above);
    const woven = drawn((pen) => {
      const weave = pen.sheet.once(
        `milanese ${colour}`,
        (id) =>
          `<pattern id="${id}" width="6" height="5" patternUnits="userSpaceOnUse"><path d="M0 1.2Q1.5 4.4 3 1.2T6 1.2M0 3.8Q1.5 .6 3 3.8T6 3.8" fill="none" stroke="${toned(colour, -0.5)}" stroke-width="1"/><path d="M0 .4Q1.5 3.4 3 .4T6 .4" fill="none" stroke="${toned(colour, 0.8)}" stroke-width=".7"/></pattern>`,
      );
      const d = pathData(outline.map(pen.at));
      return `<path d="${d}" fill="url(#${polish(pen.sheet, colour, "round", 0)})" opacity=".8"/><path d="${d}" fill="url(#${weave})"/>`;
    });
    return {
      outline,
      cloth: { kind: "metal", colour },
      role: "belt",
      flat: true,
      lift: 0.2,
      trims: [woven, bentShade(outline, shape, above)],
    };
  });
}

export interface CaseShape {
  readonly radius: number;
  readonly colour: Colour;
  /** Half the width of the strap between the lugs. */
  readonly strapHalf: number;
  readonly lugs: "short" | "long" | "hidden";
  readonly crown: "plain" | "guarded" | "pushers" | "cabochon";
  readonly bezel:
    | { readonly kind: "polished" | "fluted" | "set" }
    /** A turning ring or a scale, in its own colour. */
    | { readonly kind: "diver" | "scale"; readonly insert: Colour };
}

/** A round case with its lugs and crown; `dial` is drawn within its bezel. */
export function roundCase(shape: CaseShape, dial: Trim, set: readonly Trim[] = []): Part[] {
  const { radius: r, colour, strapHalf, lugs, crown, bezel } = shape;
  const reach = r * (lugs === "long" ? 1.23 : 1.15);
  const horns: Part[] =
    lugs === "hidden"
      ? []
      : [-1, 1].flatMap((x) =>
          [-1, 1].map((y) =>
            metalPart(
              closedSpline(
                [x * strapHalf * 1.03, y * reach, "*"],
                [x * (strapHalf + r * 0.13), y * reach, "*"],
                [x * (strapHalf + r * 0.2), y * reach * 0.9],
                [x * r * 0.9, y * r * 0.44, "*"],
                [x * r * 0.6, y * r * 0.4, "*"],
                [x * strapHalf * 1.03, y * r * 0.72, "*"],
              ),
              colour,
              { how: "face", angle: y > 0 ? 70 : 20, raised: 0.6 },
            ),
          ),
        );
  return [...crownParts(r, colour, crown), ...horns, caseBody(r, colour, bezel, dial, set)];
}

function caseBody(
  r: number,
  colour: Colour,
  bezel: CaseShape["bezel"],
  dial: Trim,
  set: readonly Trim[],
): Part {
  const ringed = bezel.kind === "diver" || bezel.kind === "scale";
  const inner = ringed ? 0.76 : 0.87;
  const edge = drawn((pen) => {
    const [x, y] = pen.at([0, 0]);
    const px = r * pen.scale;
    const at = `<g transform="translate(${n1(x)} ${n1(y)})rotate(${n1(pen.turn)})">`;
    if (bezel.kind === "fluted") {
      return `${at}${ticks(px * 0.935, 90, px * 0.1, px * 0.03, toned(colour, -0.5), 0.75)}${ticks(px * 0.935, 90, px * 0.1, px * 0.012, toned(colour, 0.9), 0.8)}</g>`;
    }
    if (!ringed) return "";
    const pale = toned(colour, 0.5);
    const teeth =
      bezel.kind === "diver" ? ticks(px * 0.985, 72, px * 0.05, px * 0.045, toned(colour, -0.55), 0.8) : "";
    const insert = `<circle r="${n1(px * 0.865)}" fill="none" stroke="${bezel.insert}" stroke-width="${n1(px * 0.17)}"/><circle r="${n1(px * 0.94)}" fill="none" stroke="${toned(bezel.insert, 0.35)}" stroke-width="${n1(px * 0.012)}" opacity=".6"/>`;
    const marks =
      bezel.kind === "diver"
        ? ticks(px * 0.865, 12, px * 0.11, px * 0.035, pale, 0.95) +
          ticks(px * 0.83, 60, px * 0.045, px * 0.014, pale, 0.7) +
          `<path d="M${n1(-px * 0.075)} ${n1(-px * 0.93)}h${n1(px * 0.15)}L0 ${n1(-px * 0.8)}z" fill="#f0eee4"/>`
        : ticks(px * 0.89, 60, px * 0.05, px * 0.012, pale, 0.8) +
          ticks(px * 0.86, 12, px * 0.11, px * 0.02, pale, 0.9);
    return `${at}${teeth}${insert}${marks}</g>`;
  });
  return metalPart(ellipse([0, 0], r), colour, {
    raised: 1,
    angle: 40,
    trims: [
      metal(ellipse([0, 0], r * (ringed ? 0.955 : 0.945)), colour, { angle: 222, raised: 0, rim: 0.6 }),
      edge,
      ...set,
      metal(ellipse([0, 0], r * (inner + 0.015)), colour, { angle: 222, raised: 0, rim: 0.5 }),
      dial,
    ],
  });
}

/** The share of a case's radius its dial takes. */
export const dialShare = (bezel: CaseShape["bezel"]["kind"]): number =>
  bezel === "diver" || bezel === "scale" ? 0.75 : 0.86;

function crownParts(r: number, colour: Colour, crown: CaseShape["crown"]): Part[] {
  const knob = (x: number, y: number, width: number, height: number) =>
    metalPart(rectangle(x, y - height / 2, width, height, width * 0.25), colour, {
      how: "round",
      angle: 90,
      raised: 0.5,
      trims: [ribs(x, y, width, height, colour)],
    });
  const pusher = (side: number): Part =>
    metalPart(rectangle(r * 0.82, side * r * 0.5 - r * 0.09, r * 0.34, r * 0.18, r * 0.05), colour, {
      how: "round",
      angle: 90,
      raised: 0.5,
    });
  const stem = metalPart(rectangle(r * 0.9, -r * 0.08, r * 0.16, r * 0.16), colour, { raised: 0 });
  const main = knob(r * 1.01, 0, r * 0.15, r * (crown === "guarded" ? 0.3 : 0.25));
  if (crown === "pushers") return [pusher(-1), pusher(1), stem, main];
  if (crown === "cabochon") {
    return [
      stem,
      main,
      {
        outline: ellipse([r * 1.18, 0], r * 0.05, r * 0.08),
        cloth: { kind: "patent", colour: "#2f4f9c" },
        flat: true,
      },
    ];
  }
  if (crown === "plain") return [stem, main];
  const guard = metalPart(
    closedSpline(
      [r * 0.86, -r * 0.46, "*"],
      [r * 1.04, -r * 0.3],
      [r * 1.06, -r * 0.16, "*"],
      [r * 0.9, 0, "*"],
      [r * 1.06, r * 0.16, "*"],
      [r * 1.04, r * 0.3],
      [r * 0.86, r * 0.46, "*"],
    ),
    colour,
    { how: "satin", raised: 0.4 },
  );
  return [stem, main, guard];
}

const ribs = (x: number, y: number, width: number, height: number, colour: Colour): Drawn =>
  drawn((pen) =>
    [-0.36, -0.18, 0, 0.18, 0.36]
      .map((share) => {
        const d = pathData(
          spline([x + width * 0.1, y + share * height], [x + width * 0.9, y + share * height]).map(pen.at),
        );
        return `<path d="${d}" stroke="${toned(colour, -0.6)}" stroke-width="${n1(0.9 * pen.sheet.unit)}" opacity=".7"/>`;
      })
      .join(""),
  );

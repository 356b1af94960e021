import { type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import { closedSpline, type Node } from "../geometry/spline.ts";
import type { Pen } from "../model/part.ts";
import { n1, n2, type Sheet } from "../sheet.ts";
import { type Drawn, drawn, polish, toned } from "./metal.ts";

export type GemCut = "round" | "oval" | "emerald" | "pear" | "marquise" | "princess" | "cabochon" | "pearl";

/** Stones of a shop window. */
export const stones = {
  diamond: "#dde6ec",
  sapphire: "#2f4f9c",
  emerald: "#1f7a5a",
  ruby: "#a3263f",
  amethyst: "#7d5aa6",
  citrine: "#d9a441",
  aquamarine: "#9fcbd6",
  garnet: "#6d1f2c",
  morganite: "#e3b3a6",
  onyx: "#232428",
  turquoise: "#4aa6a0",
  lapis: "#2b3f7d",
  malachite: "#2a6a4c",
  moonstone: "#d6dde2",
  carnelian: "#b4532f",
  pearl: "#ece4da",
} as const satisfies Record<string, Colour>;

/** How far a stone reaches from its middle, as shares of its size. */
const reach: Readonly<Record<GemCut, Point>> = {
  round: [1, 1],
  oval: [0.78, 1],
  emerald: [0.72, 1],
  pear: [0.74, 1],
  marquise: [0.52, 1],
  princess: [0.86, 0.86],
  cabochon: [0.82, 1],
  pearl: [1, 1],
};
export const gemReach = (cut: GemCut): Point => reach[cut];

/** A stone of half height `size` around `at`. */
export const gem = (at: Point, size: number, colour: Colour, cut: GemCut = "round", turn = 0): Drawn =>
  drawn((pen) => gemSvg(pen, at, size, colour, cut, turn));

/** Each kind of stone is cut once, a hundred units high, and set wherever it is used. */
export function gemSvg(pen: Pen, at: Point, size: number, colour: Colour, cut: GemCut, turn = 0): string {
  const [x, y] = pen.at(at);
  return gemUse(pen.sheet, [x, y], size * pen.scale, colour, cut, turn + pen.turn);
}

export function gemUse(
  sheet: Sheet,
  [x, y]: Point,
  px: number,
  colour: Colour,
  cut: GemCut,
  turn = 0,
): string {
  const fine = px > 13 * sheet.unit;
  const stone = sheet.once(
    `gem ${cut} ${colour} ${fine}`,
    (id) => `<g id="${id}">${stoneOf(sheet, colour, cut, fine)}</g>`,
  );
  const rotation = turn ? `rotate(${Math.round(turn)})` : "";
  return `<use href="#${stone}" transform="translate(${n1(x)} ${n1(y)})${rotation}scale(${n2(px / 50)})"/>`;
}

function stoneOf(sheet: Sheet, colour: Colour, cut: GemCut, fine: boolean): string {
  if (cut === "pearl") return pearl(sheet, colour);
  if (cut === "cabochon") return cabochon(sheet, colour);
  if (cut === "emerald" || cut === "princess") return stepCut(colour, reach[cut]);
  return brilliant(sheet, colour, rimOf(cut), fine);
}

type Rim = (degrees: number) => Point;

/** The girdle of a brilliant of this cut, 0° to the right, in units of a stone 50 high from its middle. */
function rimOf(cut: GemCut): Rim {
  const [rx, ry] = reach[cut];
  return (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    if (cut === "pear") {
      // Pointed at the top, round below.
      const narrow = s < 0 ? 1 - 0.42 * (-s) ** 2.2 : 1;
      return [50 * rx * c * narrow, 50 * (s < 0 ? s : s * 0.86)];
    }
    if (cut === "marquise") return [50 * rx * c * Math.abs(c) ** 0.35, 50 * s * ry];
    return [50 * rx * c, 50 * ry * s];
  };
}

/** The outline of a stone of half height `size`, `out` beyond its girdle. */
export function gemOutline(cut: GemCut, at: Point, size: number, out = 0): Path {
  const [rx, ry] = [reach[cut][0] * size, reach[cut][1] * size];
  if (cut === "emerald" || cut === "princess") {
    return rectangle(at[0] - rx - out, at[1] - ry - out, 2 * (rx + out), 2 * (ry + out), size * 0.22 + out);
  }
  if (cut !== "pear" && cut !== "marquise") return ellipse(at, rx + out, ry + out);
  const rim = rimOf(cut);
  const grow = (size + out) / 50;
  return closedSpline(
    ...Array.from({ length: 24 }, (_, i): Node => {
      const [x, y] = rim(i * 15);
      const pointed = i === 18 || (cut === "marquise" && i === 6);
      const place = [at[0] + x * grow, at[1] + y * grow] as const;
      return pointed ? [...place, "*"] : place;
    }),
  );
}

/** Light and dark follow one another around the stone, brighter towards the lamp. */
const sparkle = [
  0.75, -0.28, 0.5, -0.5, 0.85, -0.12, 0.3, -0.58, 0.62, -0.38, 0.15, -0.2, 0.9, -0.45, 0.4, -0.3,
];

function facetTone(i: number, degrees: number): number {
  const towards = Math.cos(((degrees + 130) * Math.PI) / 180);
  const tone = (sparkle[i % sparkle.length] ?? 0) * 0.8 + towards * 0.24;
  return Math.max(-0.72, Math.min(0.96, tone));
}

const polygon = (points: readonly Point[], fill: Colour, opacity = 1) =>
  `<path d="M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join("L")}z" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

function brilliant(sheet: Sheet, colour: Colour, rim: Rim, fine: boolean): string {
  const sectors = fine ? 8 : 6;
  const step = 360 / sectors;
  const at = (degrees: number, share: number): Point => {
    const [x, y] = rim(degrees);
    return [x * share, y * share];
  };
  const girdle = Array.from({ length: 24 }, (_, i) => at(i * 15, 1));
  const facets: string[] = [];
  for (let i = 0; i < sectors; i++) {
    const middle = i * step;
    const [before, after] = [middle - step / 2, middle + step / 2];
    // A kite from the table's corner to the girdle, and two halves beside it.
    const kite = [at(middle, 0.56), at(middle - step / 4, 0.8), at(middle, 1), at(middle + step / 4, 0.8)];
    facets.push(polygon(kite, toned(colour, facetTone(i * 2, middle))));
    facets.push(
      polygon(
        [at(middle, 1), at(middle + step / 4, 0.8), at(after, 1)],
        toned(colour, facetTone(i * 2 + 1, middle)),
      ),
    );
    facets.push(
      polygon(
        [at(middle, 1), at(middle - step / 4, 0.8), at(before, 1)],
        toned(colour, facetTone(i * 2 + 5, middle)),
      ),
    );
    facets.push(
      polygon(
        [at(middle, 0.56), at(middle + step / 4, 0.8), at(middle + step, 0.56)],
        toned(colour, facetTone(i + 7, middle) * 0.8),
      ),
    );
  }
  const table = Array.from({ length: sectors }, (_, i) => at(i * step, 0.56));
  // Seen through the table: the pavilion's star.
  const star = fine
    ? Array.from({ length: sectors }, (_, i) =>
        polygon(
          [[0, 0], at(i * step, 0.5), at(i * step + step / 2, 0.36)],
          toned(colour, facetTone(i * 3 + 1, i * step)),
          0.75,
        ),
      ).join("")
    : "";
  const glow = sheet.once(
    `gem table ${colour}`,
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="1"><stop offset="0" stop-color="${light(colour, 0.75)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${shadow(colour, 0.42)}"/></linearGradient>`,
  );
  const tablePath = `M${table.map(([x, y]) => `${n1(x)} ${n1(y)}`).join("L")}z`;
  return (
    polygon(girdle, shadow(colour, 0.3)) +
    facets.join("") +
    `<path d="${tablePath}" fill="url(#${glow})"/>${star}` +
    `<path d="${tablePath}" fill="none" stroke="#fff" stroke-width="1" opacity=".55"/>` +
    polygon([at(205, 0.5), at(250, 0.5), at(228, 0.16)], "#ffffff", 0.8) +
    `<path d="M${girdle.map(([x, y]) => `${n1(x)} ${n1(y)}`).join("L")}z" fill="none" stroke="${shadow(colour, 0.6)}" stroke-width="1.6" opacity=".6"/>`
  );
}

/** Steps parallel to a girdle with cut corners. */
function stepCut(colour: Colour, [rx, ry]: Point): string {
  const ringAt = (share: number): Point[] => {
    const [x, y] = [50 * rx - 50 * (1 - share) * 0.72, 50 * ry - 50 * (1 - share) * 0.72];
    const cut = 13 * share;
    return [
      [-x + cut, -y],
      [x - cut, -y],
      [x, -y + cut],
      [x, y - cut],
      [x - cut, y],
      [-x + cut, y],
      [-x, y - cut],
      [-x, -y + cut],
    ];
  };
  const tones = [0.82, 0.3, -0.3, -0.15, -0.6, -0.34, 0.12, 0.55];
  const steps = [1, 0.76, 0.52, 0.3];
  const facets = steps.slice(0, -1).flatMap((share, s) => {
    const [outer, inner] = [ringAt(share), ringAt(steps[s + 1] ?? 0)];
    return tones.map((tone, i) => {
      const next = (i + 1) % 8;
      const flip = s % 2 ? -0.5 : 1;
      const quad = [outer[i], outer[next], inner[next], inner[i]].filter((point) => point !== undefined);
      return polygon(quad, toned(colour, Math.max(-0.7, Math.min(0.92, tone * flip + (s % 2 ? 0.12 : 0)))));
    });
  });
  const table = ringAt(0.3);
  const edge = ringAt(1)
    .map(([x, y]) => `${n1(x)} ${n1(y)}`)
    .join("L");
  const [w, h] = [50 * rx, 50 * ry];
  return (
    polygon(ringAt(1), colour) +
    facets.join("") +
    polygon(table, light(colour, 0.3)) +
    polygon(
      [
        [-w * 0.42, -h * 0.5],
        [w * 0.02, -h * 0.5],
        [-w * 0.3, h * 0.36],
        [-w * 0.42, h * 0.3],
      ],
      "#ffffff",
      0.5,
    ) +
    `<path d="M${edge}z" fill="none" stroke="${shadow(colour, 0.6)}" stroke-width="1.6" opacity=".6"/>`
  );
}

function pearl(sheet: Sheet, colour: Colour): string {
  const stop = (at: number, ink: Colour) => `<stop offset="${at}" stop-color="${ink}"/>`;
  const orient = lightness(colour) > 0.6;
  const body = sheet.once(
    `pearl ${colour}`,
    (id) =>
      `<radialGradient id="${id}" cx=".38" cy=".32" r=".72">${stop(0, light(colour, 0.92))}${stop(0.22, light(colour, 0.55))}${stop(0.5, colour)}${stop(0.74, shadow(colour, 0.22))}${stop(0.9, shadow(colour, orient ? 0.34 : 0.5))}${stop(1, shadow(colour, 0.16))}</radialGradient>`,
  );
  return (
    `<circle r="50" fill="url(#${body})"/>` +
    // The sheen of a pearl: rose on the side away from the lamp.
    `<path d="M10 41A42 42 0 0 0 42 4A46 46 0 0 1 10 41z" fill="${orient ? "#f3d9cf" : "#9fa6b5"}" opacity=".55"/>` +
    `<ellipse cx="-17" cy="-21" rx="11" ry="7.5" transform="rotate(-38 -17 -21)" fill="#fff" opacity=".9"/>` +
    `<circle r="49.3" fill="none" stroke="${shadow(colour, 0.6)}" stroke-width="1.4" opacity=".35"/>`
  );
}

function cabochon(sheet: Sheet, colour: Colour): string {
  const [rx, ry] = [50 * reach.cabochon[0], 50];
  const dome = sheet.once(
    `cabochon ${colour}`,
    (id) =>
      `<radialGradient id="${id}" cx=".34" cy=".26" r=".9"><stop offset="0" stop-color="${light(colour, 0.5)}"/><stop offset=".4" stop-color="${colour}"/><stop offset=".8" stop-color="${shadow(colour, 0.45)}"/><stop offset="1" stop-color="${light(shadow(colour, 0.2), 0.2)}"/></radialGradient>`,
  );
  return (
    `<ellipse rx="${n1(rx)}" ry="${ry}" fill="url(#${dome})"/>` +
    `<path d="M-27 -14C-26 -32 -10 -42 4 -40C-8 -34 -18 -24 -20 -10C-21 -4 -27 -6 -27 -14z" fill="#fff" opacity=".75"/>` +
    `<path d="M22 26C30 16 33 4 32 -8C38 8 34 24 22 34C12 40 4 42 -4 41C8 38 16 34 22 26z" fill="${light(colour, 0.55)}" opacity=".5"/>` +
    `<ellipse rx="${n1(rx)}" ry="${ry}" fill="none" stroke="${shadow(colour, 0.6)}" stroke-width="1.6" opacity=".6"/>`
  );
}

/** A smooth bead of stone, wood or glass. */
export function beadUse(sheet: Sheet, [x, y]: Point, px: number, colour: Colour): string {
  const bead = sheet.once(`bead ${colour}`, (id) => {
    const glow = sheet.define(
      (name) =>
        `<radialGradient id="${name}" cx=".34" cy=".28" r=".82"><stop offset="0" stop-color="${light(colour, 0.62)}"/><stop offset=".3" stop-color="${light(colour, 0.14)}"/><stop offset=".7" stop-color="${shadow(colour, 0.2)}"/><stop offset=".92" stop-color="${shadow(colour, 0.58)}"/><stop offset="1" stop-color="${shadow(colour, 0.38)}"/></radialGradient>`,
    );
    return `<g id="${id}"><circle r="50" fill="url(#${glow})"/><ellipse cx="-17" cy="-21" rx="10" ry="6" transform="rotate(-40 -17 -21)" fill="#fff" opacity=".75"/></g>`;
  });
  return `<use href="#${bead}" transform="translate(${n1(x)} ${n1(y)})scale(${n2(px / 50)})"/>`;
}

/** Four or six claws that hold a stone. */
export function claws(at: Point, [rx, ry]: Point, colour: Colour, count = 4): Drawn {
  return drawn((pen) => {
    const r = Math.max(1.2, Math.min(rx, ry) * 0.13 * pen.scale);
    const glow = polish(pen.sheet, colour, "face", 45);
    return Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) / count) * 2 * Math.PI + (count === 4 ? 0 : 0.26);
      const [x, y] = pen.at([at[0] + Math.cos(angle) * rx * 0.98, at[1] + Math.sin(angle) * ry * 0.98]);
      return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="url(#${glow})" stroke="${toned(colour, -0.6)}" stroke-width="${n1(0.7 * pen.sheet.unit)}"/>`;
    }).join("");
  });
}

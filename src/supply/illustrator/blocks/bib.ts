import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, light, shadow } from "../colour/oklab.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Point } from "../geometry/point.ts";
import { rectangle } from "../geometry/shapes.ts";
import { spline } from "../geometry/spline.ts";
import type { Line, Part, Trim } from "../model/part.ts";
import { n1 } from "../sheet.ts";
import { patchPocket } from "./patch-pocket.ts";
import { slenderStraps } from "./slender-straps.ts";

export interface BibShape {
  /** Height and half-width of its upper edge, and of the waist it stands on. */
  readonly top: number;
  readonly half: number;
  readonly waistY: number;
  readonly waist: number;
  readonly cloth: Cloth;
  readonly thread?: Colour;
  readonly metal: Colour;
  readonly straps: "buckled" | "buttoned" | "wide";
  readonly pocket: "patch" | "divided" | "none";
}

/** The front of dungarees: a bib on the waist, straps over the shoulders, their buckles. */
export function bib(of: BibShape): { back: Part[]; front: Part[] } {
  const { top, half, waistY, waist, cloth, thread, metal } = of;
  const side = spline(
    [half, top, "*"],
    [half + 0.5, top + 6],
    [waist - 2.6, waistY - 6.5],
    [waist, waistY, "*"],
  );
  const edge = spline([-half, top, "*"], [0, top + 0.7], [half, top, "*"]);
  const sewn = (path: Line["path"]): Line => ({ path, kind: "stitch", ...(thread && { colour: thread }) });
  const inner = side.map(([x, y]): Point => [x - 0.8, y]);
  const panel: Part = {
    outline: edge
      .to(side)
      .lineTo([0, waistY + 1])
      .lineTo([-waist, waistY])
      .to(side.mirror().reverse())
      .close(),
    cloth,
    role: "front",
    lift: 0.4,
    folds: [-1, 1].flatMap((s) => [
      {
        spine: spline([s * (waist - 1), waistY - 3], [s * 7, waistY - 5], [s * 4, waistY - 8]),
        width: 0.6,
        depth: -0.34,
      },
      {
        spine: spline([s * (half - 1.6), top + 3], [s * (half - 1), top + 10], [s * 8, waistY - 4]),
        width: 1.6,
        depth: 0.36,
      },
    ]),
    lines: [sewn(edge.shift(0, 0.7)), sewn(edge.shift(0, 2.8)), sewn(inner), sewn(inner.mirror())],
  };
  const width = of.straps === "wide" ? 4.4 : 3;
  const straps = slenderStraps({
    cloth,
    from: [half - width / 2 - 0.2, top + (of.straps === "buttoned" ? 2.4 : 1.2)],
    back: [1.4, top + 6],
    width,
  });
  const x = half - width / 2 - 0.2;
  const fastening: Trim[] =
    of.straps === "buckled"
      ? [-1, 1].flatMap((s): Trim[] => [
          { kind: "button", at: [s * x, top + 2.3], radius: 0.85, colour: metal, style: "shank" },
          buckle([s * x, top - 0.4], width, metal),
        ])
      : of.straps === "buttoned"
        ? [-1, 1].map(
            (s): Trim => ({
              kind: "button",
              at: [s * x, top + 1.2],
              radius: 0.9,
              colour: metal,
              style: "shank",
            }),
          )
        : [];
  const [lastStrap, ...others] = [...straps.front].reverse();
  const front = lastStrap ? [...others.reverse(), { ...lastStrap, trims: fastening }] : [];
  const back: Part = {
    outline: spline([-waist, waistY - 1], [0, waistY - 4.4], [waist, waistY - 1])
      .lineTo([waist - 2, waistY + 3], [2 - waist, waistY + 3])
      .close(),
    cloth,
    role: "back",
    inside: 0.5,
    flat: true,
  };
  const pocketTop = top + 5;
  const pocket =
    of.pocket === "none"
      ? []
      : patchPocket({
          left: -5.6,
          top: pocketTop,
          width: 11.2,
          height: Math.min(10, waistY - pocketTop - 2),
          cloth,
          bottom: "point",
        });
  const divided: Part[] = pocket.map((part) => ({
    ...part,
    lines: [
      ...(part.lines ?? []).map((line) => (thread ? { ...line, colour: thread } : line)),
      ...(of.pocket === "divided"
        ? [2, 2.5].map((dx) =>
            sewn(spline([dx, pocketTop + 0.2], [dx + 0.05, pocketTop + 4], [dx, pocketTop + 9])),
          )
        : []),
    ],
  }));
  return { back: [...straps.back, back], front: [panel, ...divided, ...front] };
}

/** A wire buckle that hooks over the button. */
function buckle([x, y]: Point, width: number, metal: Colour): Trim {
  return {
    kind: "drawn",
    draw: ({ at, scale, sheet }) => {
      const wire = (path: ReturnType<typeof rectangle>, colour: string, size: number, more = "") =>
        `<path d="${pathData(path.map(at))}" fill="none" stroke="${colour}" stroke-width="${n1(size * scale)}"${more}/>`;
      const frame = rectangle(x - width / 2 - 0.35, y - 1.1, width + 0.7, 2, 0.5);
      const loop = rectangle(x - 0.95, y + 0.9, 1.9, 2.7, 0.9);
      const low = ` opacity=".3" transform="translate(${n1(sheet.unit)} ${n1(1.8 * sheet.unit)})"`;
      return (
        wire(loop, "#1d1512", 0.42, low) +
        wire(frame, "#1d1512", 0.46, low) +
        [loop, frame]
          .map(
            (path) =>
              wire(path, shadow(metal, 0.35), 0.44) +
              wire(path, metal, 0.3) +
              wire(path, light(metal, 0.5), 0.1),
          )
          .join("")
      );
    },
  };
}

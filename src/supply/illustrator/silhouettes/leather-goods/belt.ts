import { type Coil, coilRun, coilWall, onCoil, standingBelt } from "../../blocks/belt-coil.ts";
import { frameBuckle, metalPiece, stud } from "../../blocks/hardware.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { pathData } from "../../geometry/path-data.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Part, Trim } from "../../model/part.ts";
import { n1 } from "../../sheet.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";
import { fittings, smallHides, threadFor } from "./leathers.ts";

export interface BeltCut {
  readonly buckle: "frame" | "round" | "plate" | "western" | "covered";
  /** Height of the strap in centimetres. */
  readonly height: number;
  readonly radius: number;
  readonly tilt: number;
  readonly strap: "smooth" | "stitched" | "braided" | "studded";
}

export const belt = silhouette<"belt", BeltCut>({
  kind: "belt",
  family: "belt",
  leaves: { men: ["D.1.1"], women: ["D.1.1"] },
  fabrics: smallHides,
  cut: (random, universe) => ({
    buckle: random.pick(
      universe === "men"
        ? ["frame", "frame", "plate", "western"]
        : ["frame", "round", "covered", "western", "plate"],
    ),
    height: universe === "men" ? random.pick([3, 3.5, 4]) : random.pick([1.8, 2.5, 3.2]),
    radius: random.pick([13, 14, 15]),
    tilt: random.pick([0.4, 0.5, 0.6]),
    strap: random.pick([
      "smooth",
      "stitched",
      "stitched",
      "braided",
      ...(universe === "women" ? (["studded"] as const) : []),
    ]),
  }),
  finish: (main, _, random) => {
    const thread = threadFor(main, random);
    return {
      metal: fittings(main, random),
      lining: { kind: "leather", colour: random.pick([shadow(main.colour, 0.1), "#b48354", "#a98a68"]) },
      ...(thread && { contrast: { ...main, thread } }),
    };
  },
  draw: drawBelt,
  words: () => ({ closure: "buckle" }),
});

function drawBelt(cut: BeltCut, { main, contrast = main, lining = main, metal = "brass" }: Fabric, _: Hand) {
  const coil: Coil = { radius: cut.radius, height: cut.height, tilt: cut.tilt };
  const braided = cut.strap === "braided";
  const strap: Cloth = braided
    ? { kind: "leather", colour: main.colour, motif: "raffia", scale: 1.5 }
    : cut.strap === "smooth"
      ? main
      : contrast;
  const walls = standingBelt(coil, strap, lining).map((part) =>
    cut.strap === "smooth" || braided ? { ...part, lines: (part.lines ?? []).slice(2) } : part,
  );
  const plain: Cloth = braided ? { kind: "leather", colour: main.colour } : contrast;
  const at = 112;
  const [x, y] = onCoil(coil, at);
  const middle: Point = [x, y - cut.height / 2];
  const parts: Part[] = [...walls, tail(coil, plain, cut, metal), loop(coil, plain, 84)];
  const withBuckle = parts.map((part, i) =>
    i === parts.length - 1
      ? { ...part, trims: [...(part.trims ?? []), ...buckleOf(cut, middle, metal, plain)] }
      : part,
  );
  return {
    parts: withBuckle,
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [x - 5, y - cut.height - 3.5, x + 6, y + 3] as const },
  };
}

/** The free end: through the buckle, over the strap, with its holes. */
function tail(coil: Coil, cloth: Cloth, { strap }: BeltCut, metal: Metal): Part {
  const near: Coil = { ...coil, radius: coil.radius + 0.12 };
  const [from, until] = [44, 116];
  const low = coilRun(near, from, until, 8);
  const tip = onCoil(near, from - 7);
  const { height } = coil;
  const [end, start] = [low.start, low.end];
  const outline = low
    .lineTo([start[0], start[1] - height])
    .to(low.shift(0, -height).reverse())
    .to(
      closedSpline(
        [end[0], end[1] - height, "*"],
        [tip[0], tip[1] - height * 0.68],
        [tip[0] + 0.22, tip[1] - height * 0.5],
        [tip[0], tip[1] - height * 0.32],
        [end[0], end[1], "*"],
      ),
    )
    .close();
  const holes = [52, 62, 72].map((angle): Trim => hole(onCoil(near, angle), height));
  const studs =
    strap === "studded"
      ? [46, 57, 67, 77].flatMap((angle) => {
          const [px, py] = onCoil(near, angle);
          return [stud([px, py - height * 0.24], 0.17, metal), stud([px, py - height * 0.76], 0.17, metal)];
        })
      : [];
  return { ...coilWall(near, from, until, cloth), outline, lift: 0.3, trims: [...holes, ...studs] };
}

const hole = ([x, y]: Point, height: number): Trim => ({
  kind: "drawn",
  draw: (pen) =>
    `<path d="${pathData(ellipse([x, y - height / 2], 0.13, 0.2).map(pen.at))}" fill="#1a1310" opacity=".8" stroke="#fff" stroke-opacity=".2" stroke-width="${n1(0.6 * pen.sheet.unit)}"/>`,
});

/** The keeper that holds the tail down. */
function loop(coil: Coil, cloth: Cloth, angle: number): Part {
  const [x, y] = onCoil({ ...coil, radius: coil.radius + 0.2 }, angle);
  return {
    outline: rectangle(x - 0.55, y - coil.height - 0.16, 1.1, coil.height + 0.34, 0.16),
    cloth: { ...cloth, colour: light(cloth.colour, 0.03) },
    role: "belt",
    lift: 0.3,
    lines: [],
  };
}

function buckleOf({ buckle, height }: BeltCut, at: Point, metal: Metal, cloth: Cloth): Trim[] {
  const [x, y] = at;
  const wide = height * 1.34;
  switch (buckle) {
    case "frame":
      return frameBuckle(at, { width: height * 1.16, height: wide, bar: 0.44, corner: 0.6 }, 4, metal);
    case "round":
      return [
        metalPiece(ellipse(at, wide * 0.62), metal, { holes: [ellipse(at, wide * 0.62 - 0.46)] }),
        metalPiece(rectangle(x - wide * 0.5, y - 0.2, wide * 1.08, 0.4, 0.18), metal, {
          raised: 0.6,
          angle: 90,
        }),
      ];
    case "plate": {
      const face = rectangle(x - height * 0.86, y - wide / 2, height * 1.72, wide, 0.34);
      const inner = rectangle(
        x - height * 0.86 + 0.3,
        y - wide / 2 + 0.3,
        height * 1.72 - 0.6,
        wide - 0.6,
        0.2,
      );
      return [metalPiece(face, metal), metalPiece(inner, metal, { raised: 0.2, angle: 90 })];
    }
    case "western": {
      const shape = closedSpline(
        [x - wide * 0.62, y],
        [x - wide * 0.5, y - wide * 0.46],
        [x, y - wide * 0.54],
        [x + wide * 0.5, y - wide * 0.46],
        [x + wide * 0.62, y],
        [x + wide * 0.5, y + wide * 0.46],
        [x, y + wide * 0.54],
        [x - wide * 0.5, y + wide * 0.46],
      );
      const hollow = closedSpline(
        [x - wide * 0.4, y],
        [x - wide * 0.3, y - wide * 0.3],
        [x + wide * 0.3, y - wide * 0.3],
        [x + wide * 0.4, y],
        [x + wide * 0.3, y + wide * 0.3],
        [x - wide * 0.3, y + wide * 0.3],
      );
      const dots = Array.from({ length: 10 }, (_, i): Trim => {
        const angle = (i / 10) * Math.PI * 2 + 0.3;
        return stud([x + Math.cos(angle) * wide * 0.48, y + Math.sin(angle) * wide * 0.42], 0.12, metal);
      });
      return [
        metalPiece(shape, metal, { holes: [hollow] }),
        ...dots,
        metalPiece(rectangle(x - wide * 0.42, y - 0.2, wide * 1.06, 0.4, 0.18), metal, {
          raised: 0.6,
          angle: 90,
        }),
      ];
    }
    case "covered": {
      const outer = rectangle(x - wide * 0.62, y - wide * 0.56, wide * 1.24, wide * 1.12, 0.5);
      const inner = rectangle(x - wide * 0.38, y - wide * 0.34, wide * 0.76, wide * 0.68, 0.25);
      return [
        {
          kind: "drawn",
          draw: (pen) => {
            const d = [outer.clockwise(), inner.clockwise().reverse()]
              .map((path) => pathData(path.map(pen.at)))
              .join("");
            const u = pen.sheet.unit;
            return `<path d="${d}" opacity=".2" transform="translate(${n1(2 * u)} ${n1(3 * u)})"/><path d="${d}" fill="${light(cloth.colour, 0.05)}" stroke="${shadow(cloth.colour, 0.55)}" stroke-width="${n1(1.1 * u)}"/><path d="${pathData(rectangle(x - wide * 0.52, y - wide * 0.46, wide * 1.04, wide * 0.92, 0.4).map(pen.at))}" fill="none" stroke="${light(cloth.colour, 0.4)}" stroke-width="${n1(0.9 * u)}" stroke-dasharray="2.6 1.6" opacity=".6"/>`;
          },
        },
        metalPiece(rectangle(x - wide * 0.36, y - 0.16, wide * 0.9, 0.32, 0.15), metal, {
          raised: 0.5,
          angle: 90,
        }),
      ];
    }
  }
}

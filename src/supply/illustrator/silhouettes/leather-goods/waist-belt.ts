import { strap } from "../../blocks/bag-straps.ts";
import { type Coil, coilRun, coilWall, onCoil } from "../../blocks/belt-coil.ts";
import { frameBuckle, metalPiece, strapBuckle } from "../../blocks/hardware.ts";
import { shadow } from "../../colour/oklab.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part, Trim } from "../../model/part.ts";
import { type Fabric, silhouette } from "../silhouette.ts";
import { fittings, softHides } from "./leathers.ts";

/** A wide belt that is worn over a dress or a coat: one round, standing. */
export interface WaistBeltCut {
  readonly height: number;
  readonly closing: "buckle" | "two-buckles" | "round" | "tie";
  readonly shape: "even" | "pointed";
  readonly tilt: number;
}

export const waistBelt = silhouette<"waist-belt", WaistBeltCut>({
  kind: "waist-belt",
  family: "belt",
  leaves: { women: ["D.1.1"] },
  fabrics: softHides,
  cut: (random) => ({
    height: random.pick([5, 6.2, 7.5]),
    closing: random.pick(["buckle", "two-buckles", "round", "tie"]),
    shape: random.pick(["even", "pointed"]),
    tilt: random.pick([0.36, 0.46]),
  }),
  finish: (main, _, random) => ({
    metal: fittings(main, random),
    lining: { kind: "leather", colour: random.pick([shadow(main.colour, 0.12), "#b39a78"]) },
  }),
  draw: drawWaistBelt,
  words: ({ closing }) => ({ closure: closing === "tie" ? "tie" : "buckle" }),
});

function drawWaistBelt(cut: WaistBeltCut, { main, lining = main, metal = "gold" }: Fabric) {
  const coil: Coil = { radius: 13.4, height: cut.height, tilt: cut.tilt };
  const back = coilWall(coil, 180, 360, lining, { inside: 0.3, flat: true, lines: [] });
  // A pointed belt is highest at the middle of the front.
  const swell = (share: number) => (cut.shape === "pointed" ? Math.sin(Math.PI * share) ** 2 * 1.3 : 0);
  const low = coilRun(coil, 0, 180, 12);
  const edge = (up: number) =>
    spline(
      ...Array.from({ length: 13 }, (_, i): [number, number] => {
        const share = i / 12;
        const [x, y] = low.at(share);
        return [x, y - cut.height * up + swell(share) * (up > 0.5 ? -1 : 1) * 0.6];
      }),
    );
  const front: Part = {
    ...coilWall(coil, 0, 180, main, { lift: 0.42 }),
    outline: edge(0).to(edge(1).reverse()).close(),
    lines: [
      { path: edge(0.06), kind: "stitch" },
      { path: edge(0.94), kind: "stitch" },
      { path: edge(0.985), kind: "crease", strength: 0.8 },
    ],
  };
  const [x, y] = onCoil(coil, 94);
  const middle: [number, number] = [x, y - cut.height / 2];
  return {
    parts: [back, front, ...closing(cut, middle, main, metal, coil)],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-6, middle[1] - 7, 6, middle[1] + 7] as const },
  };
}

function closing(
  { closing: how, height }: WaistBeltCut,
  [x, y]: readonly [number, number],
  cloth: Part["cloth"],
  metal: NonNullable<Fabric["metal"]>,
  coil: Coil,
): Part[] {
  if (how === "tie") {
    const end = (side: number, drop: number) =>
      strap(
        spline(
          [x, y],
          [x + side * 1.4, y + 1.6],
          [x + side * 2.2, y + drop * 0.6],
          [x + side * 1.8, y + drop],
        ),
        1.7,
        cloth,
        { nodes: 8, lift: 0.3 },
      );
    const bowLoop = (side: number): Part => ({
      outline: spline(
        [x, y - 0.5, "*"],
        [x + side * 2.2, y - 2.4],
        [x + side * 4.8, y - 1.6],
        [x + side * 4.4, y + 0.6],
        [x + side * 2, y + 0.9],
        [x, y + 0.5, "*"],
      ).close(),
      cloth,
      role: "belt",
      lift: 0.34,
      lines: [
        {
          path: spline([x + side * 0.6, y - 0.1], [x + side * 2.4, y - 0.8], [x + side * 3.6, y - 0.5]),
          kind: "seam",
        },
      ],
    });
    const knot: Part = { outline: ellipse([x, y], 0.95, 1.15), cloth, role: "belt", lift: 0.34 };
    return [end(-1, 8.4), end(1, 9.2), bowLoop(-1), bowLoop(1), knot];
  }
  const band = (dy: number, size: number): Part => {
    const ring: Coil = { ...coil, radius: coil.radius + 0.15, height: size };
    const wall = coilWall(ring, 52, 122, cloth, { lift: 0.26 });
    const shift = -(coil.height - size) / 2 + dy;
    return {
      ...wall,
      outline: wall.outline.shift(0, shift),
      lines: (wall.lines ?? []).map((line) => ({ ...line, path: line.path.shift(0, shift) })),
    };
  };
  const trims: Trim[] =
    how === "round"
      ? [metalPiece(ellipse([x, y], height * 0.52), metal, { holes: [ellipse([x, y], height * 0.52 - 0.6)] })]
      : how === "buckle"
        ? frameBuckle([x, y], { width: height * 0.72, height: height * 0.86, bar: 0.46 }, 0, metal)
        : [];
  if (how === "two-buckles") {
    return [-1, 1].map((side) => ({
      ...band(side * height * 0.23, height * 0.24),
      trims: strapBuckle([x, y + side * height * 0.23], height * 0.25, 0, metal),
    }));
  }
  return [{ ...band(0, height * 0.56), trims }];
}

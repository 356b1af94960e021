import { lineOnFoot, onFoot, seenBed } from "../../blocks/foot-form.ts";
import { type SandalBase, sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { footBand } from "../../blocks/shoe-band.ts";
import { leatherSole, leathers, plain } from "../../blocks/shoe-finish.ts";
import { metalCloth } from "../../blocks/shoe-hardware.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { overFoot, type Strap, strapAlong } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";
import { backOf, instep, type Sides } from "./sandal-back.ts";

interface Sole {
  readonly sole: Extract<SandalBase, "leather" | "stacked" | "cork">;
}

/** A bar along the foot needs a strap around the ankle to end at. */
export type FlatSandalCut = Sole &
  (
    | {
        readonly front: "two-bands" | "thin-straps" | "thong" | "crossed" | "woven" | "ring" | "wide-band";
        readonly hold: "ankle" | "sling" | "none" | "gladiator" | "wrapped";
      }
    | { readonly front: "t-bar"; readonly hold: "ankle" }
  );

/** Leather straps on a thin leather sole, or on a thick one. */
export const flatSandal = silhouette<"flat-sandal", FlatSandalCut>({
  kind: "flat-sandal",
  family: "shoe",
  leaves: { women: ["B.4.1"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: [...leathers, "neutral"] },
    { kind: "leather", weight: 2, material: "leather", dyes: ["metal"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["earth", "pastel", "leather"] },
    { kind: "croc", weight: 0.5, material: "leather", dyes: leathers },
  ],
  cut: (random) => {
    const sole = random.pick<Sole["sole"]>(["leather", "leather", "leather", "stacked", "cork"]);
    const front = random.pick<FlatSandalCut["front"]>([
      "two-bands",
      "thin-straps",
      "t-bar",
      "thong",
      "crossed",
      "woven",
      "ring",
      "wide-band",
    ]);
    if (front === "t-bar") return { sole, front, hold: "ankle" };
    return { sole, front, hold: random.pick(["ankle", "ankle", "sling", "gladiator", "wrapped", "none"]) };
  },
  finish: (main, _cut, random) => ({
    lining: { kind: "leather", colour: random.pick<Colour>(["#d9b48c", "#cfae85", "#b8885a", "#e0cdb2"]) },
    sole: leatherSole(main, random),
    metal: random.pick<Metal>(["gold", "gold", "silver"]),
  }),
  draw: drawFlatSandal,
  words: ({ hold }) => ({ closure: hold === "none" ? "pull-on" : "buckle", heel: "flat" }),
});

function drawFlatSandal(cut: FlatSandalCut, fabric: Fabric, _hand: Hand) {
  const { main, lining = main, sole = main, metal = "gold" } = fabric;
  const foot = footOn({ length: 25.2, height: 0.92, toe: "almond", ...sandalBases[cut.sole] });
  const { over } = sandalSole(foot, { base: cut.sole, bed: lining, sole });
  const strap: Strap = { cloth: main, lining, width: 1.2 };
  const front = frontOf(cut.front, foot, strap, metal);
  const back = backOf(cut.hold, foot, { ...strap, cloth: plain(main) }, metal);
  const parts: Part[] = [
    ...seenBed(foot, lining),
    ...back.far,
    ...front.far,
    ...front.near,
    ...back.near,
    ...over,
  ];
  return shoeModel(parts, main, "toe");
}

function frontOf(front: FlatSandalCut["front"], foot: Foot, strap: Strap, metal: Metal): Sides {
  const bands = (
    places: readonly (readonly [x: number, height: number, lean: number, width: number])[],
  ): Sides => {
    const all = places.map(([x, height, lean, width]) =>
      overFoot(foot, x, height, lean, { ...strap, width }),
    );
    return { far: all.map(({ far }) => far), near: all.map(({ near }) => near) };
  };
  const along = (places: readonly (readonly [number, number, number?])[], width: number): Part =>
    strapAlong(lineOnFoot(foot, ...places), { ...strap, width, stitch: false });
  const lined = (part: Part): Part => ({ ...part, cloth: strap.lining, inside: 0.26, lift: 0.05 });
  switch (front) {
    case "two-bands":
      return bands([
        [14.6, 5.9, -0.5, 2.3],
        [20.6, 4.4, -0.2, 2.3],
      ]);
    case "wide-band": {
      const band = footBand(foot, {
        from: 14.4,
        until: 22.4,
        rear: 6.9,
        front: 4.7,
        cloth: strap.cloth,
        lining: strap.lining,
      });
      return { far: band.behind, near: [band.near] };
    }
    case "thin-straps":
      return bands([0, 1, 2, 3, 4].map((i) => [13.4 + i * 2.5, 5.8 - i * 0.42, 0.3, 0.72] as const));
    case "crossed":
      return bands([
        [19.8, 4.9, -2.3, 1.9],
        [14.8, 5.4, 2.4, 1.9],
      ]);
    case "woven":
      // Two rows of narrow straps that cross: a huarache.
      return bands([
        ...[0, 1, 2].map((i) => [18.6 + i * 2.5, 5 - i * 0.3, -1.7, 0.95] as const),
        ...[0, 1, 2].map((i) => [13.6 + i * 2.5, 5.4 - i * 0.3, 1.6, 0.95] as const),
      ]);
    case "ring": {
      const [x, y] = lineOnFoot(foot, [18, 62], [19, 62]).start;
      const far = along(
        [
          [15, 180],
          [16, 140, 5.4],
          [17.4, 100, 5.3],
          [18.2, 74],
        ],
        1.2,
      );
      return {
        far: [lined(far)],
        near: [
          along(
            [
              [13, 0],
              [14.6, 24, 6],
              [16.4, 46, 6.1],
              [17.8, 60],
            ],
            1.5,
          ),
          along(
            [
              [18.6, 64],
              [20.4, 84, 4.6],
              [22.6, 104, 4],
            ],
            1.3,
          ),
          along(
            [
              [18.4, 58],
              [20, 40, 5],
              [21.6, 20, 4.8],
              [22.4, 0],
            ],
            1.5,
          ),
          {
            outline: ellipse([x, y], 1.35, 1.3),
            holes: [ellipse([x, y], 0.92, 0.88)],
            cloth: metalCloth(metal),
            lift: 0.3,
            edge: 0.8,
          },
        ],
      };
    }
    case "t-bar": {
      const toe = bands([[20.6, 4.6, 0, 1.8]]);
      const bar = strapAlong(
        smooth([
          instep(foot),
          onFoot(foot, 12.4, 80, 7.4),
          onFoot(foot, 16, 82, 6),
          onFoot(foot, 21.6, 84, 4.6),
        ]),
        { ...strap, width: 1.05, stitch: false },
      );
      return { far: toe.far, near: [bar, ...toe.near] };
    }
    case "thong":
      return {
        far: [
          lined(
            along(
              [
                [15.4, 180],
                [18, 140, 5.4],
                [20.6, 116, 4.6],
                [23.4, 96, 3.8],
              ],
              0.9,
            ),
          ),
        ],
        near: [
          along(
            [
              [24.9, 92, 0],
              [24.6, 92, 1.6],
              [23.6, 92, 3.6],
            ],
            0.7,
          ),
          along(
            [
              [12.4, 0],
              [14.8, 34, 6.2],
              [18.4, 64, 5.2],
              [21.4, 82, 4.4],
              [24, 94, 3.5],
            ],
            1,
          ),
        ],
      };
  }
}

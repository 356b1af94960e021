import { sandalBases, sandalSole } from "../../blocks/sandal-sole.ts";
import { leatherSole, leathers, plain } from "../../blocks/shoe-finish.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { ankleRing, overFoot, type Strap, strapAlong } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

/** A bar along the foot needs a strap around the ankle to end at. */
export type FlatSandalCut =
  | {
      readonly front: "two-bands" | "thin-straps" | "thong" | "crossed";
      readonly hold: "ankle" | "sling" | "none" | "gladiator";
    }
  | { readonly front: "t-bar"; readonly hold: "ankle" };

/** Leather straps on a thin leather sole. */
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
    const front = random.pick<FlatSandalCut["front"]>([
      "two-bands",
      "thin-straps",
      "t-bar",
      "thong",
      "crossed",
    ]);
    if (front === "t-bar") return { front, hold: "ankle" };
    return { front, hold: random.pick(["ankle", "ankle", "sling", "gladiator", "none"]) };
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
  const foot = footOn({ length: 25.2, height: 0.92, toe: "almond", ...sandalBases.leather });
  const { bed, over } = sandalSole(foot, { base: "leather", bed: lining, sole });
  const strap: Strap = { cloth: main, lining, width: 1.2 };
  const front = frontOf(cut.front, foot, strap);
  const hold = holdOf(cut.hold, foot, { ...strap, cloth: plain(main) }, metal);
  const parts: Part[] = [...hold.far, ...front.far, ...bed, ...front.near, ...hold.near, ...over];
  return shoeModel(parts, main, "toe");
}

interface Sides {
  readonly far: Part[];
  readonly near: Part[];
}

function frontOf(front: FlatSandalCut["front"], foot: Foot, strap: Strap): Sides {
  const bands = (
    places: readonly (readonly [x: number, height: number, lean: number, width: number])[],
  ): Sides => {
    const all = places.map(([x, height, lean, width]) =>
      overFoot(foot, x, height, lean, { ...strap, width }),
    );
    return { far: all.map(({ far }) => far), near: all.map(({ near }) => near) };
  };
  switch (front) {
    case "two-bands":
      return bands([
        [15.8, 5.2, 1, 2],
        [21, 4.1, 0.8, 2],
      ]);
    case "thin-straps":
      return bands([0, 1, 2, 3].map((i) => [14.2 + i * 2.7, 5 - i * 0.42, 1.9, 0.6] as const));
    case "crossed":
      return bands([
        [16, 5.6, 3.6, 1.1],
        [22.4, 5, -2.4, 1.1],
      ]);
    case "t-bar": {
      const toe = bands([[21.4, 4.5, 0.6, 1.5]]);
      const bar = strapAlong(foot.line([9.9, -8.4], [13.4, -7.4], [18, -5.8], [22.4, -4.2]), {
        ...strap,
        width: 0.8,
      });
      return { far: toe.far, near: [...toe.near, bar] };
    }
    case "thong": {
      const near = strapAlong(foot.line([12.6, 0.2], [15, -3.6], [19, -4.9], [23.6, -3.2]), {
        ...strap,
        width: 0.75,
      });
      const far = strapAlong(foot.line([16.4, -0.3], [18.4, -4.2], [20.6, -4.6], [23.6, -3.1]), {
        ...strap,
        cloth: strap.lining,
        width: 0.65,
        stitch: false,
      });
      const post = strapAlong(foot.line([23.5, -3.3], [24.3, -1.8], [24.5, -0.2]), { ...strap, width: 0.6 });
      return { far: [{ ...far, inside: 0.3, lift: 0 }], near: [post, near] };
    }
  }
}

function holdOf(hold: FlatSandalCut["hold"], foot: Foot, strap: Strap, metal: Metal): Sides {
  const riser = (top: number): Part => ({
    outline: foot.shape(
      [0.4, 0.15, "*"],
      [0.35, -2.6],
      [0.8, -top, "*"],
      [2.1, -top + 0.3, "*"],
      [2.4, -3.4],
      [5, 0.15, "*"],
    ),
    cloth: strap.cloth,
    lift: 0.18,
    folds: [{ spine: foot.line([1.4, -top + 1], [1.6, -3], [2.6, -0.8]), width: 0.3, depth: 0.6 }],
  });
  switch (hold) {
    case "none":
      return { far: [], near: [] };
    case "sling": {
      const near = foot.line([11.6, 0.1], [8.6, -3], [5, -4.7], [1.9, -5.6], [0.9, -6]);
      const far = foot.line([13.4, -0.4], [9.4, -4], [5.2, -5.8], [2, -6.4], [0.9, -6]);
      return {
        far: [
          {
            ...strapAlong(far, { ...strap, cloth: strap.lining, width: 0.6, stitch: false }),
            inside: 0.3,
            lift: 0,
          },
        ],
        near: [strapAlong(near, { ...strap, width: 0.8 })],
      };
    }
    case "ankle": {
      const ring = ankleRing(foot.place([0.95, -8.2]), 9, { ...strap, width: 0.8 }, metal);
      return { far: [ring.far], near: [riser(8.4), ...ring.near] };
    }
    case "gladiator": {
      const rings = [0, 1, 2].map((i) =>
        ankleRing(
          foot.place([mix(0.9, 1.2, i / 2), -8 - i * 2.9]),
          7.9 - i * 0.2,
          { ...strap, width: 0.75 },
          i === 1 ? undefined : metal,
        ),
      );
      const back = strapAlong(foot.line([1.3, -0.2], [1.1, -5], [1.3, -10], [1.45, -14]), {
        ...strap,
        width: 1,
      });
      const spine = strapAlong(
        foot.line([9.5, -14.2], [9.6, -11], [11.2, -8.6], [14.4, -6.7], [18.4, -4.9]),
        {
          ...strap,
          width: 0.75,
        },
      );
      return { far: rings.map(({ far }) => far), near: [back, ...rings.flatMap(({ near }) => near), spine] };
    }
  }
}

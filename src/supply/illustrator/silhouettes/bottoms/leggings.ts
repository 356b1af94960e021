import { fittedFolds, fittedLeg } from "../../blocks/fitted-leg.ts";
import { aboveHem, besideSeam, legDrapes, legPair } from "../../blocks/leg.ts";
import { type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { ribbon } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface LeggingsCut {
  readonly leg: "ankle" | "cropped" | "stirrup" | "flared";
  readonly waist: "narrow" | "high" | "crossover";
  readonly front: "seamless" | "pintuck" | "biker";
}

const lengths = { ankle: 95, cropped: 80, stirrup: 96, flared: 100 } as const;

export const leggings = silhouette<"leggings", LeggingsCut>({
  kind: "leggings",
  family: "trousers",
  leaves: { women: ["A.3.4"] },
  fabrics: [
    { kind: "jersey", weight: 4, material: "cotton", dyes: ["classic", "classic", "earth"] },
    {
      kind: "tech-jersey",
      weight: 2,
      material: "elastane",
      dyes: ["classic", "earth", "jewel", "pastel"],
    },
    { kind: "jersey", weight: 0.5, material: "elastane", dyes: ["earth"], motifs: [["leopard", 1]] },
    {
      kind: "rib",
      weight: 1.6,
      material: "cotton",
      dyes: ["neutral", "classic", "earth"],
      motifs: [["fine-rib", 1]],
    },
    { kind: "leather", weight: 2, material: "faux-leather", dyes: ["leather", "classic"] },
    { kind: "velvet", weight: 0.4, material: "velvet", dyes: ["classic", "jewel"] },
  ],
  cut: (random) => {
    const shape = random.pick<LeggingsCut["leg"]>([
      "ankle",
      "ankle",
      "ankle",
      "cropped",
      "stirrup",
      "flared",
    ]);
    return {
      leg: shape,
      waist: random.pick<LeggingsCut["waist"]>(
        shape === "flared" ? ["high", "crossover"] : ["narrow", "high", "high"],
      ),
      front: random.pick<LeggingsCut["front"]>(
        shape === "ankle"
          ? ["seamless", "seamless", "pintuck", "biker"]
          : ["seamless", "seamless", "pintuck"],
      ),
    };
  },
  draw: drawLeggings,
  words: ({ leg, waist }) => ({
    rise: waist === "narrow" ? "mid" : "high",
    length: leg === "cropped" ? "cropped" : "regular",
    closure: "pull-on",
  }),
});

const bands = { narrow: 4, high: 9, crossover: 8 } as const;

function drawLeggings(cut: LeggingsCut, { main }: Fabric, { random, leftRandom }: Hand): Model {
  const waist: Waist = {
    half: cut.waist === "narrow" ? 13.6 : 12.6,
    height: bands[cut.waist],
    spread: 1.9,
    dip: 1.6,
  };
  const crotch = cut.waist === "narrow" ? 27 : 30;
  const of = fittedLeg({
    waist,
    womens: true,
    crotch,
    length: lengths[cut.leg],
    flare: cut.leg === "flared" ? 1 : 0,
  });
  const { kneeY, length } = of.shape;
  const { seam, topY, seamY } = waistEdges(waist);
  const lines: Line[] = [
    { path: besideSeam(of, "inner", 0.5, length - 1, crotch + 3), kind: "seam", strength: 0.4 },
    ...(cut.leg === "stirrup" ? [] : [{ path: aboveHem(of, 1.4), kind: "stitch" as const, strength: 0.7 }]),
  ];
  if (cut.front === "pintuck") {
    lines.push({
      path: spline(of.at(0.56, crotch + 4), of.at(0.5, kneeY), of.at(0.5, length)),
      kind: "crease",
    });
  }
  if (cut.front === "biker") {
    for (const dy of [-6.5, -4.5, -2.5, 2, 4, 6]) {
      lines.push({
        path: spline(of.at(0.03, kneeY + dy), of.at(0.5, kneeY + dy + 1), of.at(0.97, kneeY + dy)),
        kind: "groove",
        strength: 0.7,
      });
    }
    for (const dy of [-8, 7.6]) {
      lines.push({
        path: spline(of.at(0.01, kneeY + dy), of.at(0.5, kneeY + dy + 1), of.at(0.99, kneeY + dy)),
        kind: "seam",
      });
    }
  }
  const shine = main.kind === "leather" ? 1.5 : 1;
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.soft, drags: 0, knee: 0, stack: 0, falls: 0, amount: 0.5 },
    folds: (chance) => fittedFolds(of, chance, shine),
    lines,
    front: [{ path: of.rise, kind: "seam", strength: 0.8 }],
  });
  const band = waistband(waist, main, {
    grain: 0,
    lift: 0.12,
    lines: [{ path: seam.shift(0, -0.25), kind: "stitch", strength: 0.5 }],
    folds: [-1, 1].map((side) => ({
      spine: spline(
        [side * 5, topY(5) + 0.6],
        [side * 5.6, topY(5) + waist.height * 0.6],
        [side * 6, seamY(6)],
      ),
      width: 2.6,
      depth: side < 0 ? 0.4 : 0.2,
    })),
  });
  const stirrups: Part[] = cut.leg === "stirrup" ? strap(of.shape.hem, length, main) : [];
  return {
    parts: [
      waistInside(waist, main),
      ...stirrups,
      under,
      upper,
      band,
      ...(cut.waist === "crossover" ? cross(waist, main) : []),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 26] },
  };
}

/** The loop under the foot. */
function strap([outer, inner]: readonly [number, number], y: number, cloth: Fabric["main"]): Part[] {
  const middle = (outer + inner) / 2;
  const loop: Part = {
    outline: ribbon(
      spline(
        [outer - 0.9, y - 0.5],
        [outer - 0.7, y + 3.4],
        [middle, y + 5.4],
        [inner + 0.7, y + 3.4],
        [inner + 0.9, y - 0.5],
      ),
      1.5,
      10,
    ),
    cloth,
    role: "cuff",
    lift: 0.2,
  };
  return [loop, mirrorPart(loop)];
}

/** The two halves of a crossover band meet in a V. */
function cross(waist: Waist, cloth: Fabric["main"]): Part[] {
  const { topY, seamY, seamHalf } = waistEdges(waist);
  const half = (lift: number): Part => ({
    outline: spline(
      [-waist.half, 0, "*"],
      [-waist.half * 0.4, topY(0) + 1.6],
      [seamHalf * 0.42, seamY(6) - 0.2, "*"],
    )
      .to(spline([seamHalf * 0.42, seamY(6) - 0.2, "*"], [-4, seamY(4)], [-seamHalf, seamY(seamHalf), "*"]))
      .close(),
    cloth,
    role: "belt",
    lift,
    lines: [
      {
        path: spline(
          [-waist.half, 0.5],
          [-waist.half * 0.4, topY(0) + 2.1],
          [seamHalf * 0.42, seamY(6) + 0.3],
        ),
        kind: "stitch",
        strength: 0.6,
      },
    ],
  });
  return [mirrorPart(half(0.2)), half(0.3)];
}

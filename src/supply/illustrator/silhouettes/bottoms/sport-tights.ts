import { fittedFolds, fittedLeg } from "../../blocks/fitted-leg.ts";
import { aboveHem, besideSeam, type Leg, legDrapes, legPair, onBothLegs } from "../../blocks/leg.ts";
import { type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SportTightsCut {
  readonly length: "three-quarter" | "full";
  readonly waist: "low" | "high";
  readonly panels: "none" | "side" | "calf" | "thigh";
  readonly pocket: boolean;
}

export const sportTights = silhouette<"sport-tights", SportTightsCut>({
  kind: "sport-tights",
  family: "trousers",
  leaves: { men: ["G.1.2"], women: ["G.1.2"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 6,
      material: "polyester",
      universe: "women",
      dyes: ["classic", "jewel", "earth", "bright", "pastel"],
    },
    // Men run in quiet colours: tights are bold enough.
    { kind: "tech-jersey", weight: 6, material: "polyester", universe: "men", dyes: ["suiting"] },
    {
      kind: "tech-jersey",
      weight: 1,
      material: "elastane",
      universe: "women",
      dyes: ["classic", "jewel"],
      motifs: [
        ["leopard", 1],
        ["camouflage", 1],
        ["tie-dye", 1],
        ["geometric", 0.6],
      ],
    },
    { kind: "neoprene", weight: 0.6, material: "elastane", dyes: ["classic"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    return {
      length: random.pick(womens ? ["full", "full", "three-quarter"] : ["full"]),
      waist: womens ? "high" : "low",
      panels: random.pick(["none", "side", "calf", "thigh"]),
      pocket: random.chance(0.5),
    };
  },
  finish: (main) => ({
    contrast: {
      kind: "tech-jersey",
      colour: lightness(main.colour) < 0.35 ? light(main.colour, 0.16) : shadow(main.colour, 0.28),
    },
  }),
  draw: drawTights,
  words: ({ length, waist }) => ({
    rise: waist === "high" ? "high" : "mid",
    length: length === "full" ? "regular" : "cropped",
    closure: "pull-on",
  }),
});

function drawTights(cut: SportTightsCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, contrast = main } = fabric;
  const womens = universe === "women";
  const high = cut.waist === "high";
  const crotch = high ? 30 : 27;
  const waist: Waist = {
    half: womens ? 12.7 : 15,
    height: high ? 9.5 : 4.6,
    spread: womens ? 1.9 : 0.9,
    dip: 1.6,
  };
  const full = crotch + (womens ? 65 : 66);
  const length = cut.length === "full" ? full : crotch + 46;
  const of = fittedLeg({ waist, womens, crotch, length });
  const lines: Line[] = [
    { path: besideSeam(of, "inner", 0.6, length - 1, crotch + 3), kind: "seam", strength: 0.5 },
    { path: aboveHem(of, 1.6), kind: "stitch" },
    ...(cut.pocket && cut.panels !== "side" ? pocketLines(of) : []),
  ];
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.soft, drags: 0, knee: 0, stack: 0, falls: 0, amount: 0.5 },
    folds: (chance) => fittedFolds(of, chance, 1.1),
    lines,
    front: [{ path: of.rise, kind: "seam", strength: 0.8 }],
  });
  const { seam } = waistEdges(waist);
  return {
    parts: [
      waistInside(waist, main),
      under,
      upper,
      ...onBothLegs(...panelParts(of, cut, contrast)),
      waistband(waist, main, {
        grain: 0,
        lift: 0.12,
        lines: [{ path: seam.shift(0, -0.3), kind: "stitch", strength: 0.6 }],
      }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 26] },
  };
}

/** A pocket for the phone on the side of the thigh. */
function pocketLines(of: Leg): Line[] {
  const { crotch } = of.shape;
  const [top, bottom] = [crotch + 1, crotch + 15];
  const mouth = spline(of.at(0.7, top), of.at(0.85, top + 0.5), of.at(0.99, top - 0.6));
  const side = spline(
    of.at(0.7, top),
    of.at(0.7, mix(top, bottom, 0.5)),
    of.at(0.72, bottom),
    of.at(0.99, bottom + 0.4),
  );
  return [
    { path: mouth, kind: "edge" },
    { path: mouth.shift(0, 0.6), kind: "stitch" },
    { path: side, kind: "seam", strength: 0.7 },
  ];
}

function panelParts(of: Leg, { panels }: SportTightsCut, cloth: Cloth): Part[] {
  const { crotch, kneeY, length, hipY } = of.shape;
  const along = (across: readonly number[], from: number, until: number) =>
    spline(...across.map((u, i) => of.at(u, mix(from, until, i / (across.length - 1)))));
  const piece = (inner: readonly number[], outer: readonly number[], from: number, until: number): Part => {
    const edge = along(inner, from, until);
    return {
      outline: edge.to(along(outer, from, until).reverse()).close(),
      cloth,
      role: "front",
      lines: [{ path: edge, kind: "seam", strength: 0.8 }],
    };
  };
  if (panels === "side")
    return [piece([0.995, 0.88, 0.83, 0.83, 0.85, 0.86], [1, 1, 1, 1, 1, 1], hipY - 10, length)];
  if (panels === "calf" && !of.short) {
    return [piece([0.995, 0.64, 0.56, 0.7], [1, 1, 1, 1], kneeY - 2, length)];
  }
  if (panels === "thigh")
    return [piece([0.995, 0.7, 0.62, 0.995], [1, 1, 1, 1], crotch - 4, Math.min(length, kneeY - 4))];
  return [];
}

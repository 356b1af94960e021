import { fittedFolds, fittedLeg } from "../../blocks/fitted-leg.ts";
import { aboveHem } from "../../blocks/leg.ts";
import { evenPleats, flutes, pleatEdges, skirt, spreadAcross } from "../../blocks/skirt.ts";
import { type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { lightness, shadow } from "../../colour/oklab.ts";
import type { Line, Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SkortCut {
  readonly skirt: "flared" | "pleated";
  readonly length: number;
  readonly waist: "narrow" | "wide";
  /** Whether the shorts show below the hem. */
  readonly shorts: "seen" | "hidden";
}

export const skort = silhouette<"skort", SkortCut>({
  kind: "skort",
  family: "shorts",
  weight: 0.7,
  leaves: { women: ["G.1.2"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 5,
      material: "polyester",
      dyes: ["classic", "neutral", "pastel", "bright", "jewel"],
    },
    { kind: "nylon", weight: 1, material: "nylon", dyes: ["classic", "neutral"] },
  ],
  cut: (random) => ({
    skirt: random.pick(["flared", "pleated"]),
    length: Math.round(random.between(31, 37)),
    waist: random.pick(["narrow", "wide"]),
    shorts: random.chance(0.55) ? "seen" : "hidden",
  }),
  finish: (main) => ({
    contrast: {
      kind: "tech-jersey",
      colour: lightness(main.colour) > 0.6 ? shadow(main.colour, 0.14) : shadow(main.colour, 0.22),
    },
  }),
  draw: drawSkort,
  words: () => ({ rise: "high", length: "short", closure: "pull-on" }),
});

function drawSkort(cut: SkortCut, { main, contrast = main }: Fabric, { random, leftRandom }: Hand): Model {
  const waist: Waist = {
    half: 13,
    height: cut.waist === "wide" ? 7 : 4,
    spread: cut.waist === "wide" ? 1.3 : 0.7,
    dip: 1.6,
  };
  const waves = cut.skirt === "flared" ? spreadAcross(7, random, 0.86) : [];
  const of = skirt(
    { waist, hip: 18.6, hipY: 16, hem: 24.4, length: cut.length, dip: 1.8, curve: 0.3 },
    waves,
    1,
  );
  const tights = fittedLeg({
    waist,
    womens: true,
    crotch: 28.5,
    length: cut.length + (cut.shorts === "seen" ? 5 : -1),
  });
  const leg = (chance: Hand["random"]): Part => ({
    outline: tights.outline,
    cloth: contrast,
    role: "body",
    folds: fittedFolds(tights, chance, 0.7),
    lines: [0.8, 1.3].map((up) => ({ path: aboveHem(tights, up), kind: "stitch" })),
  });
  const edges = cut.skirt === "pleated" ? pleatEdges(of, evenPleats(13), random).slice(1, -1) : [];
  const { seam } = waistEdges(waist);
  const stitch: Line = { path: of.hem.shift(0, -0.9), kind: "stitch" };
  return {
    parts: [
      waistInside(waist, main),
      ...(cut.shorts === "seen" ? [mirrorPart(leg(leftRandom)), leg(random)] : []),
      {
        outline: of.outline,
        cloth: main,
        role: "body",
        lift: 0.6,
        folds:
          cut.skirt === "flared"
            ? flutes(of, random, { from: [12, 20], depth: 0.7, width: 0.85 })
            : edges.flatMap((edge) => [
                { spine: edge.shift(-0.35, 0), width: 0.5, depth: -0.8, swell: "end" as const, hard: true },
                { spine: edge.shift(1, 0), width: 0.7, depth: 0.6, swell: "end" as const },
              ]),
        lines: [stitch, ...edges.map((path): Line => ({ path, kind: "pleat" }))],
      },
      waistband(waist, main, {
        grain: 0,
        lift: 0.15,
        lines: [{ path: seam.shift(0, -0.3), kind: "stitch", strength: 0.6 }],
      }),
    ],
    main,
    ground: "wall",
    detail: { of: "hem", box: [-2, 16, 24, 46] },
  };
}

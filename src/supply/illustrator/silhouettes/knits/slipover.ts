import { knitFront, knitTorso, ribHem } from "../../blocks/knit-body.ts";
import { knitNeck, knitNeckHalf } from "../../blocks/knit-neck.ts";
import { torsoOutline } from "../../blocks/torso.ts";
import { offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { mitredNeck, veeDepths } from "./mitred-neck.ts";
import { ribOf } from "./yarns.ts";

export interface SlipoverCut {
  readonly neck: "v" | "deep-v" | "crew" | "mock";
  readonly fit: number;
  readonly length: number;
  readonly rib: number;
}

export const slipover = silhouette<"slipover", SlipoverCut>({
  kind: "slipover",
  family: "slipover",
  leaves: { men: ["A.2.1"], women: ["A.2.1"] },
  fabrics: [
    {
      kind: "knit",
      weight: 5,
      material: "wool",
      dyes: ["neutral", "classic", "earth", "pastel"],
      motifs: [
        ["plain", 4],
        ["argyle", 4],
        ["cable", 4],
        ["fair-isle", 2],
        ["stripe", 2],
      ],
    },
    { kind: "fine-knit", weight: 2, material: "wool", dyes: ["neutral", "classic", "earth"] },
    { kind: "chunky-knit", weight: 1, material: "wool", dyes: ["neutral", "earth", "pastel"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    return {
      neck: random.pick(womens ? ["v", "deep-v", "crew", "mock"] : ["v", "v", "deep-v", "crew"]),
      fit: random.pick(womens ? [-0.6, 0, 0.8] : [-0.2, 0.1, 0.6]),
      length: womens ? random.pick([44, 50, 56]) : random.between(60, 65),
      rib: random.pick([4.5, 6.2, 7.5]),
    };
  },
  finish: (main, _cut, random) =>
    main.second && random.chance(0.35) ? { contrast: { kind: "rib", colour: main.second } } : {},
  draw: drawSlipover,
  words: ({ neck, length }) => ({
    neckline: neck === "crew" ? "crew" : neck === "mock" ? "high" : "v-neck",
    sleeve: "sleeveless",
    length: length < 52 ? "cropped" : "regular",
    closure: "pull-on",
  }),
});

function drawSlipover(cut: SlipoverCut, fabric: Fabric, { random, universe }: Hand) {
  const { main } = fabric;
  const rib = ribOf(fabric);
  const half = knitNeckHalf(cut.neck);
  const neck =
    cut.neck === "v" || cut.neck === "deep-v"
      ? mitredNeck({ half, depth: veeDepths[cut.neck], height: 2.6, body: main, rib })
      : knitNeck(cut.neck, { body: main, rib, button: main.colour, metal: main.colour, height: 2.6 }, random);
  const base = knitTorso({
    fit: cut.fit,
    length: cut.length,
    rib: cut.rib,
    shoulder: "set-in",
    womens: universe === "women",
    neck: half,
  });
  // The armhole is cut away: the shoulder ends where the arm begins.
  const torso = {
    ...base,
    shoulder: base.shoulder - 4.2,
    drop: base.drop - 1.2,
    underarmY: base.underarmY + 2,
  };
  const armhole = spline(
    [torso.shoulder, torso.drop, "*"],
    [torso.shoulder - 1.6, torso.drop + 6],
    [torso.shoulder - 1.3, torso.underarmY - 7],
    [torso.underarm - 1.6, torso.underarmY - 1.6],
    [torso.underarm, torso.underarmY, "*"],
  );
  // The band runs out behind the side, where it goes round to the back.
  const outer = offset(armhole, (share) => -2.2 * Math.min(1, 2.6 * (1 - share) + 0.12), 0, 1, 8);
  const armband: Part = {
    outline: armhole.to(outer.reverse()).close(),
    cloth: rib,
    role: "body",
    grain: -84,
    origin: [torso.shoulder, torso.drop],
    lift: 0.25,
    lines: [{ path: armhole, kind: "groove" }],
  };
  const front = knitFront({ torso, seam: neck.seam, shoulder: "set-in", cloth: main, random });
  return {
    parts: [
      ...neck.back,
      {
        ...front,
        outline: torsoOutline(torso, neck.seam, { armhole }),
        lines: [],
      },
      mirrorPart(armband),
      armband,
      ...ribHem(torso, cut.rib, rib),
      ...neck.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -6, 13, 26] as const },
  };
}

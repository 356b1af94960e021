import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { besideNeck, neckBack, openNeck } from "../../blocks/open-neck.ts";
import { ribbedNeck } from "../../blocks/ribbed-neck.ts";
import { armholeBacks, armholeBinding, bareArmhole, strapped } from "../../blocks/sleeveless.ts";
import { torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import type { Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** A ribbed singlet, or a close tee worn below a shirt. */
export type UndershirtCut =
  | { readonly shape: "singlet"; readonly strap: number; readonly depth: number; readonly length: number }
  | { readonly shape: "tee"; readonly neck: "crew" | "v"; readonly length: number };

export const undershirt = silhouette<"undershirt", UndershirtCut>({
  kind: "undershirt",
  family: "top",
  leaves: { men: ["F.1.1"] },
  fabrics: [
    {
      kind: "rib",
      weight: 4,
      material: "cotton",
      dyes: ["neutral", "classic"],
      motifs: [
        ["fine-rib", 3],
        ["rib", 1],
      ],
    },
    { kind: "jersey", weight: 3, material: "cotton", dyes: ["neutral", "classic"] },
  ],
  cut: (random) =>
    random.chance(0.62)
      ? {
          shape: "singlet",
          strap: random.pick([3.2, 4.2, 5.4]),
          depth: random.pick([14, 17]),
          length: random.pick([66, 70]),
        }
      : { shape: "tee", neck: random.pick(["crew", "v"]), length: random.pick([66, 70]) },
  draw: drawUndershirt,
  words: (cut) => ({
    neckline: cut.shape === "singlet" ? "round" : cut.neck === "v" ? "v-neck" : "crew",
    sleeve: cut.shape === "singlet" ? "sleeveless" : "short",
    length: "regular",
  }),
});

function drawUndershirt(cut: UndershirtCut, { main }: Fabric, hand: Hand): Model {
  const half = cut.shape === "singlet" ? 8.6 : 7.7;
  const full = bodice({ womens: false, fit: -0.45, length: cut.length, neck: half, flare: -1.2 });
  const detail = { of: "neckline", box: [-13, -3, 13, 29] } as const;
  if (cut.shape === "tee") {
    const neck = ribbedNeck({
      half,
      depth: cut.neck === "v" ? 15 : 9,
      height: 1.6,
      shape: cut.neck,
      body: main,
      rib: main,
    });
    const body = bodyOf(full, hand);
    return {
      parts: [
        ...neck.back,
        ...arms(
          { style: "short", torso: full, fit: -0.45, womens: false, cloth: main, cuff: main, amount: 0.85 },
          hand,
        ),
        { ...body, cloth: main, outline: torsoOutline(full, neck.seam) },
        ...neck.front,
      ],
      main,
      ground: "wall",
      detail,
    };
  }
  const torso = strapped(full, cut.strap);
  const seam = openNeck("scoop", half, cut.depth);
  const armhole = bareArmhole(torso, 1.6);
  const body = bodyOf(torso, hand);
  return {
    parts: [
      ...armholeBacks(torso, armhole, main),
      neckBack(seam, half, 5, main),
      {
        ...body,
        cloth: main,
        outline: torsoOutline(torso, seam, { armhole }),
        lines: [
          ...(body.lines ?? []),
          ...armholeBinding(armhole),
          { path: besideNeck(seam, half, 1), kind: "groove" },
        ],
      },
    ],
    main,
    ground: "wall",
    detail,
  };
}

function bodyOf(torso: ReturnType<typeof bodice>, hand: Hand): Omit<Part, "outline" | "cloth"> {
  const { hem } = torsoEdges(torso);
  return {
    role: "body",
    lift: 0.4,
    folds: torsoFolds(torso, hand.random, 0.9),
    lines: [{ path: wholeHem(hem).shift(0, -1.6), kind: "stitch" }],
  };
}

import { type Boot, bootMouth, bootOn, bootShell } from "../../blocks/boot-upper.ts";
import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import {
  blackRubber,
  gum,
  leatherLining,
  leatherSole,
  leathers,
  rubberSole,
} from "../../blocks/shoe-finish.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface ChelseaBootCut {
  readonly sole: "leather" | "rubber" | "lug" | "crepe";
  readonly toe: "round" | "almond" | "square";
  /** Height of the shaft over the sole. */
  readonly shaft: number;
  readonly heel: number;
}

export const chelseaBoot = silhouette<"chelsea-boot", ChelseaBootCut>({
  kind: "chelsea-boot",
  family: "shoe",
  leaves: { men: ["B.3.1"], women: ["B.3.1"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: leathers },
    { kind: "suede", weight: 4, material: "suede", dyes: ["leather", "earth"] },
    { kind: "patent", weight: 0.5, material: "leather", dyes: leathers },
    { kind: "grained-leather", weight: 1, material: "leather", dyes: leathers },
  ],
  cut: (random, universe) => {
    const sole = random.pick<ChelseaBootCut["sole"]>(
      universe === "men"
        ? ["leather", "leather", "rubber", "lug", "crepe"]
        : ["leather", "rubber", "lug", "lug"],
    );
    return {
      sole,
      toe: random.pick(universe === "men" ? ["round", "almond"] : ["round", "almond", "square"]),
      shaft: random.pick(universe === "men" ? [13.4, 14.4] : [12.4, 14.4, 17.5]),
      heel: sole === "crepe" ? 0.9 : universe === "women" ? random.pick([1.6, 2, 4]) : 1.8,
    };
  },
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole:
      cut.sole === "leather"
        ? leatherSole(main, random)
        : rubberSole(cut.sole === "crepe" ? random.pick<Colour>(["#c9a877", gum]) : blackRubber),
    contrast: {
      kind: "rib",
      colour: random.chance(0.6)
        ? "#26221f"
        : lightness(main.colour) > 0.3
          ? shadow(main.colour, 0.35)
          : "#2f2b29",
    },
  }),
  draw: drawChelsea,
  words: ({ heel }) => ({ closure: "pull-on", heel: heel > 3 ? "mid" : "low", heelShape: "block" }),
});

const thickness = { leather: 0.85, rubber: 1.3, lug: 2.4, crepe: 1.6 } as const;

function drawChelsea(cut: ChelseaBootCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, lining = main, sole = main, contrast = main } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26 : 29.5,
    height: womens ? 0.9 : 1,
    toe: cut.toe,
    heel: cut.heel,
    sole: thickness[cut.sole],
    spring: 0.9,
  });
  const boot = bootOn(foot, { height: cut.shaft, ease: 0.15 });
  const h = cut.shaft;
  const seam = foot.line([6.7, -5.6], [7.4, -3], [9.4, 0.2]);
  const shell = bootShell(boot, main, random, {
    lines: [
      { path: seam, kind: "seam" },
      stitched(seam, 0.26, 0.6),
      {
        path: foot.line(
          [3.4, -h + 0.2],
          [3.5, -h + 4],
          [4.6, -7],
          [6.7, -5.3],
          [8, -7],
          [9, -h + 4],
          [8.9, -h + 0.1],
        ),
        kind: "stitch",
      },
      stitched(boot.top, 0.4, 0.6),
    ],
  });
  const parts: Part[] = [
    bootMouth(boot, lining),
    ...tabs(boot, contrast),
    shell,
    gore(boot, contrast),
    ...(cut.sole === "crepe"
      ? cupSole(foot, { cloth: sole, wall: 0.1 })
      : weltedSole(foot, {
          sole,
          ...(cut.sole !== "leather" && { welt: sole }),
          lugs: cut.sole === "lug" ? 0.75 : 0,
          lifts: cut.heel > 3 ? 5 : 2,
        })),
  ];
  return shoeModel(parts, main, "collar");
}

/** The elastic at the side. */
const gore = ({ foot, shaft }: Boot, cloth: Cloth): Part => {
  const h = shaft.height;
  return {
    outline: foot
      .line([3.9, -h + 0.22, "*"], [6.2, -h + 0.32], [8.5, -h + 0.1, "*"])
      .to(foot.line([8.5, -h + 0.1, "*"], [8.6, -h + 4], [7.7, -7.2], [6.7, -6]))
      .to(foot.line([6.7, -6], [5, -7.2], [4, -h + 4], [3.9, -h + 0.22, "*"]))
      .close(),
    cloth,
    flat: true,
    folds: [{ spine: foot.line([5.4, -h + 1], [5.4, -9.6], [6.2, -7.4]), width: 0.6, depth: 0.35 }],
  };
};

/** Loops to pull it on by, at the back. */
const tabs = ({ foot, shaft, across }: Boot, cloth: Cloth): Part[] => {
  const h = shaft.height;
  const [x] = across(h);
  return [
    {
      outline: foot.shape(
        [x - 0.05, -h + 1.4, "*"],
        [x - 0.45, -h - 0.6],
        [x - 0.1, -h - 1.7],
        [x + 0.7, -h - 1.6],
        [x + 0.95, -h],
        [x + 0.9, -h + 1.4, "*"],
      ),
      cloth,
      lift: 0.1,
      flat: true,
    },
  ];
};

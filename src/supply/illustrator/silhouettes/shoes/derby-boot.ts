import { lacedBoot } from "../../blocks/laced-boot.ts";
import { blackRubber, leatherLining, leatherSole, leathers, rubberSole } from "../../blocks/shoe-finish.ts";
import { punched } from "../../blocks/shoe-hardware.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { twinStitched } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface DerbyBootCut {
  readonly front: "plain" | "cap" | "brogue";
  readonly sole: "leather" | "rubber" | "commando";
  readonly shaft: number;
  readonly toe: "round" | "almond";
}

/** A laced dress boot. */
export const derbyBoot = silhouette<"derby-boot", DerbyBootCut>({
  kind: "derby-boot",
  family: "shoe",
  leaves: { men: ["B.3.2"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: leathers },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth"] },
    { kind: "grained-leather", weight: 2, material: "leather", dyes: leathers },
  ],
  cut: (random) => ({
    front: random.pick(["plain", "cap", "cap", "brogue"]),
    sole: random.pick(["leather", "rubber", "commando", "commando"]),
    shaft: random.pick([13, 14.2, 16.4]),
    toe: random.pick(["round", "round", "almond"]),
  }),
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole: cut.sole === "leather" ? leatherSole(main, random) : rubberSole(blackRubber),
    button: random.pick<Colour>(["#8f7a52", "#3a302a", "#56585c"]),
  }),
  draw: drawDerbyBoot,
  words: () => ({ closure: "lace-up", heel: "low", heelShape: "block" }),
});

function drawDerbyBoot(cut: DerbyBootCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main, button = "#8f7a52" } = fabric;
  const foot = footOn({
    length: 29.5,
    height: 1,
    toe: cut.toe,
    heel: 1.6,
    sole: { leather: 0.95, rubber: 1.4, commando: 2.2 }[cut.sole],
    spring: 0.9,
  });
  const laced = lacedBoot(
    {
      foot,
      height: cut.shaft,
      upper: main,
      quarter: main,
      tongue: main,
      lining,
      lace: { kind: "cotton", colour: shadow(main.colour, 0.35) },
      metal: button,
      hooks: 3,
      padded: false,
    },
    random,
  );
  const cap = foot.line([23.8, -4.95], [24.3, -3.4], [24.1, -1.6], [23.5, 0.1]);
  const seams =
    cut.front === "plain" ? [] : [{ path: cap, kind: "seam" as const }, ...twinStitched(cap, -0.22)];
  const vamp: Part = {
    ...laced.vamp,
    lines: seams,
    trims:
      cut.front === "brogue" ? [punched(cap.shift(0.45, 0).points(12, 0.04, 0.96), 0.085, main.colour)] : [],
  };
  const parts: Part[] = [
    ...laced.behind,
    vamp,
    laced.strip,
    laced.quarter,
    ...laced.laces,
    ...weltedSole(foot, { sole, welt: sole, lugs: cut.sole === "commando" ? 0.75 : 0 }),
  ];
  return shoeModel(parts, main, "toe");
}

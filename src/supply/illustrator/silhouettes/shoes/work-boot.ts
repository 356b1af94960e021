import { lacedBoot } from "../../blocks/laced-boot.ts";
import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, leatherLining, leathers, offWhite, rubberSole } from "../../blocks/shoe-finish.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface WorkBootCut {
  readonly toe: "moc" | "cap" | "plain";
  readonly sole: "wedge" | "lug";
  readonly collar: "plain" | "padded";
  readonly shaft: number;
}

/** A heavy laced boot with visible thread. */
export const workBoot = silhouette<"work-boot", WorkBootCut>({
  kind: "work-boot",
  family: "shoe",
  leaves: { men: ["B.3.2"] },
  fabrics: [
    { kind: "leather", weight: 4, material: "leather", dyes: leathers },
    { kind: "nubuck", weight: 4, material: "leather", dyes: ["earth", "leather", "neutral"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["earth"] },
  ],
  cut: (random) => {
    const toe = random.pick<WorkBootCut["toe"]>(["moc", "moc", "cap", "plain"]);
    return {
      toe,
      sole: toe === "moc" ? random.pick(["wedge", "wedge", "lug"]) : "lug",
      collar: random.pick(["plain", "padded"]),
      shaft: random.pick([13.4, 15, 17]),
    };
  },
  finish: (_main, cut, random) => ({
    lining: leatherLining(random),
    sole: rubberSole(
      cut.sole === "wedge"
        ? random.pick<Colour>([offWhite, "#e0d2b4", "#3a2f28"])
        : random.pick<Colour>([blackRubber, "#3a2f28"]),
    ),
    contrast: { kind: "leather", colour: random.pick<Colour>(["#3a2b22", "#4a3424", "#2b2928"]) },
    button: random.pick<Colour>(["#b08d4f", "#8d8f92", "#56585c"]),
  }),
  draw: drawWorkBoot,
  words: () => ({ closure: "lace-up", heel: "low", heelShape: "block" }),
});

function drawWorkBoot(cut: WorkBootCut, fabric: Fabric, { random }: Hand) {
  const { main, contrast = main, lining = main, sole = main, button = "#b08d4f" } = fabric;
  const thread: Colour = "#dccba6";
  const wedge = cut.sole === "wedge";
  const foot = footOn({
    length: 29.4,
    height: 1.02,
    toe: "round",
    heel: wedge ? 1.2 : 1.5,
    sole: wedge ? 2 : 2.3,
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
      lace: { kind: "cotton", colour: random.pick<Colour>(["#c9a877", "#3a302a", "#8a5a34"]) },
      metal: button,
      hooks: 3,
      padded: cut.collar === "padded",
      thread,
    },
    random,
  );
  const apron = foot.line([16.6, -3.9], [20, -4.15], [23.2, -3.9], [25.8, -3.55], [27.7, -3.1]);
  const cap = foot.line([23.4, -5.05], [24, -3.4], [23.8, -1.6], [23.2, 0.1]);
  const front: Record<WorkBootCut["toe"], Line[]> = {
    moc: [
      { path: apron, kind: "cord" },
      { path: apron.shift(0, 0.5), kind: "stitch", colour: thread },
      { path: apron.shift(0, 0.85), kind: "seam", strength: 0.6 },
    ],
    cap: [
      { path: cap, kind: "seam" },
      ...[0.28, 0.56].map(
        (dx): Line => ({ path: cap.shift(-dx, 0), kind: "stitch", colour: thread, strength: 0.85 }),
      ),
    ],
    plain: [],
  };
  const counter: Part = {
    outline: foot
      .line([0.55, 0.3, "*"], [0.25, -2.4], [0.6, -5.6, "*"])
      .to(foot.line([0.6, -5.6, "*"], [3, -5.5], [5, -3.6], [6.2, 0.3, "*"]))
      .lineTo(foot.place([3, 0.3]), foot.place([0.55, 0.3]))
      .close(),
    cloth: cut.toe === "plain" ? contrast : main,
    lift: 0.12,
    grain: -20,
    lines: [
      {
        path: foot.line([0.9, -5.25], [2.9, -5.15], [4.7, -3.4], [5.85, 0.1]),
        kind: "stitch",
        colour: thread,
        strength: 0.85,
      },
    ],
  };
  const parts: Part[] = [
    ...laced.behind,
    { ...laced.vamp, lines: front[cut.toe] },
    laced.strip,
    laced.quarter,
    counter,
    ...laced.laces,
    ...(wedge
      ? [...cupSole(foot, { cloth: sole, wall: 0.05 }), ...weltOnly(foot, contrast, thread)]
      : weltedSole(foot, { sole, welt: contrast, thread, lugs: 0.8 })),
  ];
  return shoeModel(parts, main, "toe");
}

/** The sewn strip over a wedge sole. */
const weltOnly = (foot: ReturnType<typeof footOn>, welt: Part["cloth"], thread: Colour): Part[] =>
  weltedSole(foot, { sole: welt, welt, thread }).slice(-1);

import { bit, chunkyChain, kiltie, lowerCut, saddle, sideBelt, slot } from "../../blocks/loafer-front.ts";
import {
  gum,
  leatherLining,
  leatherSole,
  leathers,
  offWhite,
  plain,
  rubberSole,
} from "../../blocks/shoe-finish.ts";
import { bar, tassels } from "../../blocks/shoe-hardware.ts";
import { type Foot, feather, footOn, heelBack, type Last, ridge, ridgeAt } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, upperFolds } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness } from "../../colour/oklab.ts";
import { stretch } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface LoaferCut {
  readonly front: "penny" | "tassel" | "bar" | "plain" | "bit" | "chain" | "kiltie" | "belt" | "slipper";
  readonly sole: "leather" | "rubber" | "lug" | "platform";
  readonly toe: "round" | "almond" | "square" | "pointed";
  /** How far the heel is raised. */
  readonly heel: number;
  /** Which pieces are of a second leather. */
  readonly twoTone: "none" | "saddle" | "apron" | "sides";
  /** A low vamp shows more of the foot. */
  readonly vamp: "high" | "low";
}

export const loafer = silhouette<"loafer", LoaferCut>({
  kind: "loafer",
  family: "shoe",
  leaves: { men: ["B.2.2"], women: ["B.2.2"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: leathers },
    { kind: "leather", weight: 2, material: "leather", universe: "women", dyes: ["neutral", "jewel"] },
    { kind: "leather", weight: 0.6, material: "leather", universe: "women", dyes: ["metal"] },
    { kind: "patent", weight: 1, material: "leather", dyes: ["leather", "jewel"] },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth"] },
    { kind: "velvet", weight: 0.5, material: "velvet", dyes: ["jewel", "formal"] },
    { kind: "croc", weight: 0.6, material: "leather", dyes: leathers },
  ],
  cut: (random, universe) => {
    const men = universe === "men";
    const front = random.pick<LoaferCut["front"]>(
      men
        ? ["penny", "penny", "tassel", "tassel", "bit", "plain", "kiltie", "belt", "slipper"]
        : ["penny", "penny", "tassel", "bit", "bit", "bar", "chain", "kiltie", "slipper", "belt"],
    );
    const sole = random.pick<LoaferCut["sole"]>(
      men ? ["leather", "leather", "rubber", "lug"] : ["leather", "lug", "rubber", "platform"],
    );
    return {
      front,
      sole,
      toe: random.pick(
        men ? ["round", "round", "almond", "square"] : ["round", "almond", "square", "pointed"],
      ),
      heel: men ? 1.7 : random.pick(sole === "platform" ? [1.2, 4.6] : [0.9, 1.8, 4.4, 6.2]),
      twoTone:
        front !== "slipper" && random.chance(0.34)
          ? random.pick(["saddle", "apron", "apron", "sides"])
          : "none",
      vamp: random.chance(men ? 0.25 : 0.45) ? "low" : "high",
    };
  },
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole: soleOf(cut.sole, main, random),
    metal: random.pick<Metal>(["gold", "gold", "silver"]),
    ...(cut.twoTone !== "none" && { contrast: besides(main, random) }),
  }),
  draw: drawLoafer,
  words: ({ heel }) => ({
    closure: "pull-on",
    heel: heel > 3.5 ? "mid" : heel > 1.75 ? "low" : "flat",
    heelShape: "block",
  }),
});

function soleOf(sole: LoaferCut["sole"], main: Cloth, random: Random): Cloth {
  if (sole === "leather") return leatherSole(main, random);
  const colours: readonly [Colour, ...Colour[]] =
    sole === "lug" ? ["#232325", "#232325", "#5a4030"] : ["#232325", offWhite, gum];
  return rubberSole(random.pick(colours));
}

/** Spectator shoes: cream beside dark leather, dark beside light. */
const besides = (main: Cloth, random: Random): Cloth => ({
  kind: "leather",
  colour: random.pick<Colour>(
    lightness(main.colour) > 0.55 ? ["#24262a", "#4a3024"] : ["#e9e0cf", "#e9e0cf", "#c99a62"],
  ),
});

const thickness: Record<LoaferCut["sole"], number> = { leather: 0.9, rubber: 1.3, lug: 2.1, platform: 3.3 };

function loaferLast({ sole, toe, heel }: LoaferCut, womens: boolean): Last {
  return {
    length: womens ? 25.8 : 29.5,
    height: womens ? 0.86 : 1,
    toe,
    heel,
    sole: thickness[sole],
    spring: 0.9,
  };
}

function drawLoafer(cut: LoaferCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, lining = main, sole = main, metal = "gold", contrast = main } = fabric;
  const last = footOn(loaferLast(cut, universe === "women"));
  // A slipper is cut high, whatever else.
  const foot = cut.vamp === "low" && cut.front !== "slipper" ? lowerCut(last, 2.3) : last;
  const topline = foot.line(
    [0.95, -6.3, "*"],
    [2.6, -5.9],
    [5.6, -4.8],
    [8.8, -4.6],
    [11.2, -5.8],
    [12.7, -7.9, "*"],
  );
  const vamp = foot.line([12.7, -7.9, "*"], [13.5, -8.65], [14.9, -8.25], ...ridge(15.6));
  const sides = cut.twoTone === "sides" ? contrast : main;
  const upper: Part = {
    outline: foot
      .line(...heelBack(6.3))
      .to(topline)
      .to(vamp)
      .to(foot.line(...feather()))
      .close(),
    cloth: sides,
    role: "body",
    grain: -30,
    lift: 0.2,
    folds: upperFolds(foot, random, { heel: 4.4 }),
    lines: [
      stitched(topline, 0.32, 0.8),
      { path: foot.line([3.8, -5.4], [3.9, -3], [4.6, 0]), kind: "seam" },
    ],
  };
  const opening = mouth(
    foot.shape(
      [0.95, -6.25, "*"],
      [4.4, -6.3],
      [8.8, -6.5],
      [12.6, -8.2, "*"],
      [11.2, -5],
      [8.6, -3.9],
      [3.6, -4.6],
    ),
    lining,
  );
  const parts: Part[] = [
    opening,
    ...(cut.front === "slipper"
      ? [
          {
            ...upper,
            lines: [...(upper.lines ?? []), { path: topline.shift(0, 0.1), kind: "cord" as const }],
          },
        ]
      : withApron(foot, upper, vamp, cut, cut.twoTone === "apron" ? contrast : main)),
    ...frontOf(foot, cut, { main, metal, strap: cut.twoTone === "saddle" ? contrast : plain(main) }),
    ...weltedSole(foot, {
      sole,
      welt: cut.sole === "leather" ? { kind: "leather", colour: sole.colour } : sole,
      lugs: cut.sole === "lug" ? 0.7 : 0,
      lifts: cut.heel > 3 ? 5 : 2,
    }),
  ];
  return shoeModel(parts, main, "toe");
}

/** The upper and the apron sewn into it; without a strap over it the apron runs up to the topline. */
function withApron(foot: Foot, upper: Part, vamp: Part["outline"], cut: LoaferCut, cloth: Cloth): Part[] {
  const open = cut.front === "plain" || cut.front === "kiltie";
  // A square toe has a long apron, a round one ends before it.
  const reach = cut.toe === "square" ? 28.3 : cut.toe === "round" ? 26.2 : 27.5;
  const start: readonly (readonly [number, number])[] = open
    ? [
        [12.75, -7.7],
        [14.2, -6],
      ]
    : [];
  const apron = foot.line(...start, [15.9, -5], [19, -4.4], [22.4, -3.75], [25, -3.4], [reach, -3.05]);
  const plug: Part = {
    outline: stretch(vamp, open ? 0.01 : 0.2, 0.84, 10)
      .to(apron.reverse())
      .close(),
    cloth,
    lift: 0.1,
    flat: true,
    light: 0.04,
    edge: 0.6,
    folds: [
      {
        spine: foot.line(
          [18.6, ridgeAt(18.6) + 0.6],
          [22, ridgeAt(22) + 0.55],
          [25.4, ridgeAt(25.4) + 0.5],
          [27, ridgeAt(27) + 0.4],
        ),
        width: 0.28,
        depth: 0.8,
      },
    ],
  };
  return [
    {
      ...upper,
      lines: [
        ...(upper.lines ?? []),
        { path: apron, kind: "cord" },
        { path: apron.shift(0, 0.38), kind: "stitch", strength: 0.8 },
      ],
    },
    plug,
  ];
}

interface Trimmed {
  readonly main: Cloth;
  readonly strap: Cloth;
  readonly metal: Metal;
}

function frontOf(foot: Foot, { front }: LoaferCut, { main, strap, metal }: Trimmed): Part[] {
  switch (front) {
    case "plain":
    case "slipper":
      return [];
    case "penny":
      return [saddle(foot, strap), slot(foot, strap)];
    case "bar":
      return [saddle(foot, strap), ...bar(foot.place([12.9, -6.1]), foot.place([17, -5.5]), metal)];
    case "bit":
      return [saddle(foot, strap), ...bit(foot, metal)];
    case "chain":
      return [saddle(foot, strap), ...chunkyChain(foot, metal)];
    case "tassel":
      return [saddle(foot, strap), ...tassels(foot.place([15.9, -6.7]), plain(main))];
    case "kiltie":
      return [kiltie(foot, strap), ...tassels(foot.place([15.4, -6.6]), plain(main))];
    case "belt":
      return [...sideBelt(foot, strap, metal)];
  }
}

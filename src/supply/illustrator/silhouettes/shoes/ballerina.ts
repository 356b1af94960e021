import { pumpUpper } from "../../blocks/pump-upper.ts";
import { leatherSole, plain } from "../../blocks/shoe-finish.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import { ankleRing, strapAlong } from "../../blocks/shoe-strap.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Colour } from "../../colour/oklab.ts";
import { ribbon } from "../../geometry/along.ts";
import { closedSpline, smooth } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface BallerinaCut {
  readonly toe: "round" | "almond" | "pointed" | "square";
  readonly trim: "bow" | "plain" | "cap" | "mary-jane" | "ankle-strap" | "buckle-bar";
  readonly back: "closed" | "sling" | "dorsay";
}

export const ballerina = silhouette<"ballerina", BallerinaCut>({
  kind: "ballerina",
  family: "shoe",
  leaves: { women: ["B.2.4"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: ["leather", "neutral", "pastel", "classic"] },
    { kind: "patent", weight: 2, material: "leather", dyes: ["leather", "jewel", "classic"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["leather", "jewel", "pastel"] },
    { kind: "satin", weight: 2, material: "satin", dyes: ["pastel", "jewel", "neutral"] },
    { kind: "velvet", weight: 1, material: "velvet", dyes: ["jewel", "classic"] },
    { kind: "leather", weight: 1, material: "leather", dyes: ["metal"] },
    {
      kind: "leather",
      weight: 0.7,
      material: "leather",
      dyes: ["neutral", "earth"],
      motifs: [
        ["leopard", 2],
        ["snake", 1],
      ],
    },
    { kind: "tweed", weight: 0.7, material: "tweed", dyes: ["neutral", "pastel"] },
  ],
  cut: (random) => {
    const trim = random.pick<BallerinaCut["trim"]>([
      "bow",
      "bow",
      "plain",
      "cap",
      "mary-jane",
      "ankle-strap",
      "buckle-bar",
    ]);
    return {
      toe: random.pick(["round", "round", "almond", "pointed", "square"]),
      trim,
      back: trim === "plain" || trim === "cap" ? random.pick(["closed", "sling", "dorsay"]) : "closed",
    };
  },
  finish: (main, cut, random) => ({
    lining: { kind: "leather", colour: random.pick<Colour>(["#e3cfae", "#d9b48c", "#e9dccb", "#d8b7ac"]) },
    sole: leatherSole(main, random),
    metal: random.pick<Metal>(["gold", "gold", "silver"]),
    ...(cut.trim === "cap" && {
      contrast: { kind: "leather" as const, colour: random.pick<Colour>(["#24262a", "#ece7dc", "#3d2c25"]) },
    }),
  }),
  draw: drawBallerina,
  words: ({ trim, back }) => ({
    heel: "flat",
    closure: trim === "mary-jane" || trim === "ankle-strap" || back === "sling" ? "buckle" : "pull-on",
  }),
});

function drawBallerina(cut: BallerinaCut, fabric: Fabric, _hand: Hand) {
  const { main, contrast = main, lining = main, sole = main, metal = "gold" } = fabric;
  const foot = footOn({ length: 25.2, height: 0.9, toe: cut.toe, heel: 0.75, sole: 0.5, spring: 0.7 });
  const strap = { cloth: plain(main), lining, width: 0.85 };
  const { parts } = pumpUpper({ foot, cloth: main, lining, throat: 20.4, back: cut.back, heel: 5.1 });
  const all: Part[] = [...parts];
  switch (cut.trim) {
    case "cap":
      all.push(cap(foot, contrast));
      break;
    case "bow":
      all.push(...bow(foot, plain(main)));
      break;
    case "buckle-bar":
      all.push(...buckle(foot.place([21.6, -4]), 2, 1.3, 12, metal));
      break;
    case "mary-jane":
      all.unshift({
        ...strapAlong(foot.line([15.2, -7], [16.6, -4.6], [16.9, -2.8]), {
          ...strap,
          cloth: lining,
          stitch: false,
        }),
        inside: 0.28,
        lift: 0,
      });
      all.push(
        strapAlong(foot.line([12.6, -1.9], [13.6, -4.4], [15.2, -7.1]), strap),
        ...buckle(foot.place([13.3, -3.9]), 0.9, 1.3, -62, metal),
      );
      break;
    case "ankle-strap": {
      const ring = ankleRing(foot.place([1, -9.2]), 7.4, { ...strap, width: 0.7 }, metal);
      all.unshift(ring.far);
      all.push(
        strapAlong(foot.line([1.35, -3.6], [1.2, -6], [1.35, -9.4]), { ...strap, width: 1 }),
        ...ring.near,
      );
      break;
    }
    case "plain":
      break;
  }
  if (cut.back === "sling") {
    all.unshift({
      ...strapAlong(foot.line([14.4, -1.5], [10, -3.9], [5.4, -5.6], [2.2, -6.3], [0.95, -5.95]), {
        ...strap,
        cloth: lining,
        width: 0.6,
        stitch: false,
      }),
      inside: 0.28,
      lift: 0,
    });
    all.push(
      strapAlong(foot.line([13, -1], [9.4, -2.9], [5.4, -4.3], [1.9, -5.4], [0.95, -5.9]), {
        ...strap,
        width: 0.75,
      }),
    );
  }
  all.push(...weltedSole(foot, { sole, heelLength: 6.4, lifts: 0 }));
  return shoeModel(all, main, "toe");
}

/** A toe cap in another leather. */
const cap = (foot: Foot, cloth: Cloth): Part => ({
  outline: foot
    .line([24, 0.2, "*"], [25, -1.6], [24.7, -3.55, "*"])
    .to(
      foot.line([24.7, -3.55, "*"], [26.2, -3.1], [27.7, -2.4], [28.8, -1.5], [29.4, -0.6], [29.5, 0.2, "*"]),
    )
    .close(),
  cloth,
  lift: 0.08,
  grain: -30,
  folds: [{ spine: foot.line([25.4, -2.5], [26.8, -2], [28, -1.3]), width: 0.32, depth: 0.8 }],
  lines: [{ path: foot.line([24.25, 0.1], [25.2, -1.6], [24.95, -3.4]), kind: "stitch" }],
});

/** A small flat bow on the throat. */
function bow(foot: Foot, cloth: Cloth): Part[] {
  const [x, y] = foot.place([21.2, -4.35]);
  const loop = (side: 1 | -1): Part => ({
    outline: closedSpline(
      [x, y, "*"],
      [x + side * 0.9, y - 0.62 + side * 0.22],
      [x + side * 1.65, y - 0.3 + side * 0.4],
      [x + side * 1.5, y + 0.42 + side * 0.34],
      [x + side * 0.7, y + 0.36 + side * 0.16],
    ),
    cloth,
    lift: 0.24,
    folds: [
      {
        spine: smooth([
          [x, y],
          [x + side * 0.8, y - 0.05 + side * 0.2],
        ]),
        width: 0.16,
        depth: -0.6,
        swell: "start",
      },
    ],
  });
  return [
    loop(-1),
    loop(1),
    {
      outline: ribbon(
        smooth([
          [x - 0.05, y - 0.34],
          [x + 0.06, y + 0.02],
          [x, y + 0.36],
        ]),
        0.5,
        4,
      ),
      cloth,
      lift: 0.2,
    },
  ];
}

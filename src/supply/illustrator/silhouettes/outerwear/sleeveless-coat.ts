import { bothSides } from "../../blocks/both-sides.ts";
import { armholeInsides, sleevelessTorso } from "../../blocks/gilet-armhole.ts";
import { atHeight } from "../../blocks/height.ts";
import { openFront } from "../../blocks/jacket-open-front.ts";
import { patchPocket } from "../../blocks/jacket-pockets.ts";
import { jacketTorso } from "../../blocks/jacket-shell.ts";
import { sideSeam, type Torso } from "../../blocks/torso.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { shadow } from "../../colour/oklab.ts";
import { bow, offset } from "../../geometry/along.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SleevelessCoatCut {
  readonly length: number;
  readonly fit: number;
  readonly front: "shawl" | "clean";
  readonly belt: boolean;
  readonly pockets: boolean;
}

export const sleevelessCoat = silhouette<"sleeveless-coat", SleevelessCoatCut>({
  kind: "sleeveless-coat",
  family: "sleeveless-coat",
  weight: 0.5,
  leaves: { women: ["A.4.5"] },
  fabrics: [
    {
      kind: "wool",
      weight: 4,
      material: "wool",
      dyes: ["neutral", "classic", "earth"],
      motifs: [
        ["plain", 4],
        ["herringbone", 1],
        ["glen", 1],
      ],
    },
    { kind: "crepe", weight: 2, material: "viscose", dyes: ["neutral", "classic", "jewel", "pastel"] },
    { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth"] },
  ],
  cut: (random) => ({
    length: random.pick([84, 96, 110]),
    fit: random.pick([-0.1, 0.3]),
    front: random.pick(["shawl", "clean"]),
    belt: random.chance(0.5),
    pockets: random.chance(0.6),
  }),
  finish: (main) => ({ lining: { kind: "satin", colour: shadow(main.colour, 0.22) } }),
  draw: drawSleevelessCoat,
  words: ({ front, length, belt }) => ({
    ...(front === "shawl" ? { collar: "shawl" as const } : {}),
    sleeve: "sleeveless",
    length: length > 100 ? "maxi" : "long",
    ...(belt ? { closure: "tie" as const } : {}),
  }),
});

function drawSleevelessCoat(cut: SleevelessCoatCut, fabric: Fabric, hand: Hand) {
  const { main, lining = main } = fabric;
  const torso = sleevelessTorso(
    jacketTorso({
      fit: cut.fit,
      length: cut.length,
      womens: true,
      waist: cut.belt ? -0.8 : 0.8,
      hem: 4.6,
      dip: 1.4,
    }),
    1.6,
  );
  const gap = cut.belt ? 0.2 : 1.6;
  const edge = spline(
    [torso.neck - 0.4, 0, "*"],
    [6, 12],
    [3.2, 26],
    [gap, torso.waistY],
    [gap + 0.6, cut.length * 0.7],
    [gap + 1.6, cut.length + 1, "*"],
  );
  const { back, fronts } = openFront(
    { torso, edge, cloth: main, lining, amount: 0.75, folds: (random) => flutes(torso, cut, random) },
    hand,
  );
  const shawl: Part = {
    outline: edge
      .to(
        offset(
          edge,
          (share) => -(5.6 * Math.sin(Math.PI * (0.06 + share * 1.65)) + 0.4),
          0,
          0.54,
          12,
        ).reverse(),
      )
      .close(),
    cloth: main,
    role: "collar",
    lift: 0.5,
    grain: 10,
    folds: [{ spine: offset(edge, -0.8, 0.03, 0.44, 6), width: 0.9, depth: 0.5 }],
  };
  const pocket = patchPocket(
    "round",
    { x: torso.waist - 11.8, y: torso.waistY + 9, width: 11, height: 14 },
    { cloth: main },
  );
  return {
    parts: [
      ...armholeInsides(torso, lining),
      ...back,
      ...fronts,
      ...(cut.pockets ? bothSides(pocket, hand) : []),
      backNeckBand(torso.neck, main),
      ...(cut.front === "shawl" ? bothSides(shawl, hand) : []),
      ...(cut.belt ? tiedBelt(torso, main) : []),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -5, 15, 32] as const },
  };
}

const backNeckBand = (half: number, cloth: Cloth): Part => ({
  outline: spline(
    [-half - 0.6, 0.6, "*"],
    [-half + 1.4, -1],
    [0, -0.9],
    [half - 1.4, -1],
    [half + 0.6, 0.6, "*"],
  )
    .to(spline([half - 0.6, 0.8, "*"], [0, 2.6], [-half + 0.6, 0.8, "*"]))
    .close(),
  cloth,
  role: "back",
  inside: 0.3,
  flat: true,
});

/** A skirt of long uneven flutes. */
function flutes(torso: Torso, { length }: SleevelessCoatCut, random: Random): Fold[] {
  return [0.28, 0.5, 0.74].map((share, i) => ({
    spine: bow(
      [torso.waist * share, torso.waistY + random.between(2, 12)],
      [torso.hem * share + random.sway(1), length + 0.4],
      random.sway(0.02),
    ),
    width: random.between(1, 1.8),
    depth: i % 2 === 0 ? -0.5 : 0.45,
    swell: "end",
  }));
}

/** Cloth tied at the waist: a band, a knot, two ends of different length. */
function tiedBelt(torso: Torso, cloth: Cloth): Part[] {
  const y = torso.waistY;
  const half = atHeight(sideSeam(torso), y)[0] + 0.3;
  const level = (at: number) => spline([-half, at], [0, at + torso.dip], [half, at]);
  const end = (x: number, drop: number, lean: number): Part => ({
    outline: closedSpline(
      [x - 0.8, y + 1.4, "*"],
      [x + 1.2, y + 1.4, "*"],
      [x + 2 + lean, y + drop * 0.5],
      [x + 2.2 + lean, y + drop, "*"],
      [x - 1.2 + lean, y + drop + 0.8, "*"],
      [x - 0.9 + lean * 0.6, y + drop * 0.5],
    ),
    cloth,
    role: "belt",
    lift: 0.4,
    folds: [{ spine: bow([x + 0.2, y + 3], [x + 0.8 + lean, y + drop - 1], 0.05), width: 0.5, depth: -0.5 }],
  });
  return [
    {
      outline: level(y - 1.9)
        .to(level(y + 1.9).reverse())
        .close(),
      cloth,
      role: "belt",
      lift: 0.5,
      folds: [{ spine: level(y - 0.4), width: 0.7, depth: 0.45 }],
    },
    end(-1.4, 24, -1.4),
    end(1, 19, 1.2),
    {
      outline: closedSpline(
        [-1.9, y - 0.9],
        [0, y - 1.2],
        [1.9, y - 0.6],
        [2.1, y + 2.2],
        [0.2, y + 3.6],
        [-1.8, y + 2.6],
      ),
      cloth,
      role: "belt",
      lift: 0.5,
      folds: [{ spine: bow([-1.2, y], [1.4, y + 2], 0.1), width: 0.4, depth: -0.5 }],
    },
  ];
}

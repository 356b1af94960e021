import { bothSides } from "../../blocks/both-sides.ts";
import { openFront } from "../../blocks/jacket-open-front.ts";
import { jacketTorso } from "../../blocks/jacket-shell.ts";
import { aboveEnd, sleeve, sleeveFolds } from "../../blocks/sleeve.ts";
import { shadow } from "../../colour/oklab.ts";
import { bow, offset } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface KimonoCut {
  readonly length: number;
  /** From the tip of the shoulder. */
  readonly sleeve: number;
  readonly width: number;
  readonly band: number;
}

export const kimonoJacket = silhouette<"kimono-jacket", KimonoCut>({
  kind: "kimono-jacket",
  family: "jacket",
  weight: 0.5,
  leaves: { women: ["A.4.2"] },
  fabrics: [
    {
      kind: "silk",
      weight: 3,
      material: "silk",
      dyes: ["jewel", "pastel", "classic", "neutral"],
      motifs: [
        ["plain", 2],
        ["floral", 2],
        ["bloom", 2],
        ["paisley", 1],
        ["tropical", 1],
      ],
    },
    {
      kind: "viscose",
      weight: 3,
      material: "viscose",
      dyes: ["jewel", "earth", "classic"],
      motifs: [
        ["plain", 3],
        ["floral", 2],
        ["paisley", 1],
        ["geometric", 1],
      ],
    },
    { kind: "linen", weight: 2, material: "linen", dyes: ["neutral", "earth", "pastel"] },
  ],
  cut: (random) => ({
    length: random.pick([62, 70, 80]),
    sleeve: random.pick([36, 44, 50]),
    width: random.pick([15, 17, 19]),
    band: random.pick([3.4, 4.6, 6]),
  }),
  finish: (main, _cut, random) => ({
    lining: { kind: "viscose", colour: shadow(main.colour, 0.2) },
    contrast: {
      kind: main.kind,
      colour: random.chance(0.5) ? shadow(main.colour, 0.3) : (main.second ?? main.colour),
    },
  }),
  draw: drawKimono,
  words: ({ sleeve: arm, length }) => ({
    collar: "shawl",
    sleeve: arm < 40 ? "elbow" : "three-quarter",
    length: length > 75 ? "long" : "regular",
  }),
});

function drawKimono(cut: KimonoCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main } = fabric;
  const torso = jacketTorso({ fit: 0.5, length: cut.length, womens: true, waist: 2, hem: 2.6, dip: 0.8 });
  const arm = sleeve({
    shoulder: [torso.shoulder - 0.1, torso.drop],
    underarm: [torso.underarm - 1.2, torso.underarmY + 1],
    upper: 15,
    fore: 12.5,
    length: cut.sleeve,
    bicep: cut.width - 1,
    elbow: cut.width,
    wrist: cut.width + 1,
    cap: 0.01,
    curve: 1.1,
  });
  const edge = spline(
    [torso.neck - 0.2, 0, "*"],
    [6, 12],
    [3.9, 26],
    [2.9, 44],
    [2.8, cut.length + 0.6, "*"],
  );
  const { back, fronts } = openFront(
    { torso, edge, cloth: main, lining, amount: 1, folds: (random) => hang(torso.hem, cut.length, random) },
    hand,
  );
  const right: Part = {
    outline: arm.outline,
    cloth: main,
    role: "sleeve",
    grain: -14,
    origin: arm.shape.shoulder,
    lines: [{ path: aboveEnd(arm, 2.4), kind: "seam" }],
  };
  const band: Part = {
    outline: edge
      .to(offset(edge, (share) => -cut.band * Math.min(1, 0.3 + share * 7), 0.012, 1, 14).reverse())
      .close(),
    cloth: contrast,
    role: "collar",
    lift: 0.35,
    grain: 4,
    folds: [{ spine: offset(edge, cut.band * -0.35, 0.04, 0.97, 6), width: 0.8, depth: 0.45 }],
  };
  const backBand: Part = {
    outline: spline(
      [-torso.neck - 1.6, 1.2, "*"],
      [-torso.neck + 1.4, -1.7],
      [0, -1.6],
      [torso.neck - 1.4, -1.7],
      [torso.neck + 1.6, 1.2, "*"],
    )
      .to(spline([torso.neck - 0.4, 1.2, "*"], [0, 2.8], [-torso.neck + 0.4, 1.2, "*"]))
      .close(),
    cloth: contrast,
    role: "back",
    inside: 0.3,
    flat: true,
  };
  return {
    parts: [
      ...back,
      backBand,
      ...bothSides(right, hand, (random) => sleeveFolds(arm, random, 0.7, 2)),
      ...fronts,
      ...bothSides(band, hand),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-15, -5, 15, 32] as const },
  };
}

/** Light cloth falls in long columns from the shoulder. */
const hang = (hem: number, length: number, random: Random): Fold[] =>
  [0.5, 0.8].map((share) => ({
    spine: bow(
      [hem * share * 0.8, 30 + random.sway(5)],
      [hem * share + random.sway(1), length],
      random.sway(0.03),
    ),
    width: random.between(0.9, 1.5),
    depth: random.chance(0.5) ? -0.5 : 0.45,
    swell: "end",
  }));

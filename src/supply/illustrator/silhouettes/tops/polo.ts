import { arms } from "../../blocks/arms.ts";
import { bodice } from "../../blocks/bodice.ts";
import { ribHem } from "../../blocks/knit-body.ts";
import { patchPocket } from "../../blocks/patch-pocket.ts";
import { placket } from "../../blocks/placket.ts";
import { poloCollar } from "../../blocks/polo-collar.ts";
import { torsoEdges, torsoFolds, torsoOutline, wholeHem } from "../../blocks/torso.ts";
import { shirtButton, trimColour } from "../../blocks/trim-colours.ts";
import { closedZip } from "../../blocks/zip-front.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Colour } from "../../colour/oklab.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PoloCut {
  /** Buttons on a short placket or all the way, a short zip, or an open V without either. */
  readonly closure: "two-buttons" | "three-buttons" | "zip" | "johnny" | "full";
  readonly sleeve: "short" | "long";
  readonly fit: number;
  readonly length: number;
  /** Knitted ones end in a rib, the others in a stitched hem. */
  readonly hem: "stitched" | "rib";
  readonly trim: "same" | "contrast";
  readonly pocket: boolean;
}

const lightRib = (cloth: Cloth, colour = cloth.colour): Cloth => ({ kind: "rib", motif: "fine-rib", colour });

export const polo = silhouette<"polo", PoloCut>({
  kind: "polo",
  family: "top",
  leaves: { men: ["A.1.2"] },
  fabrics: [
    {
      kind: "jersey",
      weight: 4,
      material: "cotton",
      motifs: [
        ["plain", 6],
        ["waffle", 3],
        ["stripe", 1.4],
        ["fine-stripe", 1],
        ["rugby-stripe", 1],
      ],
    },
    {
      kind: "fine-knit",
      weight: 4,
      material: "cotton",
      dyes: ["neutral", "classic", "earth", "pastel", "jewel"],
      motifs: [
        ["plain", 5],
        ["wide-stripe", 1],
        ["stripe", 1],
        ["argyle", 0.4],
      ],
    },
    {
      kind: "rib",
      weight: 1,
      material: "wool",
      dyes: ["neutral", "classic", "earth"],
      motifs: [["wide-rib", 1]],
    },
    { kind: "linen", weight: 0.8, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "towelling", weight: 0.6, material: "cotton", dyes: ["pastel", "neutral"] },
  ],
  cut: (random) => ({
    closure: random.pick(["two-buttons", "three-buttons", "three-buttons", "zip", "johnny", "full"]),
    sleeve: random.chance(0.74) ? "short" : "long",
    ...random.pick([
      { fit: -0.5, length: 66 },
      { fit: 0, length: 69 },
      { fit: 0.4, length: 70 },
      { fit: 0.95, length: 66 },
    ]),
    hem: random.chance(0.45) ? "rib" : "stitched",
    trim: random.chance(0.28) ? "contrast" : "same",
    pocket: random.chance(0.15),
  }),
  finish: (main, { trim }, random) => ({
    button: shirtButton(main, random),
    metal: "silver",
    ...(trim === "contrast" && { contrast: lightRib(main, trimColour(main, random)) }),
  }),
  draw: drawPolo,
  words: ({ closure, sleeve }) => ({
    collar: "classic",
    sleeve,
    length: "regular",
    closure: closure === "zip" ? "zip" : closure === "johnny" ? "pull-on" : "button",
  }),
});

function drawPolo(cut: PoloCut, fabric: Fabric, hand: Hand) {
  const { main, button = "#f3efe6" } = fabric;
  const rib = fabric.contrast ?? lightRib(main);
  const half = 7.6;
  const ribbed = cut.hem === "rib";
  const torso = bodice({
    womens: false,
    fit: cut.fit,
    length: cut.length - (ribbed ? 5 : 0),
    neck: half,
    flare: ribbed ? -0.6 : 0,
  });
  const collar = poloCollar({
    half,
    cloth: rib,
    inside: main,
    opening: cut.closure === "johnny" ? "v" : "slit",
  });
  const { armhole, hem } = torsoEdges(torso);
  const body: Part = {
    outline: torsoOutline(torso, collar.neck),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: torsoFolds(torso, hand.random),
    lines: [
      { path: armhole, kind: "seam" },
      { path: armhole.mirror(), kind: "seam" },
      ...(ribbed
        ? []
        : [1.6, 2.2].map((up) => ({ path: wholeHem(hem).shift(0, -up), kind: "stitch" }) as const)),
    ],
  };
  return {
    parts: [
      ...collar.back,
      ...arms(
        {
          style: cut.sleeve,
          torso,
          fit: cut.fit,
          womens: false,
          cloth: main,
          cuff: rib,
          rib: cut.sleeve === "long" ? 5.5 : 2.6,
          amount: 0.9,
        },
        hand,
      ),
      body,
      ...(ribbed ? ribHem(torso, 5, rib) : []),
      ...closing(cut, main, button, torso.length + torso.dip),
      ...(cut.pocket ? patchPocket({ left: 5, top: 22, width: 8.2, height: 10, cloth: main }) : []),
      ...collar.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "collar" as const, box: [-13, -6, 13, 26] as const },
  };
}

function closing(cut: PoloCut, cloth: Cloth, button: Colour, hem: number): Part[] {
  if (cut.closure === "johnny") return [];
  const from = 5;
  if (cut.closure === "zip")
    return [closedZip(spline([0, from], [0.04, 13], [0, 21]), { tape: cloth, teeth: "#b9bcc0" })];
  if (cut.closure === "full") {
    const until = hem + (cut.hem === "rib" ? 5.2 : 0) - 0.05;
    const buttons = { colour: button, first: from + 4, pitch: 9.4, radius: 0.6 };
    return [placket({ from, until, cloth, width: 3.4, buttons })];
  }
  const count = cut.closure === "two-buttons" ? 2 : 3;
  return [
    placket({
      from,
      until: from + 5 + count * 4.2,
      cloth,
      width: 3.1,
      end: "box",
      buttons: { colour: button, first: from + 3.4, pitch: 4.3, radius: 0.55 },
    }),
  ];
}

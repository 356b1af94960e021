import { bothSides } from "../../blocks/both-sides.ts";
import { backNeckBand, neckBand } from "../../blocks/jacket-collars.ts";
import { patchPocket, pocketFlap } from "../../blocks/jacket-pockets.ts";
import { buttonsDown, jacketArm, jacketBody, jacketSleeves, jacketTorso } from "../../blocks/jacket-shell.ts";
import { metalColours } from "../../blocks/metal.ts";
import { neckInside, roundNeck, veeNeck } from "../../blocks/ribbed-neck.ts";
import { aboveEnd } from "../../blocks/sleeve.ts";
import { torsoEdges, wholeHem } from "../../blocks/torso.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface TweedJacketCut {
  readonly fit: number;
  readonly length: number;
  readonly neck: "round" | "v";
  readonly pockets: "two" | "four" | "flaps";
  /** Braid along the edges, its width in centimetres; 0 is none. */
  readonly braid: number;
  readonly sleeve: "bracelet" | "long";
}

export const tweedJacket = silhouette<"tweed-jacket", TweedJacketCut>({
  kind: "tweed-jacket",
  family: "jacket",
  leaves: { women: ["A.4.2"] },
  fabrics: [
    {
      kind: "tweed",
      weight: 4,
      material: "tweed",
      dyes: ["neutral", "pastel", "classic"],
      motifs: [
        ["plain", 2],
        ["donegal", 3],
        ["houndstooth", 2],
        ["glen", 1],
        ["check", 1],
      ],
    },
    { kind: "boucle", weight: 4, material: "tweed", dyes: ["neutral", "pastel", "classic", "jewel"] },
  ],
  cut: (random) => ({
    fit: random.pick([-0.3, 0, 0.3]),
    length: random.pick([44, 50, 56]),
    neck: random.chance(0.75) ? "round" : "v",
    pockets: random.pick(["two", "four", "flaps"]),
    braid: random.pick([0, 0.9, 1.3]),
    sleeve: random.pick(["bracelet", "long"]),
  }),
  finish: (main, _cut, random) => ({
    contrast: {
      kind: "boucle",
      colour:
        lightness(main.colour) > 0.6 ? random.pick<Colour>(["#26272a", "#2b3652", "#ece5d6"]) : "#ece5d6",
    },
    lining: { kind: "satin", colour: shadow(main.colour, 0.1) },
    metal: random.pick(["gold", "gold", "silver"]),
    button: random.chance(0.4) ? "#efe9dd" : shadow(main.colour, 0.3),
  }),
  draw: drawTweedJacket,
  words: ({ neck, length, sleeve }) => ({
    neckline: neck === "v" ? "v-neck" : "round",
    sleeve: sleeve === "bracelet" ? "three-quarter" : "long",
    length: length < 50 ? "cropped" : "short",
    closure: "button",
  }),
});

function drawTweedJacket(cut: TweedJacketCut, fabric: Fabric, hand: Hand) {
  const { main, contrast = main, lining = main } = fabric;
  const gold = metalColours[fabric.metal ?? "gold"];
  const torso = jacketTorso({
    fit: cut.fit,
    length: cut.length,
    womens: true,
    waist: 0.6,
    hem: 0.4,
    dip: 0.8,
  });
  const depth = cut.neck === "v" ? 17 : 7.4;
  const neck = cut.neck === "v" ? veeNeck(torso.neck, depth) : roundNeck(torso.neck, depth);
  const arm = jacketArm({
    torso,
    fit: cut.fit,
    womens: true,
    longer: cut.sleeve === "bracelet" ? -7 : -1,
    wrist: 0.8,
    cap: 0.085,
  });
  const jewel = { radius: 0.95, colour: gold, style: "shank" as const };
  const { hem } = torsoEdges(torso);
  const low = cut.length + torso.dip;
  const braid = (path: Path, lift = 0.25): Part => ({
    outline: ribbon(path, cut.braid, 12),
    cloth: contrast,
    role: "front",
    lift,
    flat: true,
    edge: 0.7,
  });
  const half = cut.braid / 2;
  const edges: Part[] =
    cut.braid > 0
      ? [
          braid(wholeHem(hem).shift(0, -half)),
          braid(polyline([half + 0.06, depth], [half + 0.06, low])),
          braid(polyline([-half - 0.06, depth], [-half - 0.06, low])),
          neckBand(neck, cut.braid * 0.9, contrast),
        ]
      : [
          {
            ...braid(polyline([0, depth], [0, low])),
            outline: ribbon(polyline([0, depth], [0, low]), 0.12),
            cloth: { ...main, colour: shadow(main.colour, 0.4) },
          },
        ];
  const cuffBraid = braid(aboveEnd(arm, half + 0.1));
  const sleeves = jacketSleeves(
    { arm, cloth: main, cuff: { style: "hem", rows: 0 }, amount: 0.7, breaks: 2 },
    hand,
  );
  return {
    parts: [
      neckInside(neck, torso.neck, lining),
      ...(cut.braid > 0 ? [backNeckBand(torso.neck, cut.braid * 0.9, contrast)] : []),
      ...sleeves,
      ...(cut.braid > 0 ? [cuffBraid, mirrorPart(cuffBraid)] : []),
      jacketBody({ torso, neck, cloth: main, amount: 0.6, rows: 0 }, hand.random),
      ...pockets(cut, torso.hem, torso.underarmY, main, contrast, jewel).flatMap((part) =>
        bothSides(part, hand),
      ),
      ...edges,
      {
        outline: ribbon(polyline([0, depth + 1], [0, low - 1]), 0.02, 2),
        cloth: main,
        edge: 0,
        trims: buttonsDown(
          cut.length < 48 ? 4 : 5,
          depth + 2.4,
          low - 7,
          jewel,
          cut.braid > 0 ? -half - 0.2 : 1.3,
        ),
      },
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -4, 13, 28] as const },
  };
}

function pockets(
  { pockets: style, length, braid }: TweedJacketCut,
  hem: number,
  underarmY: number,
  main: Cloth,
  contrast: Cloth,
  jewel: { radius: number; colour: Colour; style: "shank" },
): Part[] {
  const sewn = { cloth: main };
  const place = { x: hem - 12.4, y: length - 15, width: 9.6, height: 10.4 };
  if (style === "flaps") {
    return [
      pocketFlap(
        "square",
        { ...place, y: length - 13, height: 4.2 },
        { cloth: braid > 0 ? contrast : main },
        { ...jewel, radius: 0.7 },
      ),
    ];
  }
  const upper = { x: 4.4, y: underarmY - 2, width: 8, height: 7.6 };
  const places = style === "four" && length > 47 ? [upper, place] : [place];
  return places.flatMap((at): Part[] => [
    patchPocket("square", at, sewn, 0),
    ...(braid > 0
      ? [
          {
            outline: ribbon(
              polyline([at.x - 0.1, at.y + 0.5], [at.x + at.width + 0.1, at.y + 0.5]),
              braid * 0.95,
            ),
            cloth: contrast,
            flat: true,
            lift: 0.25,
            edge: 0.7,
            trims: [
              {
                kind: "button" as const,
                at: [at.x + at.width / 2, at.y + 1.6] as const,
                ...jewel,
                radius: 0.7,
              },
            ],
          },
        ]
      : []),
  ]);
}

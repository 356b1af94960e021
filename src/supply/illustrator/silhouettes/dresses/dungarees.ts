import { bib } from "../../blocks/bib.ts";
import { copper, denimFades, denimThread, fadeStrength, type Wash } from "../../blocks/denim.ts";
import { aboveHem, besideSeam, type LegShape, leg, legDrapes, legPair, turnUp } from "../../blocks/leg.ts";
import { scoopPocket } from "../../blocks/trouser-front.ts";
import { bandStitches, type Waist, waistband, waistEdges } from "../../blocks/waistband.ts";
import type { Colour } from "../../colour/oklab.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { mirrorPart, movePart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface DungareesCut {
  readonly leg: "straight" | "wide" | "tapered" | "short";
  readonly hem: "plain" | "turned";
  readonly straps: "buckled" | "buttoned";
  readonly pocket: "patch" | "divided" | "none";
  /** Height of the bib's upper edge below the shoulder. */
  readonly bib: number;
  readonly wash: Wash;
}

export const dungarees = silhouette<"dungarees", DungareesCut>({
  kind: "dungarees",
  family: "dress",
  leaves: { women: ["A.9.3"] },
  fabrics: [
    { kind: "denim", weight: 8, material: "denim", dyes: ["denim"] },
    { kind: "twill", weight: 2, material: "cotton", dyes: ["earth", "neutral", "classic"] },
    { kind: "corduroy", weight: 2, material: "corduroy", dyes: ["earth", "classic"] },
    { kind: "linen", weight: 1.4, material: "linen", dyes: ["neutral", "earth"] },
  ],
  cut: (random) => {
    const style = random.pick<DungareesCut["leg"]>(["straight", "wide", "tapered"]);
    return {
      leg: style,
      hem: random.pick(["plain", "turned"]),
      straps: random.pick(["buckled", "buckled", "buttoned"]),
      pocket: random.pick(["patch", "divided", "divided", "none"]),
      bib: random.pick([17, 20]),
      wash: random.pick(["raw", "stone", "faded"]),
    };
  },
  finish: (_main, _cut, random) => ({ metal: random.pick(["brass", "silver"]) }),
  draw: drawDungarees,
  words: ({ leg: style, straps }) => ({
    sleeve: "sleeveless",
    length: style === "short" ? "short" : "long",
    closure: straps === "buckled" ? "buckle" : "button",
  }),
});

const waistY = 38;
const waist: Waist = { half: 14.6, height: 3.8, spread: 0.6, dip: 1.2, back: 1.5 };

const legShapes: Record<DungareesCut["leg"], Pick<LegShape, "hip" | "knee" | "hem" | "length">> = {
  straight: { hip: 18.6, knee: [17.6, 2.4], hem: [16.6, 2.8], length: 96 },
  wide: { hip: 19, knee: [20.6, 1.7], hem: [22.4, 1.4], length: 97 },
  tapered: { hip: 19.2, knee: [18.6, 2.4], hem: [14, 4], length: 92 },
  short: { hip: 18.8, knee: [19, 1], hem: [19.6, 1], length: 44 },
};

export function drawDungarees(cut: DungareesCut, { main, metal = "brass" }: Fabric, hand: Hand) {
  const { random, leftRandom } = hand;
  const denim = main.kind === "denim";
  const thread = denim ? denimThread("tobacco", main) : undefined;
  const colour: Colour = metal === "silver" ? "#b9bcc0" : "#b58d4e";
  const of = leg({ waist, hipY: 20, crotch: 31, kneeY: 60, sag: 0.9, ...legShapes[cut.leg] });
  const sewn = (path: Line["path"], strength = 1): Line => ({
    path,
    kind: "stitch",
    strength,
    ...(thread && { colour: thread }),
  });
  const scoop = scoopPocket(of, main, { metal: denim ? copper : colour, ...(thread && { thread }) });
  const fade = denim ? fadeStrength(cut.wash, main) : 0;
  const pair = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: legDrapes.firm,
    over: -1,
    folds: (chance) => (fade > 0 ? denimFades(of, fade * 0.8, chance) : []),
    lines: [
      ...scoop.lines,
      sewn(besideSeam(of, "outer", 0.8, 20, of.shape.length - 3), 0.7),
      ...(cut.hem === "plain" ? [sewn(aboveHem(of, 1.8))] : []),
    ],
    front: [{ path: of.rise, kind: "seam" }, sewn(of.rise.shift(0.6, 0))],
  });
  const { seamY, topY } = waistEdges(waist);
  const opening = polyline([waist.half - 0.2, seamY(waist.half)], of.at(0.96, 11));
  const below: Part[] = [
    ...pair,
    ...(cut.hem === "turned"
      ? [turnUp(of, main, cut.leg === "short" ? 3.4 : 4.4)].flatMap((part) => [part, mirrorPart(part)])
      : []),
    scoop.bag,
    mirrorPart(scoop.bag),
    waistband(waist, main, {
      lines: [...bandStitches(waist, thread), { path: opening, kind: "edge" }],
      trims: [-1, 1].flatMap((s) =>
        [0, 4.2].map((dy) => ({
          kind: "button" as const,
          at: [s * (waist.half - 0.9 + dy * 0.22), topY(waist.half) + 1.9 + dy] as const,
          radius: 0.75,
          colour,
          style: "shank" as const,
        })),
      ),
    }),
  ];
  const front = bib({
    top: cut.bib,
    half: 9.6,
    waistY: waistY + 0.6,
    waist: waist.half - 0.4,
    cloth: main,
    ...(thread && { thread }),
    metal: colour,
    straps: cut.straps,
    pocket: cut.pocket,
  });
  return {
    parts: [
      ...front.back,
      ...front.front.slice(0, 1),
      ...below.map((part) => movePart(part, { at: ([x, y]) => [x, y + waistY], scale: 1 })),
      ...front.front.slice(1),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "pocket" as const, box: [-13, 13, 13, 45] as const },
  };
}

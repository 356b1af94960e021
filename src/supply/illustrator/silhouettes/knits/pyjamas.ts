import { knitFront, knitSleeves } from "../../blocks/knit-body.ts";
import { aboveHem, leg, legDrapes, legPair } from "../../blocks/leg.ts";
import { edgeOf, piping, trimmed } from "../../blocks/piping.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { aboveEnd } from "../../blocks/sleeve.ts";
import { type Torso, torsoEdges, wholeHem } from "../../blocks/torso.ts";
import { elasticBand, waistInside } from "../../blocks/waistband.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness, shadow } from "../../colour/oklab.ts";
import { polygon, polyline } from "../../geometry/spline.ts";
import type { Model, Part, Trim } from "../../model/part.ts";
import { movePart } from "../../model/place.ts";
import type { Fabric, FabricOption, Hand } from "../silhouette.ts";

/** What is worn to bed in two pieces. */
export interface Pyjamas {
  readonly fit: number;
  /** Of the shirt. */
  readonly length: number;
  readonly arm: "long" | "short";
  /** Of the legs, from the waist. */
  readonly legs: number;
  readonly piped: boolean;
  readonly pocket: boolean;
}

export const nightCloths: readonly [FabricOption, ...FabricOption[]] = [
  {
    kind: "satin",
    weight: 4,
    material: "satin",
    dyes: ["classic", "pastel", "jewel", "neutral"],
    motifs: [
      ["plain", 8],
      ["polka-dot", 1],
      ["leopard", 1],
      ["floral", 1],
    ],
  },
  {
    kind: "poplin",
    weight: 4,
    material: "cotton",
    dyes: ["pastel", "neutral", "classic"],
    motifs: [
      ["plain", 4],
      ["vertical-stripe", 4],
      ["bengal", 2],
      ["pin-dot", 1],
      ["ditsy", 1],
      ["gingham", 1],
    ],
  },
  {
    kind: "flannel",
    weight: 2,
    material: "cotton",
    dyes: ["classic", "earth", "jewel"],
    motifs: [
      ["tartan", 3],
      ["check", 2],
      ["plain", 1],
    ],
  },
];

/** The cord in the seams: light on dark cloth, dark on light. */
export const pipingColour = ({ colour }: Cloth): Colour =>
  lightness(colour) > 0.62 ? shadow(colour, 0.62) : "#efe8da";

/** How far below the shoulder the trousers' waist lies when both are worn. */
const waistY = 43;

/** Shirt over trousers, as worn: one picture for both pieces. */
export function drawPyjamas(cut: Pyjamas, fabric: Fabric, hand: Hand): Model {
  const { main, button = "#efe8da" } = fabric;
  const cord = cut.piped ? pipingColour(main) : undefined;
  return {
    parts: [...bottoms(cut, main, cord, hand), ...shirt(cut, main, button, cord, hand)],
    main,
    ground: "wall",
    detail: { of: "collar", box: [-14, -6, 14, 29] },
  };
}

function bottoms(
  cut: Pyjamas,
  main: Cloth,
  cord: Colour | undefined,
  { random, leftRandom, universe }: Hand,
): Part[] {
  const womens = universe === "women";
  const short = cut.legs < 60;
  const waist = { half: womens ? 14.5 : 16, height: 4, spread: 0.6, dip: 1.4 };
  const of = leg({
    waist,
    hip: womens ? 20 : 20.8,
    hipY: 20,
    crotch: 30,
    kneeY: 58,
    knee: [20.8, 1.5],
    hem: short ? [22.2, 1.3] : [20.6, 1.9],
    length: cut.legs,
  });
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: main.kind === "satin" ? legDrapes.fluid : { ...legDrapes.crisp, drags: 2, knee: 2, stack: 2 },
    front: [{ path: of.rise, kind: "seam" }],
  });
  const hem = aboveHem(of, short ? 2 : 7);
  // Narrower than when worn alone, or the hips would show beside the shirt.
  return [
    waistInside(waist, main),
    cord ? trimmed(under, piping(hem.mirror(), cord)) : under,
    cord ? trimmed(upper, piping(hem, cord)) : upper,
    elasticBand(waist, main, random),
  ].map((part) => movePart(part, { at: ([x, y]) => [x * 0.91, y + waistY], scale: 0.95 }));
}

function shirt(cut: Pyjamas, main: Cloth, button: Colour, cord: Colour | undefined, hand: Hand): Part[] {
  const { random, leftRandom, universe } = hand;
  const womens = universe === "women";
  const half = womens ? 7.2 : 7.6;
  const torso = shirtTorso(cut, half, womens);
  const collar = shirtCollar({ style: "camp", half, cloth: main, button, stitched: false });
  const sleeves = knitSleeves({
    torso,
    fit: cut.fit * 0.6,
    arm: cut.arm,
    shoulder: "set-in",
    cloth: main,
    rib: main,
    cuff: 0,
    random,
    leftRandom,
    amount: 1,
  });
  const body = knitFront({
    torso,
    seam: collar.neck,
    shoulder: "set-in",
    cloth: main,
    random,
    amount: 1,
    join: "seam",
  });
  const hem = wholeHem(torsoEdges(torso).hem);
  const end = torso.length + torso.dip;
  // Men's close left over right, women's right over left.
  const edge = womens ? 1.7 : -1.7;
  const front = polyline([edge * 0.2, collar.closesAt + 0.6], [edge, collar.closesAt + 4], [edge, end]);
  const buttons = Array.from(
    { length: 4 },
    (_, i): Trim => ({
      kind: "button",
      at: [0, collar.closesAt + 4 + ((end - collar.closesAt - 12) * i) / 3],
      radius: 0.68,
      colour: button,
      style: "four",
    }),
  );
  const cuff = aboveEnd(sleeves.arm, cut.arm === "short" ? 2.4 : 6);
  // The turned-back fronts are the first two, the collar's leaves the others; each has its outer edge elsewhere.
  const cordedCollar = collar.front.map((part, i) =>
    cord ? trimmed(part, piping(i < 2 ? edgeOf(part, 0, 5) : edgeOf(part, 5, 10), cord)) : part,
  );
  return [
    ...collar.back,
    ...sleeves.parts.map((part, i) =>
      cord ? trimmed(part, piping(i === 0 ? cuff : cuff.mirror(), cord)) : part,
    ),
    {
      ...body,
      lines: [
        ...(body.lines ?? []),
        { path: hem.shift(0, -1.8), kind: "stitch", strength: 0.6 },
        { path: front, kind: "edge", strength: cord ? 0.4 : 0.9 },
      ],
      trims: [...(cord ? [piping(front, cord)] : []), ...buttons],
    },
    ...(cut.pocket ? [chestPocket(torso, main, cord)] : []),
    ...cordedCollar,
  ];
}

function chestPocket(torso: Torso, main: Cloth, cord: Colour | undefined): Part {
  const top = torso.underarmY - 3;
  const [a, b] = [4.8, 13.4];
  return {
    outline: polygon([a, top], [b, top - 0.2], [b, top + 10], [a, top + 10.2]),
    cloth: main,
    role: "body",
    flat: true,
    lift: 0.2,
    trims: cord ? [piping(polyline([a, top + 2], [b, top + 1.8]), cord, 0.36)] : [],
  };
}

/** Cut straight and easy, to sleep in. */
function shirtTorso({ fit: f, length }: Pyjamas, neck: number, womens: boolean): Torso {
  const less = womens ? 1 : 0;
  return {
    neck,
    shoulder: 21.2 + f * 2.2 - less * 1.9,
    drop: 5.6 + f,
    underarm: 17.6 + f * 2.1 - less * 1.4,
    underarmY: 24.5 + f * 2 - less * 1.4,
    waist: 17.6 + f * 2.3 - less * 1.7,
    waistY: Math.min(44, length * 0.66),
    hem: 19.2 + f * 2.3 - less * 0.9,
    length,
    dip: 1.2,
  };
}

import type { ArmStyle } from "../../blocks/arms.ts";
import { halterTop, strapTop } from "../../blocks/bare-top.ts";
import { tiedBelt } from "../../blocks/coat-belt.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, type DressTop, dressTorso, facedNeck, sleevedTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { jumpsuitLegs } from "../../blocks/jumpsuit-legs.ts";
import { placket } from "../../blocks/placket.ts";
import { shirtCollar } from "../../blocks/shirt-collar.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { shirtButton } from "../../blocks/trim-colours.ts";
import { wrapBodice } from "../../blocks/wrap-bodice.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { broderie, linen, poplin, printedViscose, satin } from "./cloths.ts";

export interface PlaysuitCut {
  readonly top: "wrap" | "shirt" | "straps" | "halter" | "square";
  readonly sleeve: "short" | "elbow" | "puff" | "bell" | "cuffed";
  readonly leg: "shorts" | "flared-shorts";
  readonly hem: "plain" | "turned";
  readonly waist: "belt" | "bow" | "elastic";
  readonly length: number;
}

export const playsuit = silhouette<"playsuit", PlaysuitCut>({
  kind: "playsuit",
  family: "short-dress",
  leaves: { women: ["A.9.2"] },
  fabrics: [
    { ...linen, weight: 4 },
    { ...printedViscose, weight: 5 },
    { ...poplin, weight: 2 },
    { ...broderie, weight: 1 },
    { ...satin, weight: 0.8 },
    { kind: "denim", weight: 1, material: "denim", dyes: ["denim"] },
    { kind: "twill", weight: 1, material: "cotton", dyes: ["earth", "neutral"] },
  ],
  cut: (random) => {
    const leg = random.pick<PlaysuitCut["leg"]>(["shorts", "shorts", "flared-shorts"]);
    return {
      top: random.pick(["wrap", "wrap", "shirt", "shirt", "straps", "halter", "square"]),
      sleeve: random.pick(["short", "elbow", "puff", "bell", "cuffed"]),
      leg,
      hem: leg === "shorts" ? random.pick(["plain", "turned"]) : "plain",
      waist: random.pick(["belt", "bow", "elastic"]),
      length: random.pick([39, 42, 46]),
    };
  },
  finish: (main, _cut, random) => ({ button: shirtButton(main, random) }),
  draw: drawPlaysuit,
  words: ({ top, sleeve }) => ({
    ...(top === "shirt"
      ? { collar: "classic" as const }
      : {
          neckline:
            top === "halter"
              ? ("halter" as const)
              : top === "wrap"
                ? ("v-neck" as const)
                : ("square" as const),
        }),
    sleeve:
      top === "straps" || top === "halter"
        ? "sleeveless"
        : sleeve === "bell" || sleeve === "cuffed"
          ? "long"
          : sleeve,
    length: "short",
    closure: top === "shirt" ? "button" : top === "wrap" ? "wrap" : "zip",
  }),
});

const waistY = 37.5;
const waist = 13.1;

function drawPlaysuit(cut: PlaysuitCut, fabric: Fabric, hand: Hand) {
  const { main } = fabric;
  const { random } = hand;
  const legs = jumpsuitLegs(
    {
      style: cut.leg,
      half: waist,
      waistY,
      length: cut.length,
      cloth: main,
      drape: cut.leg === "flared-shorts" ? "fluid" : "crisp",
      top: "gathered",
      hem: cut.hem,
    },
    hand,
  );
  const upper = upperPart(cut, fabric, hand);
  const seam = waistSeam(waist, waistY);
  const band: Part = {
    outline: ribbon(seam, 2.8, 6),
    cloth: main,
    role: "belt",
    grain: 88,
    lift: 0.3,
    folds:
      cut.waist === "elastic"
        ? gathers(seam.shift(0, -1.3), { count: 10, length: 2.8, depth: 0.5, width: 0.28 }, random)
        : [],
  };
  const x = cut.top === "wrap" ? 8.4 : random.pick([-4, 0, 3]);
  return {
    parts: [
      ...upper.back,
      ...legs.parts,
      ...upper.front,
      ...(cut.waist === "belt"
        ? tiedBelt({ y: waistY + 0.7, half: waist, height: 3.2, stitched: false, at: x * 0.5 }, main, random)
        : [band]),
      ...(cut.waist === "bow"
        ? tiedBow({ at: [x, waistY + 0.6], cloth: main, loops: 4.8, tails: 15, width: 2.4 }, random)
        : []),
      ...upper.over,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "waist" as const, box: [-14, 14, 14, 49] as const },
  };
}

function upperPart(cut: PlaysuitCut, { main, button = "#f3efe6" }: Fabric, hand: Hand) {
  const { random } = hand;
  const style: ArmStyle = cut.sleeve;
  if (cut.top === "wrap") {
    const torso = { ...dressTorso(0, 7.8), waist, hem: waist, waistY, length: waistY };
    const bodice = wrapBodice({ torso, crossing: 20, cloth: main, frill: random.chance(0.3) }, random);
    return {
      back: [bodice.back, ...dressArms({ style, torso, fit: 0, cloth: main, stitched: false }, hand)],
      front: bodice.fronts,
      over: [],
    };
  }
  const collar = shirtCollar({ style: "open", half: 7.2, cloth: main, button });
  const neck =
    cut.top === "shirt"
      ? { half: 7.2, seam: collar.neck, back: collar.back, front: collar.front }
      : facedNeck("square", main);
  const torso = dressTorso(0.1, neck.half);
  const sleeved = cut.top === "shirt" || cut.top === "square";
  const top: DressTop =
    cut.top === "straps"
      ? strapTop("sweetheart", main, { width: 1.3 })
      : cut.top === "halter"
        ? halterTop("v", main)
        : sleevedTop(torso, neck);
  const bodice = bodicePart(top, waist, waistSeam(waist, waistY), {
    cloth: main,
    folds: [
      ...bodiceFolds(top, waist, waistY, random),
      ...gathers(
        waistSeam(waist, waistY - 0.4),
        { count: 6, length: 8, inwards: [0, -10], depth: 0.42, width: 0.5, from: 0.08, until: 0.92 },
        random,
      ),
    ],
  });
  const strip = placket({
    from: collar.closesAt,
    until: waistY + 0.6,
    cloth: main,
    width: 2.8,
    end: "box",
    opens: true,
    buttons: { colour: button, first: collar.closesAt + 2.8, pitch: 6.4, radius: 0.55 },
  });
  return {
    back: [...top.back, ...(sleeved ? dressArms({ style, torso, fit: 0, cloth: main, button }, hand) : [])],
    front: [bodice, ...(cut.top === "shirt" ? [strip] : [])],
    over: top.front,
  };
}

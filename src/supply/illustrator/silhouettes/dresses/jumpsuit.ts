import type { ArmStyle } from "../../blocks/arms.ts";
import { strapTop } from "../../blocks/bare-top.ts";
import { tiedBelt } from "../../blocks/coat-belt.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, dressTorso, facedNeck, sleevedTop, sleevelessTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { jumpsuitLegs } from "../../blocks/jumpsuit-legs.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { wrapBodice } from "../../blocks/wrap-bodice.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, linen, printedViscose, satin } from "./cloths.ts";
import { stood } from "./stance.ts";

export interface JumpsuitCut {
  readonly top: "wrap" | "v" | "square" | "boat" | "straps";
  /** Straps have none. */
  readonly sleeve: "none" | "short" | "elbow" | "long" | "bishop" | "bell" | "puff" | "balloon";
  readonly leg: "wide" | "palazzo" | "straight" | "tapered" | "barrel" | "culotte";
  readonly waist: "belt" | "bow" | "elastic";
  readonly length: number;
}

export const jumpsuit = silhouette<"jumpsuit", JumpsuitCut>({
  kind: "jumpsuit",
  family: "midi-dress",
  leaves: { women: ["A.9.1"] },
  fabrics: [
    { ...crepe, weight: 4 },
    { ...linen, weight: 3 },
    { ...printedViscose, weight: 3 },
    { ...satin, weight: 1.4 },
    { kind: "jersey", weight: 1, material: "jersey", dyes: ["neutral", "classic", "earth"] },
  ],
  cut: (random) => {
    const top = random.pick<JumpsuitCut["top"]>(["wrap", "wrap", "v", "square", "boat", "straps"]);
    const leg = random.pick<JumpsuitCut["leg"]>([
      "wide",
      "wide",
      "palazzo",
      "straight",
      "tapered",
      "barrel",
      "culotte",
    ]);
    return {
      top,
      sleeve:
        top === "straps"
          ? "none"
          : top === "wrap"
            ? random.pick(["short", "elbow", "long", "bishop", "bell"])
            : random.pick(["none", "none", "short", "long", "bishop", "puff", "balloon"]),
      leg,
      waist: random.pick(["belt", "bow", "elastic"]),
      length: random.pick(lengths[leg]),
    };
  },
  draw: drawJumpsuit,
  words: ({ top, sleeve, length }) => ({
    neckline: top === "wrap" || top === "v" ? "v-neck" : top === "straps" ? "square" : top,
    sleeve:
      sleeve === "none"
        ? "sleeveless"
        : sleeve === "bishop" || sleeve === "bell"
          ? "long"
          : sleeve === "balloon"
            ? "puff"
            : sleeve,
    length: length < 88 ? "cropped" : "long",
    closure: top === "wrap" ? "wrap" : "zip",
  }),
});

/** From the waist to the hem: culottes end below the knee, tapered legs at the ankle. */
const lengths: Record<JumpsuitCut["leg"], [number, ...number[]]> = {
  wide: [84, 93, 95],
  palazzo: [92, 95],
  straight: [86, 93],
  tapered: [86, 90],
  barrel: [84, 88],
  culotte: [69, 74],
};

/** The legs each is cut from, and how they stand. */
const stances = {
  wide: { base: "wide", apart: 3.4, fuller: 0.1 },
  palazzo: { base: "palazzo", apart: 2.6, fuller: 0.12 },
  straight: { base: "straight", apart: 4.4, fuller: 0.1 },
  tapered: { base: "tapered", apart: 4.6, fuller: 0.1, barrel: 0.04 },
  barrel: { base: "tapered", apart: 4.4, fuller: 0.1, barrel: 0.18 },
  culotte: { base: "palazzo", apart: 2, fuller: 0.12 },
} as const;

const waistY = 38;
const waist = 13.4;

function drawJumpsuit(cut: JumpsuitCut, { main }: Fabric, hand: Hand) {
  const { random } = hand;
  const stance = stances[cut.leg];
  const narrow = stance.base === "tapered" || stance.base === "straight";
  const legs = jumpsuitLegs(
    {
      style: stance.base,
      half: waist,
      waistY,
      length: cut.length,
      cloth: main,
      drape: narrow ? "pressed" : "fluid",
      top: cut.waist === "belt" && cut.leg === "straight" ? "smooth" : "gathered",
    },
    hand,
  );
  const upper = upperPart(cut, main, hand);
  const seam = waistSeam(waist, waistY);
  const belt: Part = {
    outline: ribbon(seam, cut.waist === "elastic" ? 3 : 3.6, 6),
    cloth: main,
    role: "belt",
    grain: 88,
    lift: 0.3,
    folds:
      cut.waist === "elastic"
        ? gathers(seam.shift(0, -1.4), { count: 10, length: 3, depth: 0.5, width: 0.28 }, random)
        : [],
  };
  const x = cut.top === "wrap" ? 8.6 : random.pick([-5, 0, 4]);
  return {
    parts: [
      ...upper.back,
      ...stood(legs.parts, { ...stance, waistY, length: cut.length }),
      ...upper.front,
      ...(cut.waist === "belt"
        ? tiedBelt({ y: waistY + 0.7, half: waist, height: 3.6, stitched: false, at: x * 0.4 }, main, random)
        : [belt]),
      ...(cut.waist === "bow"
        ? tiedBow({ at: [x, waistY + 0.7], cloth: main, loops: 5, tails: 23, width: 2.6 }, random)
        : []),
      ...upper.over,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "waist" as const, box: [-15, 12, 15, 50] as const },
  };
}

function upperPart(
  cut: JumpsuitCut,
  cloth: Fabric["main"],
  hand: Hand,
): { back: readonly Part[]; front: Part[]; over: readonly Part[] } {
  const { random } = hand;
  const seam = waistSeam(waist, waistY);
  const style: ArmStyle | undefined = cut.sleeve === "none" ? undefined : cut.sleeve;
  if (cut.top === "wrap") {
    const torso = { ...dressTorso(0.3, 7.8), waist, hem: waist, waistY, length: waistY };
    const bodice = wrapBodice({ torso, crossing: 21, cloth, frill: false }, random);
    const sleeves = dressArms({ style: style ?? "short", torso, fit: 0, cloth, stitched: false }, hand);
    return { back: [bodice.back, ...sleeves], front: bodice.fronts, over: [] };
  }
  const neck = facedNeck(cut.top === "straps" ? "v" : cut.top, cloth);
  const torso = dressTorso(0.3, neck.half);
  const top =
    cut.top === "straps"
      ? strapTop("v", cloth, { width: 1.2 })
      : style
        ? sleevedTop(torso, neck)
        : sleevelessTop(torso, neck, 5, cloth);
  const bodice = bodicePart(top, waist, seam, {
    cloth,
    folds: [
      ...bodiceFolds(top, waist, waistY, random),
      ...gathers(
        seam.shift(0, -0.4),
        { count: 6, length: 8, inwards: [0, -10], depth: 0.42, width: 0.5, from: 0.08, until: 0.92 },
        random,
      ),
    ],
  });
  const sleeves = style ? dressArms({ style, torso, fit: 0, cloth, stitched: false }, hand) : [];
  return { back: [...top.back, ...sleeves], front: [bodice], over: top.front };
}

import { halterTop, oneShoulderTop, straplessTop } from "../../blocks/bare-top.ts";
import { bodiceFolds, cowlFolds, drapedAcross } from "../../blocks/dress-folds.ts";
import { waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, type DressTop, dressTorso } from "../../blocks/dress-top.ts";
import { jumpsuitLegs } from "../../blocks/jumpsuit-legs.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, satin, sequin, velvet } from "./cloths.ts";
import { stood } from "./stance.ts";

export interface EveningJumpsuitCut {
  readonly top: "strapless" | "sweetheart" | "one-shoulder" | "halter-v" | "halter-cowl" | "halter-band";
  readonly leg: "palazzo" | "wide" | "tapered";
  readonly waist: "satin-belt" | "bow" | "draped";
}

export const eveningJumpsuit = silhouette<"evening-jumpsuit", EveningJumpsuitCut>({
  kind: "evening-jumpsuit",
  family: "midi-dress",
  leaves: { women: ["A.9.1"] },
  fabrics: [
    { ...crepe, weight: 4, dyes: ["classic", "jewel", "neutral"] },
    { ...satin, weight: 4, dyes: ["classic", "jewel", "neutral"] },
    { ...velvet, weight: 1.6 },
    { ...sequin, weight: 0.8 },
  ],
  cut: (random) => ({
    top: random.pick(["strapless", "sweetheart", "one-shoulder", "halter-v", "halter-cowl", "halter-band"]),
    leg: random.pick(["palazzo", "wide", "tapered"]),
    waist: random.pick(["satin-belt", "bow", "draped"]),
  }),
  finish: (main) => ({ contrast: { kind: "satin", colour: main.colour } }),
  draw: drawEveningJumpsuit,
  words: ({ top }) => ({
    ...(top.startsWith("halter") && { neckline: "halter" as const }),
    sleeve: "sleeveless",
    length: "long",
    closure: "zip",
  }),
});

const waistY = 38;
const waist = 12.6;

const stances = {
  palazzo: { length: 95, apart: 2.8, fuller: 0.13 },
  wide: { length: 94, apart: 3.6, fuller: 0.11 },
  tapered: { length: 89, apart: 4.6, fuller: 0.1, barrel: 0.04 },
} as const;

function topOf(top: EveningJumpsuitCut["top"], cloth: Fabric["main"]): DressTop {
  switch (top) {
    case "strapless":
      return straplessTop("straight", cloth);
    case "sweetheart":
      return straplessTop("sweetheart", cloth);
    case "one-shoulder":
      return oneShoulderTop(dressTorso(-0.1), cloth, false);
    case "halter-v":
      return halterTop("v", cloth);
    case "halter-cowl":
      return halterTop("cowl", cloth);
    case "halter-band":
      return halterTop("band", cloth);
  }
}

function drawEveningJumpsuit(cut: EveningJumpsuitCut, { main, contrast = main }: Fabric, hand: Hand) {
  const { random } = hand;
  const stance = stances[cut.leg];
  const legs = jumpsuitLegs(
    {
      style: cut.leg,
      half: waist,
      waistY,
      length: stance.length,
      cloth: main,
      drape: cut.leg === "tapered" ? "pressed" : "fluid",
      top: cut.leg === "palazzo" ? "gathered" : "smooth",
      pockets: cut.leg !== "palazzo",
    },
    hand,
  );
  const top = topOf(cut.top, main);
  const seam = waistSeam(waist, waistY);
  const draped = cut.waist === "draped";
  const bodice = bodicePart(top, waist, seam, {
    cloth: main,
    folds: [
      ...bodiceFolds(top, waist, waistY, random),
      ...(cut.top === "halter-cowl" ? cowlFolds(18, 5.8, 8, random) : []),
      ...(draped
        ? drapedAcross(
            [-1, -3.8, -6.8, -10].map((dy): Point => [11.6, waistY + dy]),
            [-2, -6.4, -10.4, -14].map((dy): Point => [-11.6, waistY + dy]),
            -0.05,
            random,
          )
        : []),
    ],
  });
  const belt: Part = {
    outline: ribbon(seam, draped ? 1.6 : 3.8, 6),
    cloth: contrast,
    role: "belt",
    grain: 88,
    lift: 0.3,
    folds: draped ? [] : [{ spine: waistSeam(waist - 2, waistY - 0.2), width: 0.4, depth: -0.5 }],
  };
  return {
    parts: [
      ...top.back,
      ...stood(legs.parts, { ...stance, waistY }),
      bodice,
      belt,
      ...(cut.waist === "bow"
        ? tiedBow(
            { at: [random.pick([-5, 5]), waistY + 0.5], cloth: contrast, loops: 7, tails: 20, width: 4 },
            random,
          )
        : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "waist" as const, box: [-14, 14, 14, 49] as const },
  };
}

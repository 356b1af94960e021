import { halterTop, straplessTop, strapTop } from "../../blocks/bare-top.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, type DressTop, dressTorso, facedNeck, sleevedTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { satin, sequin, silk, velvet } from "./cloths.ts";
import { dressFamily, lengthWord } from "./lengths.ts";
import { heavySkirt, pleatedSkirt, tulleSkirts, waist, waistY } from "./party-skirts.ts";

export interface PartyDressCut {
  readonly top: "sweetheart" | "straps" | "halter" | "boat-sleeves" | "puff";
  /** Layers of tulle over a lining, pressed pleats, or heavy cloth in deep folds. */
  readonly skirt: "tulle" | "pleated" | "full";
  readonly waist: "plain" | "belt" | "bow";
  readonly length: number;
}

export const partyDress = silhouette<"party-dress", PartyDressCut>({
  kind: "party-dress",
  family: dressFamily,
  leaves: { women: ["A.7.4", "A.7.1", "A.7.2"] },
  fabrics: [
    { ...satin, weight: 5, dyes: ["jewel", "pastel", "classic", "neutral", "bright"] },
    { ...silk, weight: 2 },
    { ...velvet, weight: 1.6 },
    { ...sequin, weight: 1 },
    {
      kind: "crepe",
      weight: 1.6,
      material: "polyester",
      dyes: ["pastel", "jewel", "classic"],
      motifs: [
        ["plain", 4],
        ["bloom", 1],
        ["polka-dot", 0.6],
      ],
    },
  ],
  cut: (random, _universe, leaf) => ({
    top: random.pick(["sweetheart", "straps", "halter", "boat-sleeves", "puff"]),
    skirt: random.pick(["tulle", "tulle", "pleated", "full"]),
    waist: random.pick(["plain", "belt", "bow"]),
    length:
      leaf === "A.7.1"
        ? random.pick([80, 85])
        : leaf === "A.7.2"
          ? random.pick([104, 110])
          : random.pick([92, 108, 134, 134]),
  }),
  finish: (main) => ({
    lining: { kind: "satin", colour: shadow(main.colour, 0.06) },
    contrast: { kind: "tulle", colour: light(main.colour, 0.06) },
  }),
  draw: drawPartyDress,
  words: ({ top, length }) => ({
    ...(top === "halter"
      ? { neckline: "halter" as const }
      : top === "boat-sleeves"
        ? { neckline: "boat" as const }
        : top === "puff"
          ? { neckline: "square" as const }
          : {}),
    sleeve: top === "puff" ? "puff" : top === "boat-sleeves" ? "three-quarter" : "sleeveless",
    length: lengthWord(length),
    closure: "zip",
  }),
});

function topOf(cut: PartyDressCut, cloth: Fabric["main"], hand: Hand): { top: DressTop; sleeves: Part[] } {
  switch (cut.top) {
    case "sweetheart":
      return { top: straplessTop("sweetheart", cloth), sleeves: [] };
    case "straps":
      return { top: strapTop("v", cloth, { width: 1.2 }), sleeves: [] };
    case "halter":
      return { top: halterTop("band", cloth), sleeves: [] };
    case "boat-sleeves":
    case "puff": {
      const neck = facedNeck(cut.top === "puff" ? "square" : "boat", cloth);
      const torso = dressTorso(-0.35, neck.half);
      const style = cut.top === "puff" ? "puff" : "three-quarter";
      return {
        top: sleevedTop(torso, neck),
        sleeves: dressArms({ style, torso, fit: -0.4, cloth, stitched: false }, hand),
      };
    }
  }
}

function drawPartyDress(cut: PartyDressCut, fabric: Fabric, hand: Hand) {
  const { main } = fabric;
  const { random } = hand;
  const { top, sleeves } = topOf(cut, main, hand);
  const seam = waistSeam(waist, waistY);
  // Sequins are kept to the bodice: they can be neither pressed nor gathered.
  const plain: Cloth = main.kind === "sequin" ? { kind: "satin", colour: main.colour } : main;
  const wide = { tulle: 7, pleated: 0, full: 4 }[cut.skirt];
  const hem = 19.5 + ((cut.length - waistY) / 97) * 14 + wide;
  const skirts =
    cut.skirt === "tulle"
      ? tulleSkirts(cut.length, hem, fabric, random)
      : cut.skirt === "pleated"
        ? pleatedSkirt(cut.length, hem, plain, random)
        : heavySkirt(cut.length, hem, plain, random);
  const bodice = bodicePart(top, waist, seam, {
    cloth: main,
    lift: 0.3,
    folds: [
      ...bodiceFolds(top, waist, waistY, random),
      ...(cut.skirt === "pleated" && cut.top !== "boat-sleeves"
        ? gathers(
            seam.shift(0, -0.3),
            { count: 9, length: 14, inwards: [0, -40], depth: 0.42, width: 0.5 },
            random,
          )
        : []),
    ],
  });
  const belt: Part = {
    outline: ribbon(seam.shift(0, -0.6), 3.4, 6),
    cloth: { kind: "satin", colour: main.colour },
    role: "belt",
    grain: 88,
    lift: 0.25,
  };
  return {
    parts: [
      ...top.back,
      ...sleeves,
      ...skirts,
      bodice,
      ...(cut.waist === "plain" ? [] : [belt]),
      ...(cut.waist === "bow"
        ? tiedBow(
            {
              at: [0, waistY - 0.2],
              cloth: { kind: "satin", colour: main.colour },
              loops: 6,
              tails: 15,
              width: 3.2,
            },
            random,
          )
        : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "waist" as const, box: [-16, 14, 16, 54] as const },
  };
}

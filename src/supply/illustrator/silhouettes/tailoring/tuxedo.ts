import type { CutWords } from "#vocabulary/attribute.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { tailoredJacket } from "../../blocks/tailored-jacket.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { lightness } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { eveningCloths, finer, liningFor } from "./cloths.ts";
import { type HalvedTrousers, type SuitLeg, trousersBeside } from "./halved-trousers.ts";
import { laidOut, suitTrousers } from "./worn-suit.ts";

export interface DinnerJacketCut {
  readonly front: "single" | "double";
  readonly lapel: "shawl" | "peak";
  readonly fit: number;
  readonly length: number;
  readonly lapelWidth: number;
}

export type TuxedoCut = DinnerJacketCut & { readonly leg: "straight" | "taper" };

export const black = "#232428";

export const tuxedo = silhouette<"tuxedo", TuxedoCut>({
  kind: "tuxedo",
  family: "jacket",
  leaves: { men: ["A.6.2"] },
  fabrics: eveningCloths,
  cut: (random) => ({ ...tuxedoCut(random), leg: random.pick(["straight", "taper"]) }),
  finish: tuxedoFinish,
  draw: (cut, fabric, hand) => {
    const { inside, outside, torso, main, trousers } = dinnerJacket(cut, fabric, 0.92, hand);
    const stripe: Cloth = { kind: "satin", colour: black };
    const plan: HalvedTrousers = { leg: cut.leg, turnUps: false, button: black, stripe };
    const folded = trousersBeside(torso, plan, trousers, hand.leftRandom);
    return laidOut([...folded, ...inside, ...outside], main);
  },
  parted: (cut, fabric, hand) => wornTuxedo(cut, cut.leg, fabric, 0.92, hand),
  words: tuxedoWords,
});

export const tuxedoCut = (random: Random): DinnerJacketCut => ({
  front: random.chance(0.25) ? "double" : "single",
  lapel: random.pick(["shawl", "peak", "peak"]),
  fit: random.pick([-0.5, 0, 0.3]),
  length: random.pick([72, 74, 76]),
  lapelWidth: random.pick([-0.6, 0.4, 1.4]),
});

export function tuxedoFinish(main: Cloth): Omit<Fabric, "main"> {
  return { lining: liningFor(main), contrast: satinOf(main), button: black };
}

export function tuxedoWords({ front, lapel }: DinnerJacketCut): CutWords {
  return { collar: lapel, sleeve: "long", closure: front === "double" ? "double-breasted" : "button" };
}

/** The jacket, and the cloth of the trousers that go with it; `fine` is how small its weave is drawn. */
export function dinnerJacket(cut: DinnerJacketCut, fabric: Fabric, fine: number, hand: Hand) {
  const main = finer(fabric.main, fine);
  const { lining = liningFor(main), button = black, contrast = satinOf(main) } = fabric;
  const torso = tailoredTorso("men", { fit: cut.fit, waist: 0.95, length: cut.length, flare: 0.3 });
  const double = cut.front === "double";
  // An ivory or velvet jacket is worn over black trousers.
  const trousers: Cloth = isDark(main) && main.kind !== "velvet" ? main : { kind: "wool", colour: black };
  const drawn = tailoredJacket(
    {
      torso,
      front: cut.front,
      breakY: double ? 39 : 42,
      rows: double ? 2 : 1,
      pitch: 10.5,
      lapel: cut.lapel,
      lapelWidth: cut.lapelWidth,
      hem: double ? "straight" : "cutaway",
      pocket: "jetted",
      pocketY: 51,
      breast: true,
      sleeve: { longer: 0, wider: cut.fit, buttons: 4, turned: 0 },
      stitched: 0,
    },
    {
      main,
      lining,
      button,
      lapel: contrast,
      collar: cut.lapel === "shawl" ? contrast : main,
      buttonStyle: "shank",
    },
    hand,
  );
  return { ...drawn, torso, main, trousers };
}

/** The jacket on a figure, and its trousers. */
export function wornTuxedo(cut: DinnerJacketCut, leg: SuitLeg, fabric: Fabric, fine: number, hand: Hand) {
  const { inside, outside, main, trousers } = dinnerJacket(cut, fabric, fine, hand);
  return {
    above: laidOut([...inside, ...outside], main),
    below: suitTrousers({ leg, turnUps: false }, trousers, black, hand),
  };
}

const isDark = ({ colour }: Cloth) => lightness(colour) < 0.45;

/** Facings shine: black, but the cloth's own shade on ivory. */
const satinOf = (main: Cloth): Cloth => ({
  kind: "satin",
  colour: isDark(main) || main.kind === "velvet" ? black : main.colour,
});

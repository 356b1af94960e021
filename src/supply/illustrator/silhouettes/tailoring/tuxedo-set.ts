import { foldedTrousers } from "../../blocks/folded-trousers.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { movePart } from "../../model/place.ts";
import { silhouette } from "../silhouette.ts";
import { eveningCloths } from "./cloths.ts";
import {
  black,
  type DinnerJacketCut,
  dinnerJacket,
  tuxedoCut,
  tuxedoFinish,
  tuxedoWords,
  wornTuxedo,
} from "./tuxedo.ts";
import { laidOut } from "./worn-suit.ts";

/** A dinner suit laid out: the jacket, its braided trousers folded beside it. */
export const tuxedoSet = silhouette<"tuxedo-set", DinnerJacketCut>({
  kind: "tuxedo-set",
  family: "suit-set",
  leaves: { men: ["A.6.2"] },
  fabrics: eveningCloths,
  cut: tuxedoCut,
  finish: tuxedoFinish,
  draw: (cut, fabric, hand) => {
    const { inside, outside, torso, main, trousers } = dinnerJacket(cut, fabric, 0.82, hand);
    const stripe: Cloth = { kind: "satin", colour: black };
    const plan = { knee: 21, hem: 18.5, length: 103, turnUps: false, stripe };
    const laid = foldedTrousers(plan, trousers, black, hand.random).map((part) =>
      movePart(part, { at: ([x, y]) => [x + torso.shoulder + 1.5, y - 3], scale: 1 }),
    );
    return laidOut([...laid, ...inside, ...outside], main);
  },
  parted: (cut, fabric, hand) => wornTuxedo(cut, "straight", fabric, 0.82, hand),
  words: tuxedoWords,
});

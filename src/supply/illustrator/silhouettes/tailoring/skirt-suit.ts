import { collarlessJacket } from "../../blocks/collarless-jacket.ts";
import { type SuitSkirtKind, suitSkirt } from "../../blocks/suit-skirt.ts";
import { dressButton, tailoredJacket } from "../../blocks/tailored-jacket.ts";
import type { Random } from "../../random.ts";
import { silhouette } from "../silhouette.ts";
import { type BlazerCut, blazerShape } from "./blazer.ts";
import { fancyTweeds, finer, liningFor } from "./cloths.ts";
import {
  type CollarlessJacketCut,
  collarlessCloth,
  collarlessFinish,
  collarlessShape,
} from "./collarless-jacket.ts";

/** A tailored jacket or a collarless one, over a skirt of the same cloth. */
export type SkirtSuitCut = { readonly skirt: SuitSkirtKind } & (
  | ({ readonly jacket: "collarless" } & CollarlessJacketCut)
  | ({ readonly jacket: "tailored" } & BlazerCut)
);

export const skirtSuit = silhouette<"skirt-suit", SkirtSuitCut>({
  kind: "skirt-suit",
  family: ({ skirt }) => (skirt === "mini" ? "short-skirt-suit" : "skirt-suit"),
  leaves: { women: ["A.6.2"] },
  fabrics: fancyTweeds,
  cut: (random) => ({
    skirt: random.pick(["pencil", "pencil", "a-line", "mini", "midi"]),
    ...(random.chance(0.55) ? collarless(random) : tailored(random)),
  }),
  finish: (main, cut) =>
    cut.jacket === "collarless"
      ? collarlessFinish(main, cut.braid, cut.metal)
      : { lining: liningFor(main), button: dressButton(main) },
  draw: (cut, given, hand) => {
    const fabric = { ...given, main: finer(given.main, 0.8) };
    const { main, lining = liningFor(main), button = dressButton(main) } = fabric;
    const shape = cut.jacket === "collarless" ? collarlessShape(cut) : blazerShape(cut, "women");
    const { inside, outside } =
      "neck" in shape
        ? collarlessJacket(
            shape,
            collarlessCloth(fabric, cut.jacket === "collarless" ? cut.metal : "horn"),
            hand,
          )
        : tailoredJacket(shape, { main, lining, button }, hand);
    return {
      parts: [...inside, ...suitSkirt(cut.skirt, shape.torso, main, hand), ...outside],
      main,
      ground: "wall",
      detail: { of: "neckline", box: [-14, -5, 14, 30] },
    };
  },
  words: (cut) => ({
    sleeve: "long",
    closure: cut.jacket === "tailored" && cut.front === "double" ? "double-breasted" : "button",
    length: cut.skirt === "mini" ? "short" : cut.skirt === "midi" ? "midi" : "regular",
    ...(cut.jacket === "tailored"
      ? { collar: cut.lapel }
      : { neckline: cut.neck === "v" ? "v-neck" : "round" }),
  }),
});

const collarless = (random: Random) => ({
  jacket: "collarless" as const,
  neck: random.chance(0.75) ? ("round" as const) : ("v" as const),
  closing: "buttoned" as const,
  buttons: random.pick([4, 5]),
  pockets: random.pick([0, 2, 4] as const),
  braid: random.chance(0.6),
  fit: random.pick([0, 0.2]),
  waist: random.pick([0.4, 0.9]),
  length: random.pick([50, 54, 58]),
  sleeve: "long" as const,
  metal: random.pick(["gold", "pearl", "horn"] as const),
});

const tailored = (random: Random) => ({
  jacket: "tailored" as const,
  ...(random.chance(0.35)
    ? { front: "double" as const, buttons: 2, lapel: "peak" as const }
    : {
        front: "single" as const,
        buttons: random.pick([1, 2, 3]),
        lapel: random.pick(["notch", "notch", "peak", "shawl"] as const),
        cutaway: true,
      }),
  fit: -0.2,
  waist: 1.15,
  length: random.pick([52, 60, 64]),
  lapelWidth: random.pick([-0.8, 0.2]),
  pocket: random.pick(["flap", "jetted"] as const),
  breast: false,
  cuffButtons: random.pick([0, 3]),
  turned: false,
});

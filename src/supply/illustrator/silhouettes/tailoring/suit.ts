import { dressButton, tailoredJacket } from "../../blocks/tailored-jacket.ts";
import { waistcoat } from "../../blocks/waistcoat-front.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type BlazerCut, blazerShape } from "./blazer.ts";
import { backFor, finer, liningFor, suitings } from "./cloths.ts";
import { type SuitLeg, trousersBeside } from "./halved-trousers.ts";
import { laidOut, suitTrousers } from "./worn-suit.ts";

/** A suit laid out: the jacket, its trousers folded half under the sleeve. */
export type SuitCut = BlazerCut & {
  readonly leg: SuitLeg;
  readonly turnUps: boolean;
  /** A waistcoat of the same cloth. */
  readonly pieces: 2 | 3;
};

export const suit = silhouette<"suit", SuitCut>({
  kind: "suit",
  family: "jacket",
  leaves: { men: ["A.6.1"] },
  fabrics: suitings,
  cut: (random) => {
    const double = random.chance(0.28);
    const slim = random.chance(0.35);
    const easy = !slim && random.chance(0.35);
    return {
      ...(double
        ? { front: "double", buttons: 2, lapel: "peak" }
        : {
            front: "single",
            buttons: random.pick([1, 2, 2, 2, 3]),
            lapel: random.pick(["notch", "notch", "notch", "peak"]),
            cutaway: true,
          }),
      fit: slim ? -0.5 : easy ? 0.75 : 0,
      waist: slim ? 1 : easy ? 0.15 : 0.8,
      length: slim ? 72 : easy ? 77 : 75,
      lapelWidth: random.pick([-0.8, 0, 0.8, 1.4]),
      pocket: random.pick(["flap", "flap", "flap", "jetted", "patch"]),
      breast: true,
      cuffButtons: 4,
      turned: false,
      leg: slim ? random.pick(["taper", "cigarette"]) : easy ? "wide" : random.pick(["straight", "taper"]),
      turnUps: !slim && random.chance(0.35),
      pieces: !double && random.chance(0.3) ? 3 : 2,
    };
  },
  finish: (main) => ({ lining: liningFor(main), button: dressButton(main) }),
  draw: (cut, fabric, hand) => {
    const { torso, main, button, ground, parts, detail } = jacket(cut, fabric, hand);
    const trousers = trousersBeside(
      torso,
      { leg: cut.leg, turnUps: cut.turnUps, button },
      main,
      hand.leftRandom,
    );
    return { parts: [...trousers, ...parts], main, ground, detail };
  },
  parted: (cut, fabric, hand) => {
    const above = jacket(cut, fabric, hand);
    return { above, below: suitTrousers(cut, above.main, above.button, hand) };
  },
  words: ({ front, lapel }) => ({
    collar: lapel,
    sleeve: "long",
    closure: front === "double" ? "double-breasted" : "button",
  }),
});

/** The jacket, and the waistcoat in it. */
function jacket(cut: SuitCut, fabric: Fabric, hand: Hand) {
  const main = finer(fabric.main, 0.92);
  const { lining = liningFor(main), button = dressButton(main) } = fabric;
  const { torso, ...shape } = blazerShape(cut, hand.universe);
  const { inside, outside } = tailoredJacket({ torso, ...shape }, { main, lining, button }, hand);
  const vest =
    cut.pieces === 3
      ? waistcoat(
          {
            front: "single",
            buttons: 5,
            lapel: "none",
            breakY: 23,
            length: 55,
            points: 5,
            fit: -1.3,
            pockets: false,
          },
          { main, back: backFor(main), button },
          hand,
        ).slice(1)
      : [];
  return { ...laidOut([...inside, ...vest, ...outside], main), torso, button };
}

import { dressButton, tailoredJacket } from "../../blocks/tailored-jacket.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type BlazerCut, blazerShape } from "./blazer.ts";
import { finer, liningFor, womensSuitings } from "./cloths.ts";
import { type SuitLeg, trousersBeside } from "./halved-trousers.ts";
import { laidOut, suitTrousers } from "./worn-suit.ts";

export type TrouserSuitCut = BlazerCut & { readonly leg: SuitLeg };

export const trouserSuit = silhouette<"trouser-suit", TrouserSuitCut>({
  kind: "trouser-suit",
  family: "jacket",
  leaves: { women: ["A.6.1"] },
  fabrics: womensSuitings,
  cut: (random) => {
    const mood = random.pick<keyof typeof moods>(["fitted", "fitted", "oversized", "cropped", "long"]);
    const double = random.chance(0.4);
    return {
      ...(double
        ? { front: "double", buttons: 2, lapel: random.chance(0.85) ? "peak" : "shawl" }
        : {
            front: "single",
            buttons: random.pick([1, 1, 2]),
            lapel: random.pick(["notch", "notch", "peak", "shawl"]),
            cutaway: mood !== "long",
          }),
      ...moods[mood],
      lapelWidth: random.pick([-0.8, 0, 1, 1.8]),
      pocket: random.pick(["flap", "flap", "jetted", "patch"]),
      breast: random.chance(0.25),
      cuffButtons: random.pick([0, 3, 4]),
      turned: false,
      leg:
        mood === "fitted"
          ? random.pick(["cigarette", "flare", "straight", "wide"])
          : mood === "long"
            ? random.pick(["straight", "cigarette"])
            : "wide",
    };
  },
  finish: (main) => ({ lining: liningFor(main), button: dressButton(main) }),
  draw: (cut, fabric, hand) => {
    const { torso, main, button, ground, parts, detail } = jacket(cut, fabric, hand);
    const trousers = trousersBeside(torso, { leg: cut.leg, turnUps: false, button }, main, hand.leftRandom);
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

const moods = {
  fitted: { fit: -0.15, waist: 1.1, length: 65 },
  oversized: { fit: 1.1, waist: 0, length: 76 },
  cropped: { fit: 0.1, waist: 0.8, length: 51 },
  long: { fit: 0.3, waist: 0.6, length: 84 },
} as const;

function jacket(cut: TrouserSuitCut, fabric: Fabric, hand: Hand) {
  const main = finer(fabric.main, 0.92);
  const { lining = liningFor(main), button = dressButton(main) } = fabric;
  const shape = blazerShape(cut, hand.universe);
  const { inside, outside } = tailoredJacket(shape, { main, lining, button }, hand);
  return { ...laidOut([...inside, ...outside], main), torso: shape.torso, button };
}

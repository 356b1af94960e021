import type { Universe } from "#vocabulary/universe.ts";
import { foldedTrousers } from "../../blocks/folded-trousers.ts";
import { dressButton, tailoredJacket } from "../../blocks/tailored-jacket.ts";
import { movePart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type BlazerCut, blazerShape } from "./blazer.ts";
import { finer, liningFor, suitings } from "./cloths.ts";
import { laidOut, suitTrousers } from "./worn-suit.ts";

/** A suit laid out: the jacket, its trousers folded beside it. */
export type SuitSetCut = BlazerCut & {
  readonly trousers: "slim" | "straight" | "wide";
  readonly turnUps: boolean;
};

/** Widths of a leg laid flat at knee and hem. */
const legs = { slim: [19.5, 16.5], straight: [22, 20], wide: [27, 27.5] } as const;

export const suitSet = silhouette<"suit-set", SuitSetCut>({
  kind: "suit-set",
  family: "suit-set",
  weight: 0.6,
  leaves: { men: ["A.6.1"], women: ["A.6.1"] },
  fabrics: suitings,
  cut: suitSetCut,
  finish: (main) => ({ lining: liningFor(main), button: dressButton(main) }),
  draw: (cut, fabric, hand) => {
    const { torso, main, button, ground, parts, detail } = jacket(cut, fabric, hand);
    const [knee, hem] = legs[cut.trousers];
    const length = hand.universe === "men" ? 103 : 101;
    const plan = { knee, hem, length, turnUps: cut.turnUps };
    const trousers = foldedTrousers(plan, main, button, hand.random).map((part) =>
      movePart(part, { at: ([x, y]) => [x + torso.shoulder + 1.5, y - 3], scale: 1 }),
    );
    return { parts: [...trousers, ...parts], main, ground, detail };
  },
  parted: (cut, fabric, hand) => {
    const above = jacket(cut, fabric, hand);
    const plan = { leg: cut.trousers, turnUps: cut.turnUps };
    return { above, below: suitTrousers(plan, above.main, above.button, hand) };
  },
  words: ({ front, lapel }) => ({
    collar: lapel,
    sleeve: "long",
    closure: front === "double" ? "double-breasted" : "button",
  }),
});

function jacket(cut: SuitSetCut, fabric: Fabric, hand: Hand) {
  const main = finer(fabric.main, 0.82);
  const { lining = liningFor(main), button = dressButton(main) } = fabric;
  const shape = blazerShape(cut, hand.universe);
  const { inside, outside } = tailoredJacket(shape, { main, lining, button }, hand);
  return { ...laidOut([...inside, ...outside], main), torso: shape.torso, button };
}

function suitSetCut(random: Random, universe: Universe): SuitSetCut {
  const mens = universe === "men";
  const easy = random.chance(mens ? 0.3 : 0.45);
  const double = random.chance(0.3);
  return {
    ...(double
      ? { front: "double", buttons: 2, lapel: "peak" }
      : {
          front: "single",
          buttons: random.pick(mens ? [2, 2, 3] : [1, 2]),
          lapel: random.pick(["notch", "notch", "notch", "peak"]),
          cutaway: true,
        }),
    fit: easy ? (mens ? 0.7 : 1) : mens ? -0.1 : -0.15,
    waist: easy ? 0.1 : mens ? 0.85 : 1.1,
    length: mens ? (easy ? 76 : 74) : easy ? 75 : 66,
    lapelWidth: random.pick([-0.6, 0, 0.8, 1.4]),
    pocket: random.pick(["flap", "flap", "jetted", "patch"]),
    breast: mens || random.chance(0.3),
    cuffButtons: random.pick([3, 4]),
    turned: false,
    trousers: easy ? "wide" : random.pick(["slim", "straight"]),
    turnUps: !easy && mens && random.chance(0.3),
  };
}

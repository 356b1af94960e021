import { tiedBelt } from "../../blocks/coat-belt.ts";
import type { LapelKind } from "../../blocks/lapel.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { dressButton, tailoredJacket } from "../../blocks/tailored-jacket.ts";
import { silhouette } from "../silhouette.ts";
import { finer, liningFor, softCoatings } from "./cloths.ts";

export interface WrapCoatCut {
  readonly fit: number;
  readonly length: number;
  readonly flare: number;
  readonly lapel: LapelKind;
  readonly lapelWidth: number;
  readonly pocket: "patch" | "slant" | "none";
  readonly turned: boolean;
}

export const wrapCoat = silhouette<"wrap-coat", WrapCoatCut>({
  kind: "wrap-coat",
  family: "coat",
  leaves: { men: ["A.5.1"], women: ["A.5.1"] },
  fabrics: softCoatings,
  cut: (random, universe) => ({
    fit: random.between(0, 0.8),
    length: random.pick(universe === "men" ? [104, 110, 116] : [98, 108, 116, 122]),
    // Men's fall straight from the belt: flared and fluted, the coat would read as a dress.
    flare: random.pick(universe === "men" ? [0.5, 1.5, 2.5] : [4, 6, 8]),
    lapel: random.pick(universe === "men" ? ["notch", "shawl", "peak"] : ["shawl", "shawl", "notch"]),
    lapelWidth: random.pick([1.6, 2.6, 3.6]),
    pocket: random.pick(["patch", "slant", "none"]),
    turned: random.chance(0.35),
  }),
  finish: (main) => ({ lining: liningFor(main) }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.75);
    const { lining = liningFor(main) } = fabric;
    const mens = hand.universe === "men";
    const block = tailoredTorso(hand.universe, { ...cut, waist: 0.8, fit: cut.fit + 0.2 });
    const y = mens ? 44.5 : 40.5;
    const torso = { ...block, waist: (mens ? 17.4 : 13.6) + cut.fit * 1.3, waistY: y };
    const belt = { y, half: torso.waist, height: 4.4, stitched: false, at: -2.5 };
    const { inside, outside } = tailoredJacket(
      {
        torso,
        front: "double",
        overlap: 7,
        breakY: y - 1.5,
        rows: 0,
        pitch: 0,
        lapel: cut.lapel,
        lapelWidth: cut.lapelWidth,
        gorge: 1.2,
        rise: 5,
        hem: "straight",
        pocket: cut.pocket,
        pocketY: y + (cut.pocket === "slant" ? 18 : 13),
        breast: false,
        sleeve: { longer: 1, wider: 2 + cut.fit * 1.2, buttons: 0, turned: cut.turned ? 8 : 0, folds: 0.6 },
        stitched: 0.2,
        folds: 0.55,
        flutes: mens ? 0.3 : 0.6,
        darts: false,
        belt: { y, parts: tiedBelt(belt, main, hand.random) },
      },
      { main, lining, button: dressButton(main) },
      hand,
    );
    return {
      parts: [...inside, ...outside],
      main,
      ground: "wall",
      detail: { of: "waist", box: [-15, 24, 15, 62] },
    };
  },
  words: ({ lapel, length }) => ({
    collar: lapel,
    sleeve: "long",
    closure: "wrap",
    length: length > 112 ? "maxi" : "long",
  }),
});

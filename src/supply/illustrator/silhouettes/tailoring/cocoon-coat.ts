import type { LapelKind } from "../../blocks/lapel.ts";
import { dressButton, tailoredJacket } from "../../blocks/tailored-jacket.ts";
import type { Torso } from "../../blocks/torso.ts";
import { silhouette } from "../silhouette.ts";
import { finer, liningFor, softCoatings } from "./cloths.ts";

export interface CocoonCoatCut {
  readonly lapel: LapelKind;
  readonly lapelWidth: number;
  readonly length: number;
  /** How round it is: half the width at the hips. */
  readonly volume: number;
  readonly buttons: 1 | 2;
  readonly pocket: "slant" | "patch";
  readonly turned: boolean;
}

export const cocoonCoat = silhouette<"cocoon-coat", CocoonCoatCut>({
  kind: "cocoon-coat",
  family: "coat",
  leaves: { women: ["A.5.1"] },
  fabrics: softCoatings,
  cut: (random) => ({
    lapel: random.pick(["shawl", "notch", "notch"]),
    lapelWidth: random.pick([1.4, 2.4, 3.2]),
    length: random.pick([88, 96, 104]),
    volume: random.pick([22, 23.5, 25]),
    buttons: random.pick([1, 2]),
    pocket: random.pick(["slant", "patch"]),
    turned: random.chance(0.4),
  }),
  finish: (main) => ({ lining: liningFor(main), button: dressButton(main) }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.75);
    const { lining = liningFor(main), button = dressButton(main) } = fabric;
    const torso: Torso = {
      neck: 7.3,
      shoulder: 21.8,
      drop: 6.6,
      underarm: 19,
      underarmY: 26.5,
      waist: cut.volume,
      waistY: cut.length * 0.56,
      hem: cut.volume - 5.6,
      length: cut.length,
      dip: 1.6,
    };
    const { inside, outside } = tailoredJacket(
      {
        torso,
        front: "double",
        overlap: 5,
        breakY: 37,
        rows: 0,
        pitch: 0,
        buttonsAt: cut.buttons === 1 ? [40] : [40, 54],
        lapel: cut.lapel,
        lapelWidth: cut.lapelWidth,
        gorge: 1,
        rise: 5,
        hem: "rounded",
        pocket: cut.pocket,
        pocketY: cut.pocket === "slant" ? 60 : 54,
        breast: false,
        sleeve: { longer: -2, wider: 3.4, buttons: 0, turned: cut.turned ? 8 : 0, folds: 0.65 },
        stitched: 0.2,
        folds: 0.55,
        darts: false,
        buttonRadius: 1.6,
      },
      { main, lining, button },
      hand,
    );
    return {
      parts: [...inside, ...outside],
      main,
      ground: "wall",
      detail: { of: "collar", box: [-15, -7, 15, 30] },
    };
  },
  words: ({ lapel, length }) => ({
    collar: lapel,
    sleeve: "long",
    closure: "button",
    length: length > 100 ? "long" : "midi",
  }),
});

import { buckledBelt, tiedBelt } from "../../blocks/coat-belt.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { tailoredJacket } from "../../blocks/tailored-jacket.ts";
import { cuffStraps, epaulette, stormFlap } from "../../blocks/trench-trim.ts";
import { mirrorPart } from "../../model/place.ts";
import { silhouette } from "../silhouette.ts";
import { finer, rainCloths, trenchLining } from "./cloths.ts";

export interface TrenchCut {
  readonly fit: number;
  /** 80 short … 124 flowing to the ankle. */
  readonly length: number;
  readonly flare: number;
  readonly belt: "buckled" | "tied";
  readonly stormFlap: boolean;
  readonly epaulettes: boolean;
  readonly cuffStraps: boolean;
  readonly lapelWidth: number;
}

export const trench = silhouette<"trench", TrenchCut>({
  kind: "trench",
  family: "coat",
  leaves: { men: ["A.5.2"], women: ["A.5.2"] },
  fabrics: rainCloths,
  cut: (random, universe) => {
    const men = universe === "men";
    const length = random.pick(men ? [84, 104, 110, 116] : [80, 104, 112, 122]);
    const flare = length > 115 ? 9 : length > 90 ? 6.5 : 3;
    return {
      fit: random.between(-0.1, 0.7),
      length,
      // A men's skirt hangs nearly straight.
      flare: flare * (men ? 0.4 : 1) + random.sway(men ? 0.6 : 1),
      belt: random.pick(men ? ["buckled", "buckled", "tied"] : ["buckled", "tied"]),
      stormFlap: random.chance(0.8),
      epaulettes: random.chance(0.75),
      cuffStraps: random.chance(0.8),
      lapelWidth: random.pick([2, 2.8, 3.4]),
    };
  },
  finish: (main) => ({
    lining: trenchLining(main),
    button: "#4a3524",
    contrast: { kind: "leather", colour: "#4d3524" },
  }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.75);
    const { lining = trenchLining(main), button = "#4a3524", contrast } = fabric;
    const mens = hand.universe === "men";
    const y = mens ? 45 : 40.5;
    const block = tailoredTorso(hand.universe, { ...cut, fit: cut.fit + 0.2, waist: 0.8 });
    const torso = { ...block, waist: (mens ? 17.2 : 13.4) + cut.fit * 1.3, waistY: y, dip: 2 };
    const belt = { y, half: torso.waist, height: 4.2, stitched: true };
    const sleeve = { longer: 1, wider: 1.5 + cut.fit, buttons: 0, turned: 0, folds: 0.8 };
    const shoulders = cut.epaulettes ? [epaulette(torso, main, button)] : [];
    const below = torso.length - y > 50 ? [y + 12, y + 24] : [y + 11];
    const { inside, outside } = tailoredJacket(
      {
        torso,
        front: "double",
        overlap: mens ? 9 : 8,
        breakY: mens ? 28 : 25.5,
        rows: 0,
        pitch: 0,
        buttonsAt: [y - 11.5, ...below],
        lapel: "notch",
        lapelWidth: cut.lapelWidth,
        gorge: 0.6,
        rise: 5.2,
        hem: "straight",
        pocket: "slant",
        pocketY: y + 16,
        breast: false,
        sleeve,
        stitched: 0.75,
        folds: 0.6,
        flutes: mens ? 0.34 : cut.length > 115 ? 0.85 : 0.65,
        darts: false,
        buttonRadius: 1.15,
        belt: {
          y,
          // Tied, its ends hang between the two columns of buttons.
          parts:
            cut.belt === "tied"
              ? tiedBelt({ ...belt, at: 0.4 }, main, hand.random)
              : buckledBelt({ ...belt, at: -3.4 }, main, contrast ?? main, hand.random),
        },
        onLeft: [
          ...(cut.stormFlap ? [stormFlap(torso, main)] : []),
          ...shoulders.map((part) => mirrorPart(part)),
        ],
        onRight: shoulders,
        onSleeves: cut.cuffStraps ? cuffStraps({ ...sleeve, torso, button }, hand.universe, main) : [],
      },
      { main, lining, button },
      hand,
    );
    return {
      parts: [...inside, ...outside],
      main,
      ground: "wall",
      detail: { of: "collar", box: [-16, -7, 16, 33] },
    };
  },
  words: ({ length }) => ({
    collar: "notch",
    sleeve: "long",
    closure: "double-breasted",
    length: length < 90 ? "short" : length > 115 ? "maxi" : length > 100 ? "long" : "midi",
  }),
});

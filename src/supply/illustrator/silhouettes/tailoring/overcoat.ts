import type { LapelKind } from "../../blocks/lapel.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { dressButton, tailoredJacket } from "../../blocks/tailored-jacket.ts";
import type { HipPocket } from "../../blocks/tailored-pocket.ts";
import { silhouette } from "../silhouette.ts";
import { coatings, finer, liningFor } from "./cloths.ts";

type Front =
  | { readonly front: "single"; readonly buttons: number; readonly lapel: LapelKind }
  | { readonly front: "double"; readonly buttons: number; readonly lapel: "peak" | "notch" };

export type OvercoatCut = Front & {
  readonly fit: number;
  readonly waist: number;
  /** From the shoulder: 92 above the knee … 124 to the ankle. */
  readonly length: number;
  readonly flare: number;
  readonly lapelWidth: number;
  readonly pocket: Extract<HipPocket, "flap" | "slant" | "patch-flap" | "jetted">;
  readonly breast: boolean;
  readonly turned: boolean;
  /** The velvet collar of a chesterfield. */
  readonly velvetCollar: boolean;
};

export const overcoat = silhouette<"overcoat", OvercoatCut>({
  kind: "overcoat",
  family: "coat",
  leaves: { men: ["A.5.1"], women: ["A.5.1"] },
  fabrics: coatings,
  cut: (random, universe) => {
    const front: Front = random.chance(0.42)
      ? { front: "double", buttons: random.pick([2, 3]), lapel: random.pick(["peak", "peak", "notch"]) }
      : {
          front: "single",
          buttons: random.pick([1, 2, 3, 3]),
          lapel: random.pick(["notch", "notch", "notch", "peak", universe === "men" ? "notch" : "shawl"]),
        };
    const roomy = random.chance(0.4);
    return {
      ...front,
      fit: roomy ? random.between(0.7, 1.2) : random.between(-0.1, 0.35),
      waist: roomy ? 0 : random.pick([0.3, 0.9]),
      length: random.pick(universe === "men" ? [94, 100, 106, 116] : [90, 100, 110, 120]),
      flare: random.pick([0.5, 2, 4]),
      lapelWidth: random.pick([0.6, 1.4, 2.2]),
      pocket: random.pick(["flap", "flap", "slant", "slant", "patch-flap", "jetted"]),
      breast: universe === "men" && random.chance(0.55),
      turned: random.chance(0.18),
      velvetCollar: front.front === "single" && front.lapel === "notch" && random.chance(0.12),
    };
  },
  finish: (main, cut) => ({
    lining: liningFor(main),
    button: dressButton(main),
    ...(cut.velvetCollar && { contrast: { kind: "velvet", colour: "#25252a" } as const }),
  }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.75);
    const { lining = liningFor(main), button = dressButton(main), contrast } = fabric;
    const torso = tailoredTorso(hand.universe, { ...cut, fit: cut.fit + 0.25 });
    const { inside, outside } = tailoredJacket(
      {
        torso,
        front: cut.front,
        breakY: (hand.universe === "men" ? 37 : 34.5) - (cut.buttons > 2 ? 4 : 0),
        rows: cut.buttons,
        pitch: cut.front === "double" ? 13 : 14,
        lapel: cut.lapel,
        lapelWidth: cut.lapelWidth,
        gorge: 0.8,
        rise: 4.8,
        hem: "straight",
        pocket: cut.pocket,
        pocketY: hand.universe === "men" ? 59 : 55,
        breast: cut.breast,
        sleeve: {
          longer: 1.5,
          wider: 1.6 + cut.fit * 1.2,
          buttons: cut.turned ? 0 : 3,
          turned: cut.turned ? 8 : 0,
        },
        folds: 0.5,
        flutes: 0.42,
        darts: cut.waist > 0.5,
        buttonRadius: 1.3,
      },
      { main, lining, button, ...(contrast && { collar: contrast }) },
      hand,
    );
    return {
      parts: [...inside, ...outside],
      main,
      ground: "wall",
      detail: { of: "collar", box: [-15, -7, 15, 30] },
    };
  },
  words: ({ front, lapel, length }) => ({
    collar: lapel,
    sleeve: "long",
    closure: front === "double" ? "double-breasted" : "button",
    length: length > 112 ? "maxi" : length > 98 ? "long" : "midi",
  }),
});

import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { tailoredJacket } from "../../blocks/tailored-jacket.ts";
import { silhouette } from "../silhouette.ts";
import { liningFor } from "./cloths.ts";

export interface PeaCoatCut {
  readonly fit: number;
  readonly length: number;
  readonly rows: 2 | 3;
  readonly pocket: "slant" | "flap";
  readonly lapelWidth: number;
  /** Brass with an anchor's ring, or horn. */
  readonly buttons: "brass" | "horn";
}

export const peaCoat = silhouette<"pea-coat", PeaCoatCut>({
  kind: "pea-coat",
  family: "jacket",
  leaves: { men: ["A.5.1"], women: ["A.5.1"] },
  fabrics: [
    { kind: "felt", weight: 5, material: "wool", dyes: ["classic"] },
    { kind: "wool", weight: 3, material: "wool", dyes: ["classic", "earth", "neutral"] },
    {
      kind: "tweed",
      weight: 1,
      material: "tweed",
      dyes: ["classic", "earth"],
      motifs: [
        ["herringbone-two-tone", 1],
        ["plain", 1],
      ],
    },
  ],
  cut: (random, universe) => ({
    fit: random.between(-0.2, 0.6),
    length: random.pick(universe === "men" ? [73, 76, 80] : [58, 66, 72]),
    rows: random.pick([3, 3, 2]),
    pocket: random.pick(["slant", "slant", "flap"]),
    lapelWidth: random.pick([1.8, 2.6, 3.2]),
    buttons: random.chance(0.25) ? "brass" : "horn",
  }),
  finish: (main, cut) => ({
    lining: liningFor(main),
    button: cut.buttons === "brass" ? "#b08d4a" : "#26221f",
  }),
  draw: (cut, fabric, hand) => {
    const { main, lining = liningFor(main), button = "#26221f" } = fabric;
    const mens = hand.universe === "men";
    const { inside, outside } = tailoredJacket(
      {
        torso: tailoredTorso(hand.universe, {
          fit: cut.fit + 0.2,
          waist: 0.3,
          length: cut.length,
          flare: 0.8,
        }),
        front: "double",
        breakY: (mens ? 28 : 26) + (cut.rows === 2 ? 5 : 0),
        rows: cut.rows,
        pitch: mens ? 11 : 10,
        lapel: "notch",
        lapelWidth: cut.lapelWidth,
        gorge: 0.6,
        rise: 5,
        hem: "straight",
        pocket: cut.pocket,
        pocketY: mens ? 51 : 46,
        breast: false,
        sleeve: { longer: 0.5, wider: 1.5 + cut.fit, buttons: 0, turned: 0 },
        stitched: 0.55,
        folds: 0.5,
        darts: false,
        buttonRadius: 1.35,
      },
      { main, lining, button, buttonStyle: cut.buttons === "brass" ? "shank" : "four" },
      hand,
    );
    return {
      parts: [...inside, ...outside],
      main,
      ground: "wall",
      detail: { of: "collar", box: [-15, -7, 15, 30] },
    };
  },
  words: ({ length }) => ({
    collar: "notch",
    sleeve: "long",
    closure: "double-breasted",
    length: length < 62 ? "cropped" : "short",
  }),
});

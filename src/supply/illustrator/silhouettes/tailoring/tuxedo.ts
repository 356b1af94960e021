import { suitTrousers } from "../../blocks/suit-trousers.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { tailoredJacket } from "../../blocks/tailored-jacket.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { lightness } from "../../colour/oklab.ts";
import { silhouette } from "../silhouette.ts";
import { eveningCloths, finer, liningFor } from "./cloths.ts";

export interface TuxedoCut {
  readonly front: "single" | "double";
  readonly lapel: "shawl" | "peak";
  readonly fit: number;
  readonly length: number;
  readonly lapelWidth: number;
  readonly leg: "straight" | "taper";
}

const black = "#232428";

export const tuxedo = silhouette<"tuxedo", TuxedoCut>({
  kind: "tuxedo",
  family: "suit",
  leaves: { men: ["A.6.2"] },
  fabrics: eveningCloths,
  cut: (random) => ({
    front: random.chance(0.25) ? "double" : "single",
    lapel: random.pick(["shawl", "peak", "peak"]),
    fit: random.pick([-0.5, 0, 0.3]),
    length: random.pick([72, 74, 76]),
    lapelWidth: random.pick([-0.6, 0.4, 1.4]),
    leg: random.pick(["straight", "taper"]),
  }),
  finish: (main) => ({ lining: liningFor(main), contrast: satinOf(main), button: black }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.68);
    const { lining = liningFor(main), button = black, contrast = satinOf(main) } = fabric;
    const torso = tailoredTorso("men", { fit: cut.fit, waist: 0.95, length: cut.length, flare: 0.3 });
    const double = cut.front === "double";
    // An ivory or velvet jacket is worn over black trousers.
    const trousers: Cloth = isDark(main) && main.kind !== "velvet" ? main : { kind: "wool", colour: black };
    const { inside, outside } = tailoredJacket(
      {
        torso,
        front: cut.front,
        breakY: double ? 39 : 42,
        rows: double ? 2 : 1,
        pitch: 10.5,
        lapel: cut.lapel,
        lapelWidth: cut.lapelWidth,
        hem: double ? "straight" : "cutaway",
        pocket: "jetted",
        pocketY: 51,
        breast: true,
        sleeve: { longer: 0, wider: cut.fit, buttons: 4, turned: 0 },
        stitched: 0,
      },
      {
        main,
        lining,
        button,
        lapel: contrast,
        collar: cut.lapel === "shawl" ? contrast : main,
        buttonStyle: "shank",
      },
      hand,
    );
    return {
      parts: [
        ...inside,
        ...suitTrousers(
          { leg: cut.leg, turnUps: false, under: torso.hem, stripe: { kind: "satin", colour: black } },
          trousers,
          hand,
        ),
        ...outside,
      ],
      main,
      ground: "wall",
      detail: { of: "collar", box: [-15, -6, 15, 31] },
    };
  },
  words: ({ front, lapel }) => ({
    collar: lapel,
    sleeve: "long",
    closure: front === "double" ? "double-breasted" : "button",
  }),
});

const isDark = ({ colour }: Cloth) => lightness(colour) < 0.45;

/** Facings shine: black on colours, the cloth's own shade on black and on ivory. */
const satinOf = (main: Cloth): Cloth => ({
  kind: "satin",
  colour: main.kind === "velvet" ? black : main.colour,
});

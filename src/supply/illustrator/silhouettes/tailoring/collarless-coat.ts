import { collarlessJacket } from "../../blocks/collarless-jacket.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import { dressButton } from "../../blocks/tailored-jacket.ts";
import { hipMouth, hipPocket } from "../../blocks/tailored-pocket.ts";
import { mirrorPart } from "../../model/place.ts";
import { silhouette } from "../silhouette.ts";
import { finer, liningFor, softCoatings } from "./cloths.ts";

export interface CollarlessCoatCut {
  readonly neck: "round" | "v";
  readonly buttons: number;
  readonly fit: number;
  readonly length: number;
  readonly flare: number;
  readonly pocket: "slant" | "flap" | "patch";
}

export const collarlessCoat = silhouette<"collarless-coat", CollarlessCoatCut>({
  kind: "collarless-coat",
  family: "coat",
  leaves: { women: ["A.5.1"] },
  fabrics: softCoatings,
  cut: (random) => {
    const neck = random.chance(0.5) ? "round" : "v";
    return {
      neck,
      buttons: neck === "round" ? random.pick([3, 4]) : random.pick([1, 2]),
      fit: random.between(0.1, 0.8),
      length: random.pick([86, 98, 110, 118]),
      flare: random.pick([0.5, 3, 6]),
      pocket: random.pick(["slant", "flap", "patch"]),
    };
  },
  finish: (main) => ({ lining: liningFor(main), button: dressButton(main) }),
  draw: (cut, fabric, hand) => {
    const main = finer(fabric.main, 0.75);
    const { lining = liningFor(main), button = dressButton(main) } = fabric;
    const torso = tailoredTorso("women", { ...cut, waist: 0.2 });
    const { inside, outside } = collarlessJacket(
      {
        torso,
        neck: cut.neck,
        closing: "buttoned",
        buttons: cut.buttons,
        pockets: 0,
        hem: "straight",
        flutes: 0.45,
        sleeve: { longer: 0, wider: 1.8 + cut.fit, buttons: 0, turned: 0, folds: 0.6 },
      },
      { main, lining, button, buttonStyle: "four" },
      hand,
    );
    const pockets = hipPocket(
      cut.pocket,
      hipMouth(cut.pocket === "slant" ? 58 : 53, torso.waist + 1.2),
      main,
    );
    return {
      parts: [...inside, ...outside, ...pockets, ...pockets.map((part) => mirrorPart(part))],
      main,
      ground: "wall",
      detail: { of: "neckline", box: [-14, -4, 14, 31] },
    };
  },
  words: ({ neck, length }) => ({
    neckline: neck === "v" ? "v-neck" : "round",
    sleeve: "long",
    closure: "button",
    length: length > 112 ? "maxi" : length > 96 ? "long" : "midi",
  }),
});

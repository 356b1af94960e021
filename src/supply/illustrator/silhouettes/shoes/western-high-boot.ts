import { leatherLining, leatherSole, toneOf } from "../../blocks/shoe-finish.ts";
import { silhouette } from "../silhouette.ts";
import { drawWestern, type WesternBootCut, westernFabrics } from "./western-boot.ts";

/** A western boot up to the calf. */
export const westernHighBoot = silhouette<"western-high-boot", WesternBootCut>({
  kind: "western-high-boot",
  family: "boot",
  weight: 0.5,
  leaves: { women: ["B.3.2"] },
  fabrics: westernFabrics,
  cut: (random) => ({
    stitching: random.pick(["waves", "flame", "waves", "none"]),
    toe: random.pick(["pointed", "almond", "square"]),
    shaft: random.pick([25, 29, 33]),
    heel: random.pick([3.2, 4.4, 5.4]),
  }),
  finish: (main, _cut, random) => ({
    contrast: random.chance(0.5)
      ? toneOf({ kind: main.motif ? "leather" : main.kind, colour: main.colour }, 0.14)
      : main,
    lining: leatherLining(random),
    sole: leatherSole(main, random),
  }),
  draw: drawWestern,
  words: ({ heel }) => ({
    closure: "pull-on",
    length: "long",
    heel: heel > 4 ? "mid" : "low",
    heelShape: "block",
  }),
});

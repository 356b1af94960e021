import { gemSvg } from "../../blocks/gem.ts";
import { hoopPart, hoopPlace } from "../../blocks/hoop.ts";
import { drawn } from "../../blocks/metal.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";
import { ringDetail, standing } from "./ring-pose.ts";

export interface BandRingCut {
  /** Along the finger, in centimetres. */
  readonly width: number;
  readonly profile: "domed" | "flat";
  readonly surface: "polished" | "brushed" | "hammered";
  /** One small stone set flush. */
  readonly stone: boolean;
}

export const bandRing = silhouette<"band-ring", BandRingCut>({
  kind: "band-ring",
  family: "small-jewel",
  leaves: { men: ["E.2.3"], women: ["E.2.3"] },
  fabrics: preciousMetal,
  cut: (random, universe) => ({
    width: universe === "men" ? random.pick([0.55, 0.7, 0.9]) : random.pick([0.3, 0.42, 0.6, 1]),
    profile: random.pick(["domed", "domed", "flat"]),
    surface: random.pick(["polished", "polished", "brushed", "hammered"]),
    stone: universe === "women" && random.chance(0.25),
  }),
  finish: withGem(clearStones),
  draw: ({ width, profile, surface, stone }, { main, gem = "#dde6ec" }) => {
    const hoop = standing(width, 0.12);
    const at = hoopPlace(hoop, -78);
    const set = drawn((pen) => gemSvg(pen, at, Math.min(0.16, width * 0.3), gem, "round"));
    return {
      parts: [hoopPart(hoop, metalOf(main), { profile, surface, trims: stone ? [set] : [] })],
      main,
      ground: "wall",
      detail: { of: "stone", box: ringDetail(hoop, 0.9) },
    };
  },
  words: () => ({}),
});

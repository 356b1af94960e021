import { silhouette } from "../silhouette.ts";
import { drawSocks, type Socks } from "./sock-pair.ts";
import { contrastOf, sockYarns } from "./socks.ts";

export type AnkleSocksCut = Socks;

/** Up to the ankle or just over it. */
export const ankleSocks = silhouette<"ankle-socks", AnkleSocksCut>({
  kind: "ankle-socks",
  family: "sock",
  leaves: { men: ["F.2.1"], women: ["F.2.1"] },
  fabrics: sockYarns,
  cut: (random) => {
    const leg = random.pick([12.6, 15, 17.5]);
    return { leg, heel: random.chance(0.5) ? "contrast" : "tonal", bands: false, ribbed: leg < 14 ? 2.6 : 4 };
  },
  finish: (main, _cut, random) => ({ contrast: contrastOf(main, random.chance(0.5)) }),
  draw: drawSocks,
  words: () => ({ length: "short" }),
});

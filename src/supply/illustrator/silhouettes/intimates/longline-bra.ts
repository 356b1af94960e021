import type { CupCut } from "../../blocks/bra-cup.ts";
import { silhouette } from "../silhouette.ts";
import { braParts } from "./bra-parts.ts";
import { laceFabric, lingerieFinish, satinFabric } from "./cloths.ts";

export interface LonglineBraCut {
  readonly cups: Extract<CupCut, "balconette" | "plunge">;
  /** How far the boned band reaches below the cups. */
  readonly band: number;
  readonly lace: "upper" | "edge";
}

export const longlineBra = silhouette<"longline-bra", LonglineBraCut>({
  kind: "longline-bra",
  family: "bra",
  leaves: { women: ["F.1.1"] },
  fabrics: [laceFabric(4), satinFabric(4)],
  cut: (random) => ({
    cups: random.pick(["balconette", "plunge"]),
    band: random.pick([5.5, 8, 11]),
    lace: random.pick(["upper", "edge"]),
  }),
  finish: lingerieFinish,
  draw: ({ cups, band, lace }, fabric) => ({
    parts: braParts(
      {
        cup: cups,
        seams: 1,
        lace: fabric.main.kind === "lace" ? "all" : lace,
        band,
        straps: "slim",
        bow: false,
        closure: "hooks",
        wired: true,
      },
      fabric,
    ),
    main: fabric.main,
    ground: "wall",
    detail: { of: "closure", box: [-10, 3, 10, 27] },
  }),
  words: () => ({ length: "long" }),
});

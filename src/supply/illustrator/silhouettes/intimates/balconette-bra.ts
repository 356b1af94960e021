import { silhouette } from "../silhouette.ts";
import { braParts } from "./bra-parts.ts";
import { laceFabric, lingerieFinish, satinFabric, smoothFabric } from "./cloths.ts";

export interface BalconetteBraCut {
  /** Cups cut from two or three pieces. */
  readonly pieces: "two" | "three";
  readonly lace: "all" | "upper" | "edge";
  readonly bow: boolean;
}

export const balconetteBra = silhouette<"balconette-bra", BalconetteBraCut>({
  kind: "balconette-bra",
  family: "bra",
  leaves: { women: ["F.1.1"] },
  fabrics: [laceFabric(5), satinFabric(3), smoothFabric(2)],
  cut: (random) => ({
    pieces: random.pick(["two", "three"]),
    lace: random.pick(["all", "upper", "edge"]),
    bow: random.chance(0.6),
  }),
  finish: lingerieFinish,
  draw: ({ pieces, lace, bow }, fabric) => ({
    parts: braParts(
      {
        cup: "balconette",
        seams: pieces === "three" ? 2 : 1,
        lace: fabric.main.kind === "lace" ? "all" : lace === "all" ? "upper" : lace,
        band: 1.6,
        straps: "slim",
        bow,
        closure: "hooks",
        wired: true,
      },
      fabric,
    ),
    main: fabric.main,
    ground: "wall",
    detail: { of: "closure", box: [-8, 0, 8, 17] },
  }),
  words: () => ({}),
});

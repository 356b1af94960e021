import { silhouette } from "../silhouette.ts";
import { braParts } from "./bra-parts.ts";
import { cottonFabric, lingerieFinish, satinFabric, smoothFabric } from "./cloths.ts";

export interface TShirtBraCut {
  readonly edge: "clean" | "lace";
  readonly straps: "slim" | "wide";
  readonly bow: boolean;
}

/** Smooth moulded cups that disappear under a T-shirt. */
export const tShirtBra = silhouette<"t-shirt-bra", TShirtBraCut>({
  kind: "t-shirt-bra",
  family: "bra",
  leaves: { women: ["F.1.1"] },
  fabrics: [smoothFabric(5), cottonFabric(2.5), satinFabric(1.5)],
  cut: (random) => ({
    edge: random.pick(["clean", "clean", "lace"]),
    straps: random.pick(["slim", "slim", "wide"]),
    bow: random.chance(0.3),
  }),
  finish: lingerieFinish,
  draw: ({ edge, straps, bow }, fabric) => ({
    parts: braParts(
      {
        cup: "full",
        seams: "moulded",
        lace: edge === "lace" ? "edge" : "none",
        band: 1.8,
        straps,
        bow,
        closure: "hooks",
        wired: true,
      },
      fabric,
    ),
    main: fabric.main,
    ground: "wall",
    detail: { of: "neckline", box: [-1, -5, 17, 17] },
  }),
  words: () => ({}),
});

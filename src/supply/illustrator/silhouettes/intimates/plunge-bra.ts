import { silhouette } from "../silhouette.ts";
import { braParts } from "./bra-parts.ts";
import { laceFabric, lingerieFinish, satinFabric, smoothFabric } from "./cloths.ts";

export interface PlungeBraCut {
  /** Moulded in one piece, or sewn with a lace edge or lace upper cups. */
  readonly cups: "moulded" | "edged" | "lace";
  readonly bow: boolean;
}

export const plungeBra = silhouette<"plunge-bra", PlungeBraCut>({
  kind: "plunge-bra",
  family: "bra",
  leaves: { women: ["F.1.1"] },
  fabrics: [satinFabric(4), laceFabric(3), smoothFabric(3)],
  cut: (random) => ({
    cups: random.pick(["moulded", "edged", "lace"]),
    bow: random.chance(0.35),
  }),
  finish: lingerieFinish,
  draw: ({ cups, bow }, fabric) => ({
    parts: braParts(
      {
        cup: "plunge",
        seams: cups === "moulded" ? "moulded" : 1,
        lace:
          fabric.main.kind === "lace"
            ? "all"
            : cups === "lace"
              ? "upper"
              : cups === "edged"
                ? "edge"
                : "none",
        band: 1.3,
        straps: "slim",
        bow,
        closure: "hooks",
        wired: true,
      },
      fabric,
    ),
    main: fabric.main,
    ground: "wall",
    detail: { of: "neckline", box: [-8, 0, 8, 17] },
  }),
  words: () => ({}),
});

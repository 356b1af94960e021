import { silhouette } from "../silhouette.ts";
import { braParts } from "./bra-parts.ts";
import { cottonFabric, laceFabric, lingerieFinish, ribFabric, satinFabric } from "./cloths.ts";

/** Soft triangles without wires, or a cropped shape with broad straps. */
export type BraletteCut =
  | {
      readonly shape: "triangle";
      readonly band: number;
      readonly straps: "slim" | "halter";
      readonly bow: boolean;
    }
  | {
      readonly shape: "soft";
      readonly band: number;
      readonly straps: "slim" | "wide";
      readonly bow: boolean;
    };

export const bralette = silhouette<"bralette", BraletteCut>({
  kind: "bralette",
  family: "bra",
  leaves: { women: ["F.1.1"] },
  fabrics: [laceFabric(5), cottonFabric(1.5), ribFabric(2), satinFabric(1.4)],
  cut: (random) =>
    random.chance(0.66)
      ? {
          shape: "triangle",
          band: random.pick([1.6, 3, 6]),
          straps: random.pick(["slim", "slim", "halter"]),
          bow: random.chance(0.4),
        }
      : {
          shape: "soft",
          band: random.pick([2.4, 4]),
          straps: random.pick(["slim", "wide"]),
          bow: random.chance(0.25),
        },
  finish: lingerieFinish,
  draw: ({ shape, band, straps, bow }, fabric) => ({
    parts: braParts(
      {
        cup: shape,
        seams: "moulded",
        lace: fabric.main.kind === "lace" ? "all" : shape === "triangle" ? "edge" : "none",
        band,
        straps,
        bow,
        closure: shape === "triangle" ? "hooks" : "none",
        wired: false,
      },
      fabric,
    ),
    main: fabric.main,
    ground: "wall",
    detail: { of: "neckline", box: [-9, -2, 9, 20] },
  }),
  words: () => ({}),
});

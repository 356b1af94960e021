import { silhouette } from "../silhouette.ts";
import { lingerieCloths } from "./bra-parts.ts";
import { laceFabric, lingerieFinish, ribFabric, satinFabric, smoothFabric } from "./cloths.ts";
import { onePieceParts } from "./one-piece-parts.ts";

export type LingerieBodyCut = (
  | { readonly top: "cups"; readonly cup: "balconette" | "plunge" }
  | { readonly top: "plunge" | "scoop" | "straight" }
) & {
  readonly leg: number;
  readonly seams: "princess" | "none";
};

/** A body of lace, satin or fine jersey, with or without cups. */
export const lingerieBody = silhouette<"lingerie-body", LingerieBodyCut>({
  kind: "lingerie-body",
  family: "one-piece",
  leaves: { women: ["F.1.3"] },
  fabrics: [laceFabric(5), satinFabric(2.5), smoothFabric(1), ribFabric(0.8)],
  cut: (random) => ({
    ...(random.chance(0.55)
      ? { top: "cups" as const, cup: random.pick<"balconette" | "plunge">(["balconette", "plunge"]) }
      : { top: random.pick<"plunge" | "scoop" | "straight">(["plunge", "plunge", "scoop", "straight"]) }),
    leg: random.pick([0.3, 0.7, 1]),
    seams: random.pick(["princess", "none"]),
  }),
  finish: lingerieFinish,
  draw: (cut, fabric, { random }) => {
    const { base, lace, trim } = lingerieCloths(fabric);
    return {
      parts: onePieceParts(
        {
          shape: { top: cut.top, leg: cut.leg, cover: 0.25 },
          cup: cut.top === "cups" ? cut.cup : "balconette",
          straps: "slim",
          base,
          ...(fabric.main.kind === "lace" && { veil: lace }),
          trim,
          seams: cut.seams,
          ruched: false,
        },
        random,
      ),
      main: fabric.main,
      ground: "wall",
      detail: { of: "neckline", box: [-12, 6, 12, 36] },
    };
  },
  words: ({ top }) => ({ neckline: top === "plunge" ? "v-neck" : "round" }),
});

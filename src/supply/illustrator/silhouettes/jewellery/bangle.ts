import { gemSvg } from "../../blocks/gem.ts";
import { type Hoop, hoopLine, hoopPart, hoopPlace } from "../../blocks/hoop.ts";
import { metal, metalPart } from "../../blocks/metal.ts";
import { ribbon } from "../../geometry/along.ts";
import { ellipse } from "../../geometry/shapes.ts";
import type { Part, Pen } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";

interface BangleShape {
  readonly width: number;
  readonly surface: "polished" | "brushed" | "hammered";
}
/** A bangle is closed and may carry stones; a cuff is open at the front and ends in knobs or plainly. */
export type BangleCut = BangleShape &
  (
    | { readonly form: "bangle"; readonly set: boolean }
    | { readonly form: "cuff"; readonly ends: "plain" | "knobs" }
  );

export const bangle = silhouette<"bangle", BangleCut>({
  kind: "bangle",
  family: "bracelet",
  leaves: { men: ["E.2.1"], women: ["E.2.1"] },
  fabrics: preciousMetal,
  cut: (random, universe) => {
    const surface = random.pick<BangleShape["surface"]>(["polished", "polished", "brushed", "hammered"]);
    const width = universe === "men" ? random.pick([0.6, 0.95]) : random.pick([0.4, 0.8, 1.5, 2.6]);
    return universe === "men" || random.chance(0.5)
      ? { form: "cuff", width, surface, ends: random.pick(["plain", "knobs"]) }
      : { form: "bangle", width, surface, set: random.chance(0.4) };
  },
  finish: withGem(clearStones),
  draw: (cut, { main, gem = "#dde6ec" }) => {
    const colour = metalOf(main);
    const hoop: Hoop = { at: [0, 0], rx: 3.3, ry: 1.85, depth: [0, cut.width], thick: 0.16 };
    if (cut.form === "cuff") return { parts: cuff(hoop, cut, colour), main, ground: "wall", detail };
    const size = Math.min(0.2, cut.width * 0.34);
    const stones = (pen: Pen) =>
      Array.from({ length: 23 }, (_, i) => gemSvg(pen, hoopPlace(hoop, 46 + i * 4), size, gem, "round")).join(
        "",
      );
    return {
      parts: [
        hoopPart(hoop, colour, {
          surface: cut.surface,
          profile: cut.width > 1.2 ? "flat" : "domed",
          ...(cut.set && { set: stones }),
        }),
      ],
      main,
      ground: "wall",
      detail,
    };
  },
  words: () => ({}),
});

const detail = { of: "clasp", box: [-1.8, -0.6, 1.8, 3.4] } as const;

/** Open at the front: the far half inside, the near half in two arms. */
function cuff(hoop: Hoop, cut: Extract<BangleCut, { form: "cuff" }>, colour: `#${string}`): Part[] {
  const width = cut.width;
  const arm = (from: number, until: number): Part => {
    const top = hoopLine(hoop, 0, from, until);
    const low = hoopLine(hoop, 1, from, until);
    return metalPart(top.to(low.reverse()).close(), colour, {
      how: cut.surface === "brushed" ? "satin" : "round",
      angle: 8,
      raised: 0.6,
    });
  };
  const back: Part = {
    ...metalPart(
      hoopLine(hoop, 0, 176, 364)
        .to(hoopLine(hoop, 1, 176, 364).reverse())
        .close(),
      colour,
      { how: "inside", angle: 8, raised: 0 },
    ),
    role: "back",
  };
  const rim = metalPart(ribbon(hoopLine(hoop, 0, 105, 435), 0.15, 26), colour, { angle: 30, raised: 0 });
  const ends = [75, 105].map((degrees) => {
    const [x, y] = hoopPlace(hoop, degrees);
    const r = Math.min(0.62, width * 0.62);
    return metalPart(ellipse([x, y], r), colour, {
      raised: 0.9,
      trims: [metal(ellipse([x, y], r * 0.55), colour, { raised: 0, angle: 225, how: "satin" })],
    });
  });
  return [back, arm(75, -6), arm(105, 186), rim, ...(cut.ends === "knobs" ? ends : [])];
}

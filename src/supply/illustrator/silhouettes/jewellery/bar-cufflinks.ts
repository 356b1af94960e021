import { drawn, metal, metalPart, toned } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { n1 } from "../../sheet.ts";
import { silhouette } from "../silhouette.ts";
import { cufflinkBack } from "./cufflink-back.ts";
import { enamels, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface BarCufflinksCut {
  readonly surface: "smooth" | "ribbed" | "banded";
  readonly shape: "barrel" | "tablet";
}

export const barCufflinks = silhouette<"bar-cufflinks", BarCufflinksCut>({
  kind: "bar-cufflinks",
  family: "small-jewel",
  leaves: { men: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    surface: random.pick(["smooth", "ribbed", "banded"]),
    shape: random.pick(["barrel", "tablet"]),
  }),
  finish: withGem(enamels),
  draw: ({ surface, shape }, { main, gem = "#232a3b" }) => {
    const colour = metalOf(main);
    const [w, h] = shape === "barrel" ? [1.15, 0.4] : [0.86, 0.74];
    const outline = rectangle(-w, -h, w * 2, h * 2, shape === "barrel" ? 0.3 : 0.12);
    const ribs = drawn((pen) =>
      Array.from({ length: 11 }, (_, i) => {
        const x = -w * 0.8 + i * w * 0.16;
        const [[x0, y0], [x1, y1]] = [pen.at([x, -h * 0.94]), pen.at([x, h * 0.94])];
        const d = `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`;
        const thin = 0.04 * pen.scale;
        return `<path d="${d}" stroke="${toned(colour, -0.55)}" stroke-width="${n1(thin)}" opacity=".7"/><path d="${d}" stroke="${toned(colour, 0.8)}" stroke-width="${n1(thin * 0.6)}" opacity=".7" transform="translate(${n1(thin)} 0)"/>`;
      }).join(""),
    );
    const bar = metalPart(outline, colour, {
      how: "round",
      angle: 90,
      raised: 1.1,
      trims:
        surface === "ribbed"
          ? [ribs]
          : surface === "smooth"
            ? [
                metal(ellipse([-w * 0.98, 0], 0.1, h * 0.7), colour, { raised: 0 }),
                metal(ellipse([w * 0.98, 0], 0.1, h * 0.7), colour, { raised: 0, angle: 225 }),
              ]
            : [],
    });
    const band = {
      outline: rectangle(-w * 0.34, -h, w * 0.68, h * 2),
      cloth: { kind: "patent", colour: gem } as const,
      grain: 90,
      edge: 1,
    };
    return {
      parts: pair(
        [...cufflinkBack(colour), bar, ...(surface === "banded" ? [band] : [])],
        2.45,
        [-14, 12],
        0.35,
      ),
      main,
      ground: "wall",
      detail: { of: "clasp", box: [-2.7, -1.2, -0.1, 1.8] as const },
    };
  },
  words: () => ({}),
});

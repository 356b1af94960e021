import { metalPiece } from "../../blocks/hardware.ts";
import { laceEdge, littleBow, slider } from "../../blocks/lingerie-trim.ts";
import { scalloped } from "../../blocks/scallop.ts";
import { ribbon } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { smooth, spline } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, silhouette } from "../silhouette.ts";
import { lingerieCloths } from "./bra-parts.ts";
import { laceFabric, lingerieFinish, satinFabric } from "./cloths.ts";

export interface GarterBeltCut {
  /** Height of the belt at the centre front. */
  readonly height: number;
  readonly panel: "satin" | "lace";
  readonly bow: boolean;
}

export const garterBelt = silhouette<"garter-belt", GarterBeltCut>({
  kind: "garter-belt",
  family: "underwear",
  weight: 0.3,
  leaves: { women: ["F.1.3"] },
  fabrics: [laceFabric(3), satinFabric(2)],
  cut: (random) => ({
    height: random.pick([8, 11, 14]),
    panel: random.pick(["satin", "lace"]),
    bow: random.chance(0.5),
  }),
  finish: lingerieFinish,
  draw: drawBelt,
  words: () => ({ rise: "high" }),
});

const across = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1] as const;

function drawBelt({ height, panel, bow }: GarterBeltCut, fabric: Fabric): Model {
  const { base, lace, trim } = lingerieCloths(fabric);
  const metal = fabric.metal ?? "gold";
  const [half, low] = [12.6, 15.4];
  const top = smooth(across.map((u): Point => [u * half, 1.5 * (1 - u * u)]));
  const bottom = smooth(across.map((u): Point => [u * low, mix(height * 0.72, height + 2, 1 - u * u)]));
  const side = spline([half, 0, "*"], [mix(half, low, 0.6), height * 0.36], [low, height * 0.72, "*"]);
  const outline = top.to(side).to(bottom.reverse()).to(side.mirror().reverse()).close();
  const veil = scalloped(top, 1.1, -0.4)
    .to(side)
    .to(scalloped(bottom.reverse(), 1.1, -0.4))
    .to(side.mirror().reverse())
    .close();
  const seam = (u: number) =>
    spline(
      [u * half, 1.5 * (1 - u * u)],
      [u * mix(half, low, 0.5) * 1.02, height * 0.5],
      bottom.at(0.5 + u / 2),
    );
  const laced = fabric.main.kind === "lace" || panel === "lace";
  const back: Part = {
    outline: smooth(across.map((u): Point => [u * half, -1.5 * (1 - u * u)]))
      .to(top.shift(0, 0.6).reverse())
      .close(),
    cloth: trim,
    role: "back",
    inside: 0.42,
    flat: true,
  };
  const straps = [0.3, 0.86].flatMap((u): Part[] => {
    const [x, y] = bottom.at(0.5 + u / 2);
    const spine = spline([x, y - 0.5], [x + 0.5, y + 7], [x + 0.2, y + 13.6]);
    const [ex, ey] = spine.end;
    const clip = metalPiece(rectangle(ex - 0.9, ey - 0.3, 1.8, 2.6, 0.5), metal, {
      holes: [rectangle(ex - 0.42, ey + 0.3, 0.84, 1.5, 0.4)],
      raised: 0.5,
    });
    const strap: Part = {
      outline: ribbon(spine, 1.25, 6),
      cloth: trim,
      role: "belt",
      lift: 0.12,
      edge: 0.8,
      trims: [slider(spine, 0.55, 1.25, metal), clip],
    };
    return [strap, mirrorPart(strap)];
  });
  return {
    parts: [
      back,
      ...straps,
      ...(laced ? [] : [laceEdge(bottom, { cloth: lace, width: 1, scallop: 1.1 })]),
      {
        outline,
        cloth: base,
        role: "body",
        lift: 0.2,
        lines: [-0.66, -0.34, 0.34, 0.66].map((u) => ({ path: seam(u), kind: "seam", strength: 0.8 })),
        trims: bow && !laced ? [littleBow([0, 2.4], 1.2, trim.colour)] : [],
      },
      ...(laced
        ? [
            {
              outline: veil,
              cloth: lace,
              role: "front",
              flat: true,
              edge: 0.8,
              trims: bow ? [littleBow([0, 2.4], 1.2, trim.colour)] : [],
            } as const,
          ]
        : []),
    ],
    main: fabric.main,
    ground: "wall",
    detail: { of: "closure", box: [-2, 2, 16, 25] },
  };
}

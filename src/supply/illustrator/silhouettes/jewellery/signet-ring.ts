import { hoopPart } from "../../blocks/hoop.ts";
import { metalPart } from "../../blocks/metal.ts";
import type { Path } from "../../geometry/path.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { closedSpline, type Node } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { metalOf, opaqueStones, preciousMetal, withGem } from "./materials.ts";
import { headOf, ringDetail, standing } from "./ring-pose.ts";

export interface SignetRingCut {
  readonly face: "round" | "oval" | "cushion" | "octagon";
  /** Half the width of its face. */
  readonly size: number;
  readonly inlay: "none" | "stone" | "bevel";
}

export const signetRing = silhouette<"signet-ring", SignetRingCut>({
  kind: "signet-ring",
  family: "small-jewel",
  leaves: { men: ["E.2.3"], women: ["E.2.3"] },
  fabrics: preciousMetal,
  cut: (random, universe) => ({
    face: random.pick(["round", "oval", "cushion", "octagon"]),
    size: universe === "men" ? random.pick([0.62, 0.72]) : random.pick([0.42, 0.55]),
    inlay: random.pick(["none", "bevel", "stone", "stone"]),
  }),
  finish: withGem(opaqueStones),
  draw: ({ face, size, inlay }, { main, gem: stone = "#232428" }) => {
    const colour = metalOf(main);
    const hoop = standing(0.36 + size * 0.25, 0.14);
    const [x, y] = headOf(hoop);
    const at: Point = [x, y - 0.02];
    const height = size * 0.72;
    /** On the band, so far back and so far in. */
    const rim = (degrees: number, back: number, inset = 0, sharp?: "*"): Node => {
      const angle = (degrees * Math.PI) / 180;
      const px = hoop.at[0] + hoop.depth[0] * back + Math.cos(angle) * (hoop.rx - inset);
      const py = hoop.at[1] + hoop.depth[1] * back + Math.sin(angle) * (hoop.ry - inset);
      return sharp ? [px, py, sharp] : [px, py];
    };
    // The shoulders broaden from the band to the face.
    const shoulders: Part = metalPart(
      closedSpline(
        [x - size * 1.02, y - height * 0.1],
        [x, y - height * 1.02],
        [x + size * 1.02, y - height * 0.1],
        [x + size * 1.02, y + height * 0.3],
        rim(-30, 0.85),
        rim(-12, 0.55, 0, "*"),
        rim(-36, 0, 0.1),
        [x, Math.max(y + height * 0.98, hoop.at[1] - hoop.ry + 0.16)],
        rim(-142, 0, 0.12),
        rim(-166, 0, 0.06, "*"),
        rim(-150, 0),
        [x - size * 0.99, y + height * 0.5],
      ),
      colour,
      { how: "satin", angle: 20, raised: 0, rim: 0.4 },
    );
    const top = metalPart(faceOf(face, at, size, height), colour, { how: "satin", angle: 40, raised: 0.5 });
    const inset = metalPart(faceOf(face, at, size * 0.82, height * 0.82), colour, {
      how: inlay === "bevel" ? "satin" : "face",
      angle: 220,
      raised: 0,
    });
    const colourField: Part = {
      outline: faceOf(face, at, size * 0.78, height * 0.76),
      cloth: { kind: "patent", colour: stone },
      edge: 1,
      light: 0.04,
    };
    return {
      parts: [
        hoopPart(hoop, colour),
        shoulders,
        top,
        ...(inlay === "none" ? [] : [inset]),
        ...(inlay === "stone" ? [colourField] : []),
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: ringDetail(hoop, 0.95) },
    };
  },
  words: () => ({}),
});

function faceOf(face: SignetRingCut["face"], [x, y]: Point, rx: number, ry: number): Path {
  switch (face) {
    case "round":
      return ellipse([x, y], rx * 0.88, ry);
    case "oval":
      return ellipse([x, y], rx, ry);
    case "cushion":
      return rectangle(x - rx * 0.88, y - ry * 0.9, rx * 1.76, ry * 1.8, ry * 0.5);
    case "octagon": {
      const [w, h, c] = [rx * 0.92, ry * 0.92, ry * 0.4];
      return closedSpline(
        [x - w + c, y - h, "*"],
        [x + w - c, y - h, "*"],
        [x + w, y - h + c, "*"],
        [x + w, y + h - c, "*"],
        [x + w - c, y + h, "*"],
        [x - w + c, y + h, "*"],
        [x - w, y + h - c, "*"],
        [x - w, y - h + c, "*"],
      );
    }
  }
}

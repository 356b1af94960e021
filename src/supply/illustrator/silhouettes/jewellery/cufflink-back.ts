import { metalPart } from "../../blocks/metal.ts";
import type { Colour } from "../../colour/oklab.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { polygon } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";

/** The stem and the swivel bar behind the face, seen from a little above. */
export const cufflinkBack = (colour: Colour): Part[] => [
  metalPart(polygon([-0.2, 0.2], [0.2, 0.2], [0.13, 1.75], [-0.13, 1.75]), colour, {
    how: "round",
    angle: 0,
    raised: 0.4,
  }),
  metalPart(rectangle(-0.82, 1.56, 1.64, 0.38, 0.19), colour, { how: "round", angle: 90, raised: 0.8 }),
];

import { mix } from "../geometry/point.ts";
import { rectangle } from "../geometry/shapes.ts";
import type { Part } from "../model/part.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import type { Boot } from "./boot-upper.ts";
import { metalCloth } from "./shoe-hardware.ts";
import { metalColours } from "./metals.ts";
import { ribbon } from "../geometry/along.ts";

/** A zip down the side of a shaft, from `top` to `bottom` over the bed, with its puller. */
export function bootZip({ foot, across }: Boot, x: number, top: number, bottom: number, metal: Metal): Part[] {
  const at = (height: number): readonly [number, number] => {
    const [left, right] = across(Math.max(9.5, height));
    const share = mix(0.42, 0.5, Math.min(1, height / 30));
    return height > 9.5 ? [mix(left, right, share), -height] : [mix(x, mix(left, right, share), height / 9.5), -height];
  };
  const line = foot.line(at(top), at(mix(top, bottom, 0.33)), at(mix(top, bottom, 0.66)), at(bottom));
  const [px, py] = line.start;
  return [
    {
      outline: ribbon(line, 0.5, 10),
      cloth: { kind: "canvas", colour: "#232325" },
      flat: true,
      edge: 0.6,
      lines: [{ path: line, kind: "stitch", colour: metalColours[metal], strength: 0.85 }],
    },
    { outline: rectangle(px - 0.22, py + 0.25, 0.44, 1.5, 0.2), cloth: metalCloth(metal), lift: 0.2, edge: 0.8 },
  ];
}

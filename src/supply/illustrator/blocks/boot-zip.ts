import type { Cloth } from "../cloth/cloth.ts";
import { lightness, shadow } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import { mix } from "../geometry/point.ts";
import { rectangle } from "../geometry/shapes.ts";
import type { Part } from "../model/part.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import type { Boot } from "./boot-upper.ts";
import { metalColours } from "./metal.ts";
import { metalCloth } from "./shoe-hardware.ts";

export interface BootZip {
  /** Where it ends at the sole. */
  readonly x: number;
  /** Between these heights over the bed. */
  readonly top: number;
  readonly bottom: number;
  readonly metal: Metal;
  /** The boot's: its tape is a shade of it. */
  readonly cloth: Cloth;
}

/** A zip down the side of a shaft, with its puller. */
export function bootZip({ foot, across }: Boot, { x, top, bottom, metal, cloth }: BootZip): Part[] {
  const at = (height: number): readonly [number, number] => {
    const [left, right] = across(Math.max(9.5, height));
    const share = mix(0.42, 0.5, Math.min(1, height / 30));
    return height > 9.5
      ? [mix(left, right, share), -height]
      : [mix(x, mix(left, right, share), height / 9.5), -height];
  };
  const line = foot.line(at(top), at(mix(top, bottom, 0.33)), at(mix(top, bottom, 0.66)), at(bottom));
  const [px, py] = line.start;
  return [
    {
      outline: ribbon(line, 0.5, 10),
      cloth: { kind: "canvas", colour: shadow(cloth.colour, lightness(cloth.colour) > 0.5 ? 0.3 : 0.2) },
      flat: true,
      edge: 0.6,
      lines: [{ path: line, kind: "stitch", colour: metalColours[metal], strength: 0.85 }],
    },
    {
      outline: rectangle(px - 0.22, py + 0.25, 0.44, 1.5, 0.2),
      cloth: metalCloth(metal),
      lift: 0.2,
      edge: 0.8,
    },
  ];
}

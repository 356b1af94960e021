import type { Cloth } from "../cloth/cloth.ts";
import type { DetailKind, Model, Part } from "../model/part.ts";
import { boxOf } from "../model/place.ts";

/**
 * A shoe standing on the floor. Each part has its own surface: the grain over the whole is a calm one,
 * or a sole would look like suede.
 */
export function shoeModel(parts: readonly Part[], main: Cloth, of: DetailKind): Model {
  return {
    parts,
    main: { kind: "leather", colour: main.colour },
    ground: "floor",
    detail: { of, box: closer(parts, of) },
  };
}

/** The front of the shoe, its heel, or its instep: nearly square, or the upright picture would show the floor. */
function closer(parts: readonly Part[], of: DetailKind): readonly [number, number, number, number] {
  const [left, top, right, bottom] = boxOf(parts);
  const wide = Math.min(right - left, 15);
  const tall = wide * 1.25;
  const middle = of === "collar" ? top + tall / 2 - 2 : Math.max(top + tall / 2 - 2, bottom - tall / 2 + 2);
  const start =
    of === "heel" || of === "collar" ? left - 1 : of === "toe" ? right - wide + 1 : (left + right - wide) / 2;
  return [start, Math.min(middle, bottom) - tall / 2, start + wide, Math.min(middle, bottom) + tall / 2];
}

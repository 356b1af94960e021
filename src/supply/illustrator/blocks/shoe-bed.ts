import type { Cloth } from "../cloth/cloth.ts";
import type { Part } from "../model/part.ts";
import type { Foot } from "./shoe-last.ts";

/** The whole footbed of an open shoe: its surface, seen as a thin strip over the sole's edge. */
export function openBed(foot: Foot, cloth: Cloth, rise = 0.7, start = -0.1): Part[] {
  return [
    {
      outline: foot
        .line(
          [start, 0, "*"],
          [start + 0.7, -rise * 0.62],
          [2.2, -rise],
          [5, -rise],
          [9.5, -rise * 0.9],
          [14, -rise * 0.9],
          [18, -rise],
          [22, -rise],
          [26, -rise * 0.8],
          [28.6, -rise * 0.5],
          [29.5, 0.05, "*"],
        )
        .to(
          foot.line(
            [29.5, 0.1, "*"],
            [26, 0.15],
            [22, 0.15],
            [18, 0.15],
            [14, 0.15],
            [9.5, 0.15],
            [5, 0.15],
            [start + 0.2, 0.1, "*"],
          ),
        )
        .close(),
      cloth,
      role: "lining",
      flat: true,
      edge: 0.7,
      folds: [{ spine: foot.line([3, -0.35], [9.5, -0.3], [16, -0.35]), width: 0.22, depth: -0.4 }],
    },
  ];
}

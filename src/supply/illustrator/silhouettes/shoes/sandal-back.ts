import { onFoot } from "../../blocks/foot-form.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import type { Foot } from "../../blocks/shoe-last.ts";
import { ankleRing, type Strap, strapAlong } from "../../blocks/shoe-strap.ts";
import type { Path } from "../../geometry/path.ts";
import { add, mix, type Point } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Metal } from "../silhouette.ts";

/** What is laid behind the foot and what before it. */
export interface Sides {
  readonly far: Part[];
  readonly near: Part[];
}

type Hold = "ankle" | "sling" | "none" | "gladiator" | "wrapped";

/** Where a strap around the ankle leaves the heel, and how far it reaches. */
const ankle = (foot: Foot): Point => foot.place([0.85, -7.6]);
const ankleReach = 7.6;

/** The front of the ankle, where a bar along the foot is looped around its strap. */
export const instep = (foot: Foot): Point => add(ankle(foot), [ankleReach - 0.25, 0.5]);

/** What holds the heel of a flat sandal. */
export function backOf(hold: Hold, foot: Foot, strap: Strap, metal: Metal): Sides {
  switch (hold) {
    case "none":
      return { far: [], near: [] };
    case "sling":
      return sling(foot, strap, metal);
    case "ankle": {
      const ring = ankleRing(ankle(foot), ankleReach, { ...strap, width: 1 }, metal);
      const cup = heelCup(foot, strap, 7.9);
      return { far: [cup.far, ring.far], near: [cup.near, ...ring.near] };
    }
    case "gladiator": {
      const rings = [0, 1, 2].map((i) =>
        ankleRing(
          foot.place([0.9 + i * 0.1, -7.2 - i * 2.9]),
          7.7 - i * 0.25,
          { ...strap, width: 0.9 },
          i === 2 ? metal : undefined,
        ),
      );
      const spine = strapAlong(
        foot.line([8.9, -12.7], [9, -10], [10.3, -8.3], [13.2, -6.9], [17.2, -5.6], [19.4, -5.2]),
        { ...strap, width: 1 },
      );
      const cup = heelCup(foot, strap, 13.4);
      return {
        far: [cup.far, ...rings.map(({ far }) => far)],
        near: [spine, cup.near, ...rings.flatMap(({ near }) => near)],
      };
    }
    case "wrapped":
      return wrapped(foot, strap);
  }
}

/** A leather cup around the heel, up to the strap it carries; its far half shows the lining. */
function heelCup(foot: Foot, strap: Strap, top: number): { far: Part; near: Part } {
  return {
    far: {
      outline: foot.shape(
        [0.7, -0.6, "*"],
        [0.8, -top + 0.3, "*"],
        [2.9, -top + 0.2, "*"],
        [3.3, -3.6],
        [5.6, -1.3, "*"],
      ),
      cloth: strap.lining,
      inside: 0.34,
      flat: true,
    },
    near: {
      outline: foot.shape(
        [0.35, 0.2, "*"],
        [0.15, -2.4],
        [0.6, -top, "*"],
        [1.9, -top + 0.25, "*"],
        [2.3, -3.6],
        [5.6, 0.2, "*"],
      ),
      cloth: strap.cloth,
      lift: 0.2,
      folds: [{ spine: foot.line([1.1, -top + 1], [1.3, -3], [2.6, -0.8]), width: 0.34, depth: 0.7 }],
      lines: [
        {
          path: foot.line([1.65, -top + 0.6], [2, -3.5], [4.9, -0.2]),
          kind: "stitch",
          strength: 0.6,
        },
      ],
    },
  };
}

function sling(foot: Foot, strap: Strap, metal: Metal): Sides {
  const near = foot.line([12, 0.2], [9.4, -2.7], [6, -4.4], [2.4, -5.5], [0.6, -5.9]);
  const far = foot.line([14.4, -1.3], [10.4, -4.2], [6.6, -5.7], [2.6, -6.4], [0.6, -5.9]);
  return {
    far: [
      {
        ...strapAlong(far, { ...strap, cloth: strap.lining, width: 0.85, stitch: false }),
        inside: 0.3,
        lift: 0,
      },
    ],
    near: [strapAlong(near, { ...strap, width: 1.05 }), ...buckle(near.at(0.42), 1.05, 1.65, 34, metal)],
  };
}

/** Long laces from both sides of the foot, crossed around the ankle and tied. */
function wrapped(foot: Foot, strap: Strap): Sides {
  const lace = { ...strap, width: 0.72, stitch: false };
  const [x, y] = foot.place([0.95, 0]);
  /** Around an ankle that is eight across: 0 behind it, 1 before it. */
  const round = (from: number, until: number, bend: number): Path =>
    smooth(
      [0, 0.25, 0.5, 0.75, 1].map(
        (share): Point => [x + share * 7.2, y - mix(from, until, share) + bend * Math.sin(Math.PI * share)],
      ),
    );
  const inner = (line: Path): Part => ({
    ...strapAlong(line, { ...lace, cloth: strap.lining }),
    inside: 0.3,
    lift: 0,
  });
  const front = round(6.2, 8.6, 0.9).end;
  return {
    far: [
      inner(
        smooth([onFoot(foot, 13.4, 180, 0), onFoot(foot, 12, 150, 5), onFoot(foot, 10.2, 128, 8), front]),
      ),
      inner(round(6.2, 8.6, -0.8)),
      inner(round(11.4, 8.6, -0.8)),
      inner(round(11.4, 11.6, -0.9)),
    ],
    near: [
      strapAlong(
        smooth([onFoot(foot, 11, 0, 0), onFoot(foot, 10.6, 32, 8), onFoot(foot, 9.8, 54, 8.8), front]),
        lace,
      ),
      strapAlong(foot.line([7.4, 0.2], [5, -2.6], [2.4, -5], [0.95, -6.6]), lace),
      strapAlong(round(6.2, 8.6, 0.9), lace),
      strapAlong(round(11.4, 8.6, 0.9), lace),
      strapAlong(round(11.4, 11.6, 1), lace),
    ],
  };
}

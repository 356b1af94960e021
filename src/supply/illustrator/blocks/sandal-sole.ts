import type { Cloth } from "../cloth/cloth.ts";
import type { Line, Part } from "../model/part.ts";
import { openBed } from "./shoe-bed.ts";
import { ground, soleLine } from "./shoe-cup-sole.ts";
import type { Foot } from "./shoe-last.ts";
import { type Moulded, mouldedOutline } from "./shoe-sole.ts";

export type SandalBase = "cork" | "leather" | "moulded" | "sport" | "stacked";

export interface SandalSole {
  readonly base: SandalBase;
  /** What the foot stands on. */
  readonly bed: Cloth;
  readonly sole: Cloth;
}

/** Thickness under the ball, heel lift and toe spring of each base. */
export const sandalBases: Record<
  SandalBase,
  { readonly sole: number; readonly heel: number; readonly spring: number }
> = {
  cork: { sole: 1.9, heel: 0.8, spring: 0.8 },
  leather: { sole: 0.75, heel: 0.7, spring: 0.4 },
  moulded: { sole: 1.8, heel: 1, spring: 0.9 },
  sport: { sole: 2.2, heel: 0.9, spring: 1 },
  stacked: { sole: 3.2, heel: 0.6, spring: 0.5 },
};

/** The footbed first, then straps, then what `over` holds: the sole's side. */
export function sandalSole(foot: Foot, { base, bed, sole }: SandalSole): { bed: Part[]; over: Part[] } {
  const wall = base === "moulded" || base === "sport" ? 0.35 : 0.15;
  const unit: Moulded = { cloth: sole, wall, outset: [0.25, 0.3], contact: [1.2, 24.6] };
  const { outline } = mouldedOutline(foot, unit);
  const cork: Cloth = { kind: "cork", colour: "#bd9264" };
  const side: Part = {
    outline,
    cloth: base === "cork" || base === "stacked" ? cork : sole,
    lift: 0.06,
    flat: base === "cork" || base === "stacked",
    folds: [
      { spine: soleLine(foot, wall, 0.2), width: 0.2, depth: 0.5 },
      { spine: soleLine(foot, wall, 0.9), width: 0.32, depth: -0.55 },
    ],
    lines: sideLines(foot, base, wall),
  };
  const tread =
    base === "leather" ? [] : [ground(foot, { ...unit, cloth: sole }, base === "moulded" ? 0.88 : 0.74)];
  const heel: Part[] = base === "leather" ? [lowHeel(foot, sole)] : [];
  return { bed: openBed(foot, bed, base === "leather" ? 0.55 : 0.75), over: [...heel, side, ...tread] };
}

function sideLines(foot: Foot, base: SandalBase, wall: number): readonly Line[] {
  switch (base) {
    case "leather":
      return [{ path: soleLine(foot, wall, 0.5), kind: "stitch", strength: 0.7 }];
    case "sport":
      return [0.3, 0.52].map((share) => ({
        path: soleLine(foot, wall, share),
        kind: "groove" as const,
        strength: 0.5,
      }));
    case "moulded":
      return [];
    default:
      return [];
  }
}

/** A single lift under the heel of a flat leather sole. */
const lowHeel = (foot: Foot, cloth: Cloth): Part => {
  const [left, right] = [foot.under(0.2)[0], foot.under(6.4)[0]];
  return {
    outline: foot
      .line([0, 0.2, "*"], [3, 0.2], [6.6, 0.2, "*"])
      .lineTo([right, 0], [left + 0.1, 0])
      .close(),
    cloth,
    light: -0.08,
  };
};

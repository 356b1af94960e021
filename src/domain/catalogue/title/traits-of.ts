import type { CutWords, Fit, Material, Occasion, Pattern, Season } from "#vocabulary/attribute.ts";
import { styleAxes } from "#vocabulary/style.ts";
import type { Context } from "./context.ts";
import type { Department } from "./garment-of.ts";

/** What a text says of how a garment looks, is made and is worn. */
export interface TraitReading {
  readonly pattern?: Pattern;
  /** In the order they are named. */
  readonly materials: readonly Material[];
  readonly fit?: Fit;
  readonly cut: CutWords;
  readonly occasions: readonly Occasion[];
  readonly seasons: readonly Season[];
  /** Ids of the taste axes, 1 to 22. */
  readonly styles: readonly number[];
}

/** Only what such a thing can have: a shoe has no neckline, a shirt no heel. */
export function traitsOf(context: Context, department: Department | undefined): TraitReading {
  const pattern = patternOf(context);
  const worn = department === undefined || "AFG".includes(department);
  const [fit] = worn ? context.all("fit") : [];
  return {
    ...(pattern && { pattern }),
    materials: context.all("material"),
    ...(fit && { fit }),
    cut: cutOf(context, worn, department === undefined || department === "B"),
    occasions: context.all("occasion"),
    seasons: context.all("season"),
    styles: context.all("style").map((axis) => styleAxes.indexOf(axis) + 1),
  };
}

/** "Printed" and "plain" are the least a text can say: a named motif goes before them. */
function patternOf(context: Context): Pattern | undefined {
  const patterns = context.all("pattern");
  return patterns.find((pattern) => pattern !== "graphic" && pattern !== "plain") ?? patterns[0];
}

function cutOf(context: Context, worn: boolean, shod: boolean): CutWords {
  const [neckline] = worn ? context.all("neckline") : [];
  const [collar] = worn ? context.all("collar") : [];
  const [sleeve] = worn ? context.all("sleeve") : [];
  const [length] = worn ? context.all("length") : [];
  const [rise] = worn ? context.all("rise") : [];
  const [closure] = context.all("closure");
  const [heel] = shod ? context.all("heel") : [];
  const [heelShape] = shod ? context.all("heelShape") : [];
  return {
    ...(neckline && { neckline }),
    ...(collar && { collar }),
    ...(sleeve && { sleeve }),
    ...(length && { length }),
    ...(rise && { rise }),
    ...(closure && { closure }),
    ...(heel && { heel }),
    ...(heelShape && { heelShape }),
  };
}

import { agesOf, oldest } from "../ages.ts";
import { oneTrait } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { byCode } from "../pieces.ts";
import { newness } from "../words.ts";

const [week, month] = [7, 30];

/** What it is worth at each age in days: all of it for a week, nothing after two months. */
const worth = Float64Array.from({ length: oldest + 1 }, (_, age) =>
  age <= week ? 1 : (oldest - age) / (oldest - week),
);

/** Said of everyone: a person who has told nothing still sees what is new. */
export const freshness: Feature = {
  key: "freshness",
  weight: 3,
  editable: false,
  open(snapshot) {
    const ages = agesOf(snapshot);
    const ageOf = (row: number) => ages[row] ?? oldest;
    return oneTrait(
      {
        ...byCode(snapshot, "age", ages, worth),
        says: (row) => newness[ageOf(row) <= week ? "week" : ageOf(row) <= month ? "month" : "lately"],
      },
      "freshness",
    );
  },
};

import { onceASnapshot } from "../../catalogue/once-a-snapshot.ts";
import { dayNumber } from "../../catalogue/price-history.ts";
import { oneTrait } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { newness } from "../words.ts";

const [week, month, lately] = [7, 30, 60];

/** What it is worth at each age in days: all of it for a week, nothing after two months. */
const worth = Float64Array.from({ length: lately + 1 }, (_, age) =>
  age <= week ? 1 : (lately - age) / (lately - week),
);

/** Said of everyone: a person who has told nothing still sees what is new. */
export const freshness: Feature = {
  key: "freshness",
  weight: 3,
  editable: false,
  open(snapshot) {
    const ages = agesOf(snapshot);
    const ageOf = (row: number) => ages[row] ?? lately;
    return oneTrait(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) values[i] = worth[ages[rows[i] ?? 0] ?? lately] ?? 0;
        },
        codes: { column: ages, values: worth },
        says: (row) => newness[ageOf(row) <= week ? "week" : ageOf(row) <= month ? "month" : "lately"],
      },
      "freshness",
    );
  },
};

/** In days, up to where it does not matter any more. */
const agesOf = onceASnapshot(({ added, day }) => {
  const today = dayNumber(day);
  const ages = new Uint8Array(added.length);
  for (let row = 0; row < ages.length; row++)
    ages[row] = Math.min(lately, Math.max(0, today - (added[row] ?? 0)));
  return ages;
});

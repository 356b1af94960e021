import { readAddress } from "./address.ts";
import { feedLimits } from "./limits.ts";
import type { RowValues } from "./row-values.ts";

/** The pictures of a row, the main one first, and an address that is none. */
export function readPictures(values: RowValues): { pictures: readonly string[]; bad: string | undefined } {
  // Addresses may hold commas of their own.
  const said = [
    ...values.all("picture").slice(0, 1),
    ...values.all("morePictures"),
    ...values.all("picture").slice(1),
  ]
    .flatMap((text) => text.split(/\s*[,|;]\s*(?=(?:https?:)?\/\/)/u))
    .filter((text) => text !== "");
  const read = said.map((text) => ({ text, address: readAddress(text) }));
  const good = read.flatMap(({ address }) => address ?? []);
  return {
    pictures: [...new Set(good)].slice(0, feedLimits.pictures),
    bad: read.find(({ address }) => address === undefined)?.text,
  };
}

import { type Availability, readAvailability } from "./availability.ts";
import type { RowValues } from "./row-values.ts";

/** Whether one can have it, by the first column that can be read. */
export function readStock(values: RowValues): { availability: Availability; strangeWord?: string } {
  if (/^(?:0|no|n|false)$/iu.test(values.first("forSale") ?? "")) return { availability: "out_of_stock" };
  const said = values.all("availability");
  const read = said.map(readAvailability).find((meaning) => meaning !== undefined);
  if (read) return { availability: read };
  const [word] = said;
  // A feed lists what is for sale: saying nothing about it is no reason to hide it.
  if (word === undefined) return { availability: "in_stock" };
  return { availability: "out_of_stock", strangeWord: word };
}

import type { Universe } from "#vocabulary/universe.ts";
import type { RowValues } from "./row-values.ts";
import type { TagWords } from "./tag-title.ts";
import { isAdult, isForKids, type WhoFor, whoForPath, whoForValue } from "./who-for.ts";

interface ForSomebody {
  readonly universes: readonly [Universe, ...Universe[]];
  readonly strangeWord?: string;
}

interface ForNobody {
  readonly universes?: never;
  readonly why: "kids" | "gender_unknown";
  readonly strangeWord?: string;
}

/** Whom a row is for: its own column first, then its categories, whatever else it has, its title. */
export function readWhoFor(
  values: RowValues,
  title: string,
  words: TagWords,
  otherwise: Universe | undefined,
): ForSomebody | ForNobody {
  const ageGroup = values.first("ageGroup") ?? "";
  const word = values.first("gender");
  const said = word === undefined ? undefined : whoForValue(word);
  const strange = word !== undefined && said === undefined ? { strangeWord: word } : {};
  const paths = [...values.all("productType"), ...values.all("moreTypes")];
  const isGrownUp = isAdult(ageGroup);

  if (said === "kids" || isForKids(ageGroup)) return { why: "kids", ...strange };
  if (!isGrownUp && paths.some((path) => whoForPath(path) === "kids")) return { why: "kids", ...strange };

  const sources: Iterable<() => WhoFor | undefined> = [
    () => said,
    ...paths.map((path) => () => whoForPath(path)),
    () => words.title({ title, ...(paths[0] ? { productType: paths[0] } : {}) }).whoFor,
    ...values.all("hints").map((hint) => () => whoForPath(hint)),
  ];
  for (const ask of sources) {
    const answer = ask();
    if (answer === "kids") {
      if (isGrownUp) continue;
      return { why: "kids", ...strange };
    }
    const [first, ...rest] = answer ?? [];
    if (first) return { universes: [first, ...rest], ...strange };
  }
  return otherwise ? { universes: [otherwise], ...strange } : { why: "gender_unknown", ...strange };
}

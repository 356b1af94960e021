import { coloursOf } from "../../catalogue/title/colours-of.ts";
import type { Heard } from "../../catalogue/title/hear.ts";
import { type Said, stretchOf } from "./understood.ts";

export function coloursIn({ text, matches, open, head }: Heard): readonly Said[] {
  const own = coloursOf(text, matches, head?.match);
  const cloths = matches.flatMap(({ concept, start, end }) =>
    concept.facet === "material" ? [text.slice(start, end)] : [],
  );
  // Denim is a cloth before it is a blue.
  const found = (own.length > 0 ? own : coloursOf(text, open, head?.match)).filter(
    ({ shade }) => !cloths.includes(shade),
  );
  const sayings = found.map(({ key, shade }): Said => {
    const start = text.indexOf(shade);
    return {
      name: "colour",
      values: [key],
      ...stretchOf(text, [start, start + shade.length]),
      any: [{ group: "colour", value: key }],
      best: [{ group: "mainColour", value: key }],
    };
  });
  // "Black or white" leaves the choice, "black and white" wants both.
  const isChoice = sayings.length > 1 && /\s(or|ou)\s/i.test(text);
  return isChoice ? [oneOf(sayings, text)] : sayings;
}

function oneOf(sayings: readonly Said[], text: string): Said {
  const start = Math.min(...sayings.map(({ at }) => at[0]));
  const end = Math.max(...sayings.map(({ at }) => at[1]));
  return {
    name: "colour",
    values: sayings.flatMap(({ values }) => values),
    ...stretchOf(text, [start, end]),
    any: sayings.flatMap(({ any }) => any),
    best: sayings.flatMap(({ best = [] }) => best),
  };
}

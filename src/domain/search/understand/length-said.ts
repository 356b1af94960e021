import type { Said, Stretch, Value } from "./understood.ts";

/** Dresses and skirts are filed by length, other pieces say it. */
export function lengthSaid(key: string, stretch: Stretch): Said {
  const leaves = lengthLeaves[key] ?? [];
  const lengths =
    key === "long" || key === "maxi" ? ["long", "maxi"] : key === "short" ? ["short", "cropped"] : [key];
  const fits = key === "cropped" || key === "short" || key === "long" ? [key] : [];
  return {
    ...stretch,
    name: "length",
    values: [key],
    any: [
      ...lengths.map((value): Value => ({ group: "length", value })),
      ...leaves.map((leaf): Value => ({ group: "category", value: `women.${leaf}` })),
      ...fits.map((value): Value => ({ group: "cut", value })),
    ],
  };
}

const lengthLeaves: Readonly<Record<string, readonly string[]>> = {
  short: ["A.7.1", "A.8.1"],
  midi: ["A.7.2", "A.8.2"],
  long: ["A.7.3", "A.8.3"],
  maxi: ["A.7.3", "A.8.3"],
};

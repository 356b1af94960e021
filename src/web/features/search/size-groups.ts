import type { SearchAnswer } from "#contract/search.ts";

type Value = SearchAnswer["facets"]["size"][number];

/** Sizes that are counted in the same way. */
export type SizeGroup = {
  readonly system: string;
  readonly sizes: readonly (Value & { readonly short: string })[];
};

const letters = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL"];

/** What most pieces have first; within a group from small to large. */
export function sizeGroups(values: readonly Value[]): readonly SizeGroup[] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const system = systemOf(value.value);
    groups.set(system, [...(groups.get(system) ?? []), value]);
  }
  const most = (sizes: readonly Value[]) => Math.max(...sizes.map(({ count }) => count));
  return [...groups]
    .sort(([, a], [, b]) => most(b) - most(a))
    .map(([system, sizes]) => ({
      system,
      sizes: sizes
        .toSorted((a, b) => rank(a.value) - rank(b.value) || a.value.localeCompare(b.value))
        .map((size) => ({
          ...size,
          short: system === "one" ? size.label : size.label.replace(/^[A-Z]{2}\s/, ""),
        })),
    }));
}

/** Socks come in two or three sizes at a time: a group of their own. */
function systemOf(value: string): string {
  const [system = "", ...label] = value.split("-");
  return system === "eu" && label.length > 1 ? "socks" : system;
}

function rank(value: string): number {
  const label = value.slice(value.indexOf("-") + 1);
  const letter = letters.indexOf(label);
  return letter < 0 ? Number.parseFloat(label.replace(/^\D+/, "")) || 0 : letter;
}

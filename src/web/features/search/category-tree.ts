import type { SearchAnswer } from "#contract/search.ts";

type Value = SearchAnswer["facets"]["category"][number];

/** A line of the tree: how deep it stands, and whether it is the place that was chosen. */
export type TreeLine = Value & { readonly depth: number; readonly current: boolean };

const parentOf = (code: string): string => code.slice(0, Math.max(0, code.lastIndexOf(".")));

/**
 * The lines worth showing: the way down to what is chosen, and what lies below it, or beside it where nothing does.
 * A level that has only one line is passed by itself.
 */
export function treeLines(values: readonly Value[], chosen: readonly string[]): readonly TreeLine[] {
  const below = new Map<string, Value[]>();
  for (const value of values) {
    const siblings = below.get(parentOf(value.value)) ?? [];
    siblings.push(value);
    below.set(parentOf(value.value), siblings);
  }
  const roots = [...new Set(values.map(({ value }) => value.split(".")[0] ?? ""))];
  const isOpen = (code: string) =>
    chosen.some((one) => one === code || one.startsWith(`${code}.`)) ||
    below.get(parentOf(code))?.length === 1;
  const lines = (of: string, depth: number): TreeLine[] => {
    const all = below.get(of) ?? [];
    // Beside an open branch the others are a step up away; beside an open leaf they are neighbours.
    const open = all.filter(({ value }) => isOpen(value) && below.has(value));
    return (open.length > 0 ? open : all).flatMap((value) => [
      { ...value, depth, current: chosen.includes(value.value) },
      ...(isOpen(value.value) ? lines(value.value, depth + 1) : []),
    ]);
  };
  return roots.flatMap((root) => lines(root, 0));
}

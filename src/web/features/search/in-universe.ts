import { readCategoryCode } from "#vocabulary/category-code.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Chosen, Search } from "./address.ts";

/** The same place in the tree of the other universe, as near as there is one. */
export function inUniverse(search: Search, universe: Universe): Search {
  const { universe: _, ...told } = search;
  const moved = (chosen: Chosen): Chosen => {
    const codes = [...new Set((chosen.category ?? []).flatMap((code) => codeIn(code, universe) ?? []))];
    const { category: __, ...others } = chosen;
    return codes.length > 0 ? { ...others, category: codes } : others;
  };
  return { ...told, include: moved(search.include), exclude: moved(search.exclude), page: 1 };
}

function codeIn(code: string, universe: Universe): string | undefined {
  const [, ...branch] = code.split(".");
  for (let depth = branch.length; depth > 0; depth -= 1) {
    const near = [universe, ...branch.slice(0, depth)].join(".");
    if (readCategoryCode(near)) return near;
  }
  return undefined;
}

import type { Card } from "#contract/products.ts";

/** Where cards may come from. The address says so, as far as it is not as usual. */
export type Sources = { readonly followed: boolean; readonly fresh: boolean; readonly reduced: boolean };

export const allSources: Sources = { followed: true, fresh: true, reduced: false };

export const sourcesIn = (search: URLSearchParams): Sources => {
  const [followed, fresh] = [search.get("followed") !== "0", search.get("new") !== "0"];
  // Without both there would be nothing at all: an address that says so is not believed.
  const open = !followed && !fresh;
  return { followed: followed || open, fresh: fresh || open, reduced: search.get("reduced") === "1" };
};

export function withSources(search: URLSearchParams, sources: Sources): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string, said: boolean) =>
    said ? next.set(name, value) : next.delete(name);
  put("followed", "0", !sources.followed);
  put("new", "0", !sources.fresh);
  put("reduced", "1", sources.reduced);
  return next;
}

export const isNarrowed = ({ followed, fresh, reduced }: Sources): boolean => !followed || !fresh || reduced;

/** A brand is new to someone who does not follow it. */
export function comesFrom({ followed, fresh, reduced }: Sources, brands: ReadonlySet<number>) {
  return ({ brand, price }: Pick<Card, "brand" | "price">): boolean =>
    (brands.has(brand.id) ? followed : fresh) && (!reduced || price?.was !== undefined);
}

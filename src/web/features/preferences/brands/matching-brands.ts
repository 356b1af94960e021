import { slugOf } from "#vocabulary/slug.ts";

/** Brands by a part of their name, whatever its accents, capitals and spaces. A word that begins so comes first. */
export function matchingBrands<B extends { readonly name: string }>(
  brands: readonly B[],
  query: string,
): readonly B[] {
  // Without a letter or a digit there is nothing to look for, but a slug is never empty.
  if (!/[\p{L}\p{N}]/u.test(query)) return query.trim() ? [] : brands;
  const wanted = slugOf(query);
  const joined = wanted.replaceAll("-", "");
  const found = brands.filter(({ name }) => slugOf(name).replaceAll("-", "").includes(joined));
  const begins = ({ name }: B) => `-${slugOf(name)}`.includes(`-${wanted}`);
  return [...found.filter(begins), ...found.filter((brand) => !begins(brand))];
}

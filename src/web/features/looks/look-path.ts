import { slugOf } from "#vocabulary/slug.ts";

/** The address of a look, without its language; with other pieces in it, they are part of it. */
export function lookPath(
  { id, title }: { readonly id: number; readonly title: string },
  swaps: readonly string[] = [],
): string {
  const query = swaps.map((swap) => `swap=${swap}`).join("&");
  return `/inspiration/${id}-${slugOf(title)}${query && `?${query}`}`;
}

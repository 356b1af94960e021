import type { Page } from "#domain/admin/page.ts";

/** A page of a list that is in memory. Its cursor is the key of the last item; nothing when no item has it. */
export function pageOf<Item>(
  all: readonly Item[],
  keyOf: (item: Item) => string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Page<Item> | undefined {
  const start = cursor === undefined ? 0 : all.findIndex((item) => keyOf(item) === cursor) + 1;
  if (cursor !== undefined && start === 0) return undefined;
  const items = all.slice(start, start + limit);
  const last = start + items.length < all.length ? items.at(-1) : undefined;
  return { items, total: all.length, next: last === undefined ? null : keyOf(last) };
}

import type { Notice } from "#contract/notices.ts";

/** Where everything a notice speaks of is, without the language. */
export function noticePath({ search, brand }: Pick<Notice, "search" | "brand">): string {
  if (search) return `/search${search.query === "" ? "" : `?${search.query.replace(/^\?/, "")}`}`;
  return brand ? `/search?brand=${brand.id}&sort=new` : "/account?tab=bookmarks";
}

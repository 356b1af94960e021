import { destinationOf } from "#contract/route-rules.ts";

/** Where to go after signing in: a path of this site that begins with exactly one slash, or nowhere. */
export function redirectTarget(search: URLSearchParams): string | undefined {
  const wanted = search.get("redirect");
  return wanted && destinationOf(wanted, []).kind === "path" ? wanted : undefined;
}

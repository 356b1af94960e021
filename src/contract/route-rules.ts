/** Where an address leads instead. */
export type RouteRule = { readonly redirect: string };

/**
 * The manifest of route rules that a build publishes (builds/meta/{id}.json):
 * whole paths, then everything below a prefix, then patterns.
 */
export type RouteMatcher = {
  readonly static: Readonly<Record<string, RouteRule>>;
  /** `/old` covers `/old/anything`; the rest of the path is carried along. */
  readonly wildcard: Readonly<Record<string, RouteRule>>;
  /** A path with `:name` segments, each standing for exactly one. */
  readonly dynamic: Readonly<Record<string, RouteRule>>;
};

export function matchRouteRule(matcher: RouteMatcher, path: string): string | undefined {
  const exact = Object.hasOwn(matcher.static, path) ? matcher.static[path] : undefined;
  if (exact) return exact.redirect;
  for (const [prefix, rule] of Object.entries(matcher.wildcard)) {
    if (path.startsWith(`${prefix}/`)) return rule.redirect + path.slice(prefix.length);
  }
  for (const [pattern, rule] of Object.entries(matcher.dynamic)) {
    const values = matchPattern(pattern, path);
    if (values) return rule.redirect.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole);
  }
  return undefined;
}

function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split("/");
  const parts = path.split("/");
  if (names.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? "";
    if (name.startsWith(":") && part) values[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return values;
}

/** Where a redirect goes: a path of this site, another site on the allow-list, or nowhere. */
export type Destination =
  | { readonly kind: "path"; readonly to: string }
  | { readonly kind: "site"; readonly to: string }
  | { readonly kind: "refused"; readonly to: string };

export function destinationOf(to: string, allowedHosts: readonly string[]): Destination {
  if (/^\/(?![/\\])/.test(to) && !/[\p{Cc}\\]/u.test(to)) return { kind: "path", to };
  const url = URL.canParse(to) ? new URL(to) : undefined;
  const allowed = url?.protocol === "https:" && !url.username && allowedHosts.includes(url.host);
  return { kind: allowed ? "site" : "refused", to };
}

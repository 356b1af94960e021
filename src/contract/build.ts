import type { RouteMatcher } from "./route-rules.ts";

/** GET /builds/latest.json */
export type LatestBuild = { readonly id: string; readonly timestamp: number };

/** GET /builds/meta/{id}.json */
export type BuildMeta = LatestBuild & {
  readonly matcher: RouteMatcher;
  /** Hosts that a rule may send a person to. */
  readonly allowed_hosts: readonly string[];
  readonly prerendered: readonly string[];
};

import * as z from "zod/mini";

const rules = z.record(z.string(), z.object({ redirect: z.string() }));

/** GET /builds/latest.json */
export const latestBuild = z.object({ id: z.string(), timestamp: z.number() });
export type LatestBuild = z.output<typeof latestBuild>;

/** GET /builds/meta/{id}.json */
export const buildMeta = z.extend(latestBuild, {
  matcher: z.object({ static: rules, wildcard: rules, dynamic: rules }),
  /** Hosts that a rule may send a person to. */
  allowed_hosts: z.array(z.string()),
  prerendered: z.array(z.string()),
});
export type BuildMeta = z.output<typeof buildMeta>;

import { type Result, refuse } from "#vocabulary/result.ts";
import type { ReactionChange, Reactions } from "./activity.ts";
import type { Full, Gone } from "./activity-ports.ts";
import type { AccountPorts } from "./ports.ts";
import type { Faulty } from "./refusals.ts";

type Ports = Pick<AccountPorts, "reactions" | "now"> & {
  /** Whether the catalogue has such a product. */
  readonly isProduct: (id: number) => boolean;
};

/**
 * Says or takes back one thing about one product. What has left the catalogue stays with whoever reacted to it. To
 * take back is never refused: nobody can tell a product that left from one that never was, and a call that is
 * repeated because its answer was lost must not fail.
 */
export async function reactToProduct(
  { reactions, now, isProduct }: Ports,
  personId: string,
  change: ReactionChange,
): Promise<Result<Reactions, Faulty | Gone | Full>> {
  const { kind, product, value, scope } = change;
  if (scope && (kind !== "disliked" || !value))
    return refuse({ kind: "invalid", fields: { scope: "invalid" } });
  const isKnown = !value || isProduct(product) || (await reactions.has(personId, kind, product));
  if (!isKnown) return refuse({ kind: "invalid", fields: { id: "unknown" } });
  return reactions.change(personId, change, now());
}

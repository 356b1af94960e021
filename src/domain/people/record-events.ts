import { eventBounds } from "#vocabulary/product-event.ts";
import { accept, type Result } from "#vocabulary/result.ts";
import type { ProductEvent } from "./activity.ts";
import type { Gone, TooManyEvents } from "./activity-ports.ts";
import type { AccountPorts } from "./ports.ts";

const dayMs = 86_400_000;

type Told = Omit<ProductEvent, "at"> & { readonly at: Date | undefined };

type Ports = Pick<AccountPorts, "events" | "now"> & { readonly isProduct: (id: number) => boolean };

/**
 * Keeps what happened and says how many of them are kept, now or since an earlier call. They were sent by a page that
 * may be closed by now, so one that is of no use does not spoil the others: what is older than a month or about a
 * product that has left is passed over. A clock that runs fast is not an offence: what has yet to happen happened now.
 */
export async function recordEvents(
  { events, now, isProduct }: Ports,
  personId: string,
  told: readonly Told[],
): Promise<Result<number, Gone | TooManyEvents>> {
  const at = now();
  const oldest = at.getTime() - eventBounds.days * dayMs;
  const kept = new Map<string, ProductEvent>();
  for (const event of told) {
    const moment = Math.min((event.at ?? at).getTime(), at.getTime());
    if (moment < oldest || !isProduct(event.product) || kept.has(event.id)) continue;
    kept.set(event.id, { ...event, at: new Date(moment) });
  }
  if (kept.size === 0) return accept(0);
  const added = await events.add(personId, [...kept.values()], at, eventBounds.aDay);
  return added.ok ? accept(kept.size) : added;
}

import type { Universe } from "#vocabulary/universe.ts";
import { diagnose, type Report } from "./diagnostic.ts";
import type { FeedItem } from "./feed-item.ts";
import { groupKey } from "./group-key.ts";
import { hashText } from "./hash-text.ts";
import { feedLimits } from "./limits.ts";
import type { Spool } from "./spool.ts";

/** The rows of one product in one universe, in the order of the feed. */
export interface ItemGroup {
  readonly key: string;
  readonly universe: Universe;
  readonly items: readonly [FeedItem, ...FeedItem[]];
}

export async function spoolItem(item: FeedItem, spool: Spool): Promise<void> {
  const key = groupKey(item);
  await spool.put(hashText(key) % spool.buckets, JSON.stringify([key, item]));
}

/** Every product of the spool, a bucket at a time. Something for everybody is a product of each universe. */
export async function* itemGroups(spool: Spool, report: Report): AsyncGenerator<ItemGroup> {
  for (let bucket = 0; bucket < spool.buckets; bucket++) {
    const groups = new Map<string, { key: string; universe: Universe; items: FeedItem[] }>();
    for await (const line of spool.read(bucket)) {
      const [key, item] = parsed(line);
      for (const universe of item.universes) {
        const name = `${key}:${universe}`;
        const group = groups.get(name) ?? { key: name, universe, items: [] };
        groups.set(name, group);
        if (group.items.length >= feedLimits.groupRows)
          report(diagnose("group_too_big", item.line, key, item.id));
        // One description is enough for all rows of a product.
        else group.items.push(group.items.length > 0 ? { ...item, description: "" } : item);
      }
    }
    for (const { key, universe, items } of groups.values()) {
      const [first, ...rest] = items;
      if (first) yield { key, universe, items: [first, ...rest] };
    }
  }
}

/** The lines are our own, written by the function above. */
const parsed = (line: string) => JSON.parse(line) as [string, FeedItem];

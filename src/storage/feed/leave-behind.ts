import type { Kysely } from "kysely";
import { judgeRun } from "#domain/catalogue/judge-run.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { saveProducts } from "../catalogue-rows.ts";
import type { Schema } from "../schema.ts";
import { logChanges, storedProducts } from "./change-log.ts";
import { absentProducts } from "./known-products.ts";
import type { SeenProducts } from "./seen-products.ts";

interface Absence {
  readonly source: string;
  readonly run: number;
  /** ISO date. */
  readonly today: string;
  readonly seen: Pick<SeenProducts, "has">;
}

/** What happens to products that the run did not have, page by page, and to how many. */
export async function leaveBehind(
  transaction: Kysely<Schema>,
  { source, run, today, seen }: Absence,
): Promise<{ readonly missedOnce: number; readonly outOfStock: number; readonly archived: number }> {
  const counts = { missedOnce: 0, outOfStock: 0, archived: 0 };
  for await (const known of absentProducts(transaction, source, seen)) {
    // The run as a whole was weighed before: here each product is judged for itself.
    const verdict = judgeRun({ known, seen: new Set(), today, allowShrink: true });
    if (verdict.kind === "held") throw new Error("a run that may shrink is not held");
    for (const fate of ["missedOnce", "outOfStock", "archived"] as const) {
      const keys = verdict[fate];
      counts[fate] += keys.length;
      for (const part of parts(keys)) await markAbsent(transaction, { source, run, keys: part, fate });
    }
  }
  return counts;
}

type Fate = keyof typeof fates;

async function markAbsent(
  transaction: Kysely<Schema>,
  { source, run, keys, fate }: { source: string; run: number; keys: readonly string[]; fate: Fate },
): Promise<void> {
  const { state, change } = fates[fate];
  const before = [...(await storedProducts(transaction, source, keys)).values()];
  await logChanges(
    transaction,
    run,
    before.map((one) => ({ product: one.product.id, before: one })),
  );
  if (change)
    await saveProducts(
      transaction,
      before.map(({ product }) => change(product)),
    );
  await transaction
    .updateTable("product")
    .set(({ eb }) => ({ feed_state: state, missed_runs: eb("missed_runs", "+", 1) }))
    .where("source", "=", source)
    .where("source_key", "in", keys)
    .execute();
}

const fates = {
  missedOnce: { state: "offered", change: undefined },
  outOfStock: {
    state: "out-of-stock",
    change: (product: Product): Product => ({
      ...product,
      offers: product.offers.map((offer) => ({ ...offer, inStock: false })),
    }),
  },
  archived: { state: "archived", change: (product: Product): Product => ({ ...product, offers: [] }) },
} as const;

function* parts(keys: readonly string[], size = 100): Generator<readonly string[]> {
  for (let at = 0; at < keys.length; at += size) yield keys.slice(at, at + size);
}

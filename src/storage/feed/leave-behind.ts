import type { Kysely } from "kysely";
import type { RunVerdict } from "#domain/catalogue/judge-run.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { saveProducts } from "../catalogue-rows.ts";
import type { Schema } from "../schema.ts";
import { logChanges, storedProducts } from "./change-log.ts";

interface Absence {
  readonly source: string;
  readonly run: number;
  readonly verdict: Extract<RunVerdict, { kind: "apply" }>;
}

/** What happens to products that the run did not have. */
export async function leaveBehind(
  transaction: Kysely<Schema>,
  { source, run, verdict }: Absence,
): Promise<void> {
  const absent = [
    [verdict.missedOnce, "offered", (product: Product) => product],
    [verdict.outOfStock, "out-of-stock", soldOut],
    [verdict.archived, "archived", (product: Product) => ({ ...product, offers: [] })],
  ] as const;
  for (const [keys, state, change] of absent) {
    for (const part of parts(keys)) {
      const stored = await storedProducts(transaction, source, part);
      const before = [...stored.values()];
      await logChanges(
        transaction,
        run,
        before.map((one) => ({ product: one.product.id, before: one })),
      );
      if (state !== "offered")
        await saveProducts(
          transaction,
          before.map(({ product }) => change(product)),
        );
      await transaction
        .updateTable("product")
        .set(({ eb }) => ({ feed_state: state, missed_runs: eb("missed_runs", "+", 1) }))
        .where("source", "=", source)
        .where("source_key", "in", part)
        .execute();
    }
  }
}

const soldOut = (product: Product): Product => ({
  ...product,
  offers: product.offers.map((offer) => ({ ...offer, inStock: false })),
});

function* parts(keys: readonly string[], size = 100): Generator<readonly string[]> {
  for (let at = 0; at < keys.length; at += size) yield keys.slice(at, at + size);
}

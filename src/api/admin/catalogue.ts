import type { Hono } from "hono";
import * as contract from "#contract/admin/catalogue.ts";
import { readCategoryCode } from "#vocabulary/category-code.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../ports.ts";
import type { AdminCataloguePorts } from "./catalogue-ports.ts";
import { nextCursor, readCursor } from "./number-cursor.ts";
import { presentAdminProduct } from "./present-catalogue.ts";

/** Products: found, hidden, shown again. */
export function bindAdminProducts(
  app: Hono<ApiEnv>,
  { pictures }: Pick<ApiPorts, "pictures">,
  { products, now }: AdminCataloguePorts,
): void {
  bind(app, contract.listCatalogue, async ({ query }, { language }) => {
    const { limit, q, category, universe, brand, source, state, lacks, lang = language } = query;
    const cursor = readCursor(query.cursor);
    if (!cursor.ok) return cursor;
    const part = category === undefined ? undefined : readCategoryCode(category);
    if (category !== undefined && !part) return refuse({ kind: "invalid", fields: { category: "unknown" } });
    const filter = { text: q, universe, brand, source, state, lacks };
    // A category has a universe of its own: nothing is in two.
    const isNothing = part !== undefined && universe !== undefined && part.universe !== universe;
    const sources = await products.sources();
    if (isNothing)
      return accept({ answer: { products: [], total: 0, next_cursor: null, sources: [...sources] } });
    const found = await products.list(
      { ...filter, ...(part && { universe: part.universe, branch: part.branch }) },
      { limit, after: cursor.value },
    );
    return accept({
      answer: {
        products: found.rows.map((row) => presentAdminProduct(row, pictures, lang)),
        total: found.total,
        next_cursor: nextCursor(found, ({ product }) => product.id),
        sources: [...sources],
      },
    });
  });

  bind(app, contract.changeProducts, async ({ body: { ids, action, note } }, { caller }) => {
    const act = { by: caller.personId, at: now(), note };
    const changed = await products.setHidden([...new Set(ids)], action === "hide", act);
    return accept({ answer: { changed } });
  });
}

import type { Hono } from "hono";
import { listBrands } from "#contract/brands.ts";
import { getProduct, listProducts } from "#contract/products.ts";
import { findProducts, listProducts as listRows } from "#domain/catalogue/list-products.ts";
import { onceASnapshotFor } from "#domain/catalogue/once-a-snapshot.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { slugOf } from "#vocabulary/slug.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentBrands } from "./present/brands.ts";
import { presentCard, presentProduct } from "./present/product.ts";

/** Prices change: a minute in any cache is what people forgive. */
const headers = { "cache-control": "public, max-age=60" };

export function bindProducts(app: Hono<ApiEnv>, { catalogue, pictures }: ApiPorts): void {
  bind(app, listProducts, async ({ query }) => {
    const snapshot = catalogue.snapshot();
    const { ids, universe, category, brand, sale, sort, limit, cursor } = query;
    if (cursor !== undefined && !/^[1-9]\d{0,9}$/.test(cursor))
      return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
    const { rows, next } = ids
      ? { rows: findProducts(snapshot, ids), next: undefined }
      : listRows(snapshot, {
          universe,
          categories: category,
          brands: brand,
          onSale: sale !== undefined,
          sort,
          limit,
          after: cursor === undefined ? undefined : Number(cursor),
        });
    const products = rows.map((row) => presentCard(snapshot, row, pictures, query.lang));
    return accept({ answer: { products, next_cursor: next === undefined ? null : String(next) }, headers });
  });

  bind(app, getProduct, async ({ params, query }) => {
    const snapshot = catalogue.snapshot();
    const row = rowOf(snapshot, params.id);
    const product = row < 0 ? undefined : await catalogue.find(params.id);
    if (!product) return refuse({ kind: "not_found" });
    return accept({
      answer: { product: presentProduct(product, snapshot, row, pictures, query.lang) },
      headers,
    });
  });

  const brandsOf = {
    en: onceASnapshotFor((snapshot, of: Universe | undefined) => presentBrands(snapshot, of, "en", pictures)),
    fr: onceASnapshotFor((snapshot, of: Universe | undefined) => presentBrands(snapshot, of, "fr", pictures)),
  };

  bind(app, listBrands, async ({ query: { universe, q, lang } }) => {
    const wanted = q ? slugOf(q) : "";
    const all = brandsOf[lang](catalogue.snapshot(), universe);
    const brands = wanted ? all.filter(({ name }) => slugOf(name).includes(wanted)) : all;
    return accept({ answer: { brands }, headers });
  });
}

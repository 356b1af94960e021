import type { Hono } from "hono";
import { listSimilar } from "#contract/similar.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
import { similarTo } from "#domain/recommendation/similar.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { forEveryone } from "./caching.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentCard } from "./present/product.ts";

/** As long as the other reads of products. */
const headers = { "cache-control": forEveryone };

export function bindSimilar(app: Hono<ApiEnv>, { catalogue, pictures }: ApiPorts): void {
  bind(app, listSimilar, async ({ params, query: { lang, limit } }) => {
    const snapshot = catalogue.snapshot();
    const row = rowOf(snapshot, params.id);
    if (row < 0) return refuse({ kind: "not_found" });
    const products = similarTo(snapshot, row, limit).map((one) => ({
      ...presentCard(snapshot, one.row, pictures, lang),
      why: one.why[lang],
    }));
    return accept({ answer: { products }, headers });
  });
}

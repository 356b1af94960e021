import type { Hono } from "hono";
import { listBrandsRecommended } from "#contract/brands-recommended.ts";
import { universeOf } from "#domain/people/person.ts";
import { ownRequest } from "#domain/recommendation/daily/own-request.ts";
import { recommendBrands } from "#domain/recommendation/daily/recommend-brands.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentCard } from "./present/product.ts";

export function bindBrandsRecommended(
  app: Hono<ApiEnv>,
  { accounts, catalogue, features, pictures }: ApiPorts,
): void {
  bind(app, listBrandsRecommended, async ({ query }, { caller, language }) => {
    const person = await accounts.people.find(caller.personId);
    const snapshot = catalogue.snapshot();
    const universe = query.universe ?? (person && universeOf(person));
    const asked = universe && (await ownRequest(accounts, snapshot, caller.personId, universe));
    if (!asked) return refuse({ kind: "bad_token" });
    const brands = recommendBrands(snapshot, asked, query.limit, features());
    return accept({
      answer: {
        brands: brands.map(({ id, score, rows }) => ({
          id,
          name: snapshot.brands.get(id)?.name ?? "",
          score,
          products: rows.map((row) => presentCard(snapshot, row, pictures, query.lang ?? language)),
        })),
      },
    });
  });
}

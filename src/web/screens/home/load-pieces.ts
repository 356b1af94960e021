import { listBrands } from "#contract/brands.ts";
import type { Client } from "#contract/client.ts";
import { listProducts } from "#contract/products.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { varied } from "./teaser/varied.ts";

/** Enough that five of them have little in common. */
const choice = 60;
const namesShown = 10;

/** What the home page shows of the catalogue. It stands without it: what cannot be had is left out. */
export async function loadPieces(client: Client, path: string) {
  const [men, women] = await Promise.all([piecesOf(client, path, "men"), piecesOf(client, path, "women")]);
  return {
    cards: { men: men.cards, women: women.cards },
    brands: { men: men.brands, women: women.brands },
  };
}

async function piecesOf(client: Client, path: string, universe: Universe) {
  const lang = languageOfPath(path);
  const [products, brands] = await Promise.all([
    client(listProducts, { query: { universe, lang, sort: "popular", limit: choice } }),
    client(listBrands, { query: { universe, lang } }),
  ]);
  const all = brands.ok ? brands.value.brands : [];
  const largest = all
    .toSorted((one, other) => other.products - one.products)
    .slice(0, namesShown)
    .map(({ id, name, products: count }) => ({ id, name, products: count }));
  return {
    cards: products.ok ? varied(products.value.products) : [],
    brands: { count: all.length, largest },
  };
}

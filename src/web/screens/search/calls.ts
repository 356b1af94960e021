import { once } from "#web/data/once.ts";

const contract = once(() => import("#contract/search.ts"));

export const searchCall = async () => (await contract()).searchProducts;
export const searchCallFor = async () => (await contract()).searchProductsFor;
export const suggestCall = async () => (await contract()).suggestSearches;

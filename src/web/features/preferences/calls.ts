import { once } from "#web/data/once.ts";

const choices = once(() => import("#contract/choices.ts"));

export const stylesCall = async () => (await choices()).listStyles;
export const wishesCall = async () => (await choices()).listWishes;
export const pricesCall = async () => (await choices()).listPrices;
export const brandsCall = once(async () => (await import("#contract/brands.ts")).listBrands);

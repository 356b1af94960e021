import { once } from "#web/data/once.ts";

const contract = once(() => import("#contract/looks.ts"));

export const looksCall = async () => (await contract()).listInspirations;
export const lookCall = async () => (await contract()).getLook;

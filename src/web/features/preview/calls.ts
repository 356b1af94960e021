import { once } from "#web/data/once.ts";

const contract = once(() => import("#contract/recommendations.ts"));

export const recoCall = async () => (await contract()).getReco;
export const hardRecoCall = async () => (await contract()).getHardReco;
export const fitCall = async () => (await contract()).getFit;

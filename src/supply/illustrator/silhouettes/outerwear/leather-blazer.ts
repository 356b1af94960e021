import { silhouette } from "../silhouette.ts";
import { type BlazerCut, blazer } from "../tailoring/blazer.ts";

/** A blazer's cut in leather, sold among the leather jackets. */
export const leatherBlazer = silhouette<"leather-blazer", BlazerCut>({
  ...blazer,
  kind: "leather-blazer",
  leaves: { men: ["A.4.3"], women: ["A.4.3"] },
  fabrics: [
    { kind: "leather", weight: 4, material: "leather", dyes: ["leather"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["leather", "earth"] },
    { kind: "grained-leather", weight: 1, material: "faux-leather", dyes: ["leather", "neutral"] },
  ],
});

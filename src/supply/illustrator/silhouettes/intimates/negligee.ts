import { type SlipShape, slip } from "../../blocks/slip.ts";
import { silhouette } from "../silhouette.ts";
import { lingerieCloths } from "./bra-parts.ts";
import { lingerieFinish, satinFabric, silkFabric } from "./cloths.ts";

export const negligee = silhouette<"negligee", SlipShape>({
  kind: "negligee",
  family: "one-piece",
  leaves: { women: ["F.1.3"] },
  fabrics: [satinFabric(4), silkFabric(3)],
  cut: (random) => ({
    neck: random.pick(["v", "v", "straight", "cowl"]),
    ...random.pick([
      { length: 70, hem: 17.4 },
      { length: 76, hem: 18.4 },
      { length: 82, hem: 19.4 },
    ]),
    bust: random.chance(0.6),
    edge: random.chance(0.6),
  }),
  finish: lingerieFinish,
  draw: (cut, fabric, { random }) => {
    const { base, lace, trim } = lingerieCloths(fabric);
    // A cowl falls freely: lace would hold it.
    return {
      parts: slip({ ...cut, bust: cut.bust && cut.neck !== "cowl" }, { main: base, lace, trim }, random),
      main: fabric.main,
      ground: "wall",
      detail: { of: "neckline", box: [-12, 6, 12, 36] },
    };
  },
  words: ({ neck }) => ({
    neckline: neck === "v" ? "v-neck" : "round",
    sleeve: "sleeveless",
    length: "short",
  }),
});

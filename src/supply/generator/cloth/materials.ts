import type { Composition } from "#domain/catalogue/product.ts";
import type { Material } from "#vocabulary/attribute.ts";

/** Words for how a cloth is made, which no label lists among its fibres. */
const fabricTypes: ReadonlySet<Material> = new Set([
  "denim",
  "satin",
  "jersey",
  "tweed",
  "corduroy",
  "velvet",
  "fleece",
  "lace",
  "canvas",
  "faux-fur",
]);

/** What people filter by: the cloth's own word, then its fibres by share; linings and soles do not count. */
export function materialsOf(composition: readonly Composition[], material: Material): readonly Material[] {
  const seen = composition.filter(({ part }) => part !== "lining" && part !== "sole");
  const fibres = seen.flatMap(({ shares }) =>
    shares.toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0)).map((share) => share.material),
  );
  const leads = fabricTypes.has(material) || !fibres.some((fibre) => fibre === material);
  // A jacket filled with down is searched as down, whatever its shell is woven from.
  const first = leads || material === "down" ? [material] : [];
  return [...new Set([...first, ...fibres])];
}

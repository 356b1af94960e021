import { universes } from "#vocabulary/universe.ts";
import { allSilhouettes, draftGarment } from "../draft.ts";
import type { Garment } from "../garment.ts";

/** One garment of every silhouette, always the same. */
export function sampleGarments(): Garment[] {
  return allSilhouettes.flatMap(({ kind, leaves }) => {
    const universe = universes.find((one) => leaves[one]?.length);
    const [leaf] = (universe && leaves[universe]) ?? [];
    const garment = universe && leaf && draftGarment({ universe, leaf, kind, seed: "sample" });
    return garment ? [garment] : [];
  });
}

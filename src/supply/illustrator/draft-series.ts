import { type DraftRequest, draftGarment } from "./draft.ts";
import type { Garment } from "./garment.ts";
import { hangApart } from "./hang-apart.ts";

/** Garments of one leaf that nobody takes for one another. */
export function draftSeries(request: DraftRequest & { readonly count: number }): Garment[] {
  const { hang } = hangApart();
  const series: Garment[] = [];
  for (let i = 0; i < request.count; i++) {
    const garment = hang((attempt) => {
      const again = attempt > 0 ? ` ${attempt}` : "";
      return draftGarment({ ...request, seed: `${request.seed} ${i}${again}` });
    });
    if (garment) series.push(garment);
  }
  return series;
}

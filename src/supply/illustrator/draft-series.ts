import { type BackdropName, backdrops, wallsFor } from "./cloth/dyes.ts";
import { type DraftRequest, draftGarment } from "./draft.ts";
import type { Garment } from "./garment.ts";
import { beforeWall, cutoutOf, distinctFrom, type Thumbprint, thumbprintDistance } from "./thumbprint.ts";

interface Candidate {
  readonly garment: Garment;
  readonly print: Thumbprint;
  /** From the nearest of those taken before. */
  readonly apart: number;
}

/** From here on any wall will do, if it helps to tell two apart. */
const patience = 10;
const attempts = 48;
/** More than the threshold, since the print leaves out shading and says a little too much. */
const clearly = distinctFrom * 1.36;

/**
 * Garments of one leaf that nobody takes for one another: a candidate that looks like an earlier one is
 * drawn anew, and the least alike is taken when none is different enough.
 */
export function draftSeries(request: DraftRequest & { readonly count: number }): Garment[] {
  const taken: Candidate[] = [];
  for (let i = 0; i < request.count; i++) {
    let best: Candidate | undefined;
    for (let attempt = 0; attempt < attempts && !(best && best.apart >= clearly); attempt++) {
      const again = attempt > 0 ? ` ${attempt}` : "";
      const garment = draftGarment({ ...request, seed: `${request.seed} ${i}${again}` });
      if (!garment) return [];
      const found = leastAlike(garment, taken, attempt >= patience);
      if (!best || found.apart > best.apart) best = found;
    }
    if (best) taken.push(best);
  }
  return taken.map(({ garment }) => garment);
}

/** The garment before its own wall, or before the one that sets it apart most. */
function leastAlike(garment: Garment, taken: readonly Candidate[], anyWall: boolean): Candidate {
  const cutout = cutoutOf(garment);
  const before = (backdrop: Garment["backdrop"]): Candidate => {
    const print = beforeWall(cutout, backdrop);
    const apart = Math.min(...taken.map((other) => thumbprintDistance(other.print, print)));
    return { garment: { ...garment, backdrop }, print, apart };
  };
  const own = before(garment.backdrop);
  if (!anyWall || own.apart >= clearly) return own;
  return wallsFor(garment.fabric.main.colour)
    .map((wall: BackdropName) => before(backdrops[wall]))
    .reduce((best, one) => (one.apart > best.apart ? one : best), own);
}

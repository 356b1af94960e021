import { backdrops, wallsFor } from "./cloth/dyes.ts";
import { type Colour, type Lab, toLab } from "./colour/oklab.ts";
import type { Garment } from "./garment.ts";
import { beforeWall, type Cutout, cutoutOf, distinctFrom, type Thumbprint } from "./thumbprint.ts";

/** More than the threshold: the print knows areas of colour, and shading takes some of the difference away. */
const clearly = distinctFrom * 2.2;
/** With every try a little less is asked: a leaf of rings has only so many ways to look. */
const settling = 0.95;
/** How many others on a page, and on the pages around it, a picture is held beside. */
const remembered = 48;
const attempts = 16;

/** A page of pictures that are taken one after the other, so that no two would be taken for one product. */
export interface HungPictures {
  /**
   * The first draft that differs from all before it, before the wall that shows it best. When none of a few
   * does, the one that differs most.
   */
  readonly hang: (draft: (attempt: number) => Garment | undefined) => Garment | undefined;
}

interface Candidate {
  readonly garment: Garment;
  readonly cutout: Cutout;
  /** From the nearest of those taken before. */
  readonly apart: number;
}

export function hangApart(): HungPictures {
  let prints: Thumbprint[] = [];
  return {
    hang(draft) {
      let best: Candidate | undefined;
      for (let attempt = 0, asked = clearly; attempt < attempts; attempt++, asked *= settling) {
        const garment = draft(attempt);
        if (!garment) break;
        const found = beforeBestWall(garment, prints, asked);
        if (!best || found.apart > best.apart) best = found;
        if (best.apart >= asked) break;
      }
      if (!best) return undefined;
      prints = [...prints.slice(1 - remembered), beforeWall(best.cutout, best.garment.backdrop)];
      return best.garment;
    },
  };
}

/** Its own wall if that is enough, else the quietest that is, else the one that sets it apart most. */
function beforeBestWall(garment: Garment, prints: readonly Thumbprint[], asked: number): Candidate {
  const cutout = cutoutOf(garment);
  const distances = prints.map((print) => distanceByWall(cutout, print));
  const before = (backdrop: Colour): Candidate => {
    const wall = toLab(backdrop);
    const apart = Math.min(...distances.map((distance) => distance(wall)));
    return { garment: { ...garment, backdrop }, cutout, apart };
  };
  const own = before(garment.backdrop);
  if (own.apart >= asked) return own;
  const others = wallsFor(garment.fabric.main.colour).map((name) => before(backdrops[name]));
  return (
    others.find(({ apart }) => apart >= asked) ??
    others.reduce((best, one) => (one.apart > best.apart ? one : best), own)
  );
}

/**
 * The distance of a cut-out to a print, as a function of the wall behind it. Multiplied out, the wall leaves
 * the sums: they are made once, and each wall costs nothing.
 */
function distanceByWall(cutout: Cutout, print: Thumbprint): (wall: Lab) => number {
  const cells = cutout.length / 4;
  let [squares, openings] = [0, 0];
  const crossed = [0, 0, 0];
  for (let cell = 0; cell < cells; cell++) {
    const open = 1 - (cutout[cell * 4 + 3] ?? 0);
    openings += open * open;
    for (let channel = 0; channel < 3; channel++) {
      const difference = (cutout[cell * 4 + channel] ?? 0) - (print[cell * 3 + channel] ?? 0);
      squares += difference * difference;
      crossed[channel] = (crossed[channel] ?? 0) + difference * open;
    }
  }
  return (wall) => {
    const walled = wall.reduce(
      (sum, value, channel) => sum + 2 * value * (crossed[channel] ?? 0) + value * value * openings,
      squares,
    );
    return 100 * Math.sqrt(Math.max(0, walled) / cells);
  };
}

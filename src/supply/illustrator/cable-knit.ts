/* A cable knit, stitch by stitch: every stitch is a V whose legs follow the strand it belongs to. */

export interface CableKnit {
  width: number;
  height: number;
  /** Stitches of the strand below, of the strand above and of the ribs between ropes. */
  under: string;
  over: string;
  ribs: string;
  /** The bumps of the ground. */
  purls: string;
  /** Middle lines of the two strands: what they throw their shadow along. */
  underLine: string;
  overLine: string;
}

/** One repeat: a rope of two strands that change places, ribs on either side. */
export function cableKnit(): CableKnit {
  const [width, height, rows] = [150, 132, 12];
  const under = (t: number) => 51 + 48 * sway(t);
  const over = (t: number) => 99 - 48 * sway(t);
  const wale = (x: (t: number) => number) => stitches(x, height, rows);
  const strand = (x: (t: number) => number) => [-12, 0, 12].map((off) => wale((t) => x(t) + off)).join("");
  return {
    width,
    height,
    under: strand(under),
    over: strand(over),
    ribs: [6, 144].map((x) => wale(() => x)).join(""),
    purls: bumps([19, 29, 121, 131], height, rows) + bumps([69, 81], height, rows),
    underLine: line(under, height),
    overLine: line(over, height),
  };
}

/** Stays at one side, crosses in the middle, stays at the other. */
function sway(t: number): number {
  const turn = Math.min(1, Math.max(0, (t - 0.12) / 0.76));
  return turn * turn * (3 - 2 * turn);
}

function stitches(x: (t: number) => number, height: number, rows: number): string {
  return [...Array(rows).keys()]
    .map((row) => {
      const [top, bottom] = [row / rows, (row + 1) / rows];
      const ends = [top, bottom].map((t) => round(t * height));
      const legs = [-4.6, 4.6].map(
        (leg) => `M${round(x(top) + leg)} ${ends[0]}L${round(x(bottom) + leg * 0.28)} ${ends[1]}`,
      );
      return legs.join("");
    })
    .join("");
}

function bumps(columns: number[], height: number, rows: number): string {
  return columns
    .flatMap((x, place) =>
      [...Array(rows).keys()].map(
        (row) => `M${x - 3} ${round(((row + (place % 2) / 2 + 0.25) * height) / rows)}q3-3 6 0`,
      ),
    )
    .join("");
}

function line(x: (t: number) => number, height: number): string {
  const points = [...Array(13).keys()].map((step) => `${round(x(step / 12))} ${round((step / 12) * height)}`);
  return `M${points.join("L")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

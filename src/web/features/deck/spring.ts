/** A place and how fast it moves: pixels, and pixels a millisecond. */
export type Motion = { readonly x: number; readonly y: number; readonly vx: number; readonly vy: number };

/** Weight of a card on a table: it comes home in about a third of a second and swings over once, a little. */
const stiffness = 0.00026;
const damping = 0.024;
const stepMs = 4;
/** A frame of 60 a second. */
export const frameMs = 1000 / 60;
/** A spring that is not at rest by then is put there. */
const mostFrames = 90;

/** The way back to the middle, a place for each frame, the last one at rest. */
export function springHome(from: Motion): readonly Motion[] {
  const frames = [from];
  let motion = from;
  while (frames.length < mostFrames && !isAtRest(motion)) {
    motion = after(motion, frameMs);
    frames.push(motion);
  }
  return [...frames, { x: 0, y: 0, vx: 0, vy: 0 }];
}

/** In small steps, so that a long frame cannot make it explode. */
export function after(motion: Motion, ms: number): Motion {
  let { x, y, vx, vy } = motion;
  for (let left = ms; left > 0; left -= stepMs) {
    const step = Math.min(stepMs, left);
    vx += (-stiffness * x - damping * vx) * step;
    vy += (-stiffness * y - damping * vy) * step;
    x += vx * step;
    y += vy * step;
  }
  return { x, y, vx, vy };
}

const isAtRest = ({ x, y, vx, vy }: Motion): boolean => Math.hypot(x, y) < 0.5 && Math.hypot(vx, vy) < 0.02;

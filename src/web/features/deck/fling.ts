import type { Motion } from "./spring.ts";

/** How a card was let go of. */
export type Fling = Motion & { readonly tilt: number };

export const still: Fling = { x: 0, y: 0, vx: 0, vy: 0, tilt: 0 };

/** Small ink drawings that stand where there is nothing else to see. */
export const scenes = [
  "empty-rail",
  "lost-button",
  "folded-away",
  "cut-thread",
  "open-seam",
  "letter",
] as const;
export type Scene = (typeof scenes)[number];

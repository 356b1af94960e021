export type PhotoLimits = {
  /** Until the connection stands, at each host. */
  readonly connectMs: number;
  /** For everything but waiting for a turn, redirects included. */
  readonly wholeMs: number;
  readonly mostBytes: number;
  readonly mostRedirects: number;
  readonly atOnce: number;
  readonly longestLine: number;
};

export const photoLimits: PhotoLimits = {
  connectMs: 3_000,
  wholeMs: 10_000,
  mostBytes: 15_000_000,
  mostRedirects: 3,
  atOnce: 4,
  longestLine: 512,
};

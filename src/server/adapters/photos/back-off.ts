export type BackOff = {
  /** It failed: it rests, each time twice as long as the time before. */
  readonly add: (key: string) => void;
  readonly rests: (key: string) => boolean;
  readonly forget: (key: string) => void;
};

export type BackOffOptions = {
  readonly firstMs: number;
  readonly longestMs: number;
  /** How many are remembered. */
  readonly most: number;
  readonly now: () => number;
};

/** Remembers what failed, and leaves it alone for a while. */
export function openBackOff({ firstMs, longestMs, most, now }: BackOffOptions): BackOff {
  const failed = new Map<string, { readonly until: number; readonly ms: number }>();
  return {
    add: (key) => {
      const ms = Math.min((failed.get(key)?.ms ?? firstMs / 2) * 2, longestMs);
      failed.delete(key);
      failed.set(key, { until: now() + ms, ms });
      const [oldest] = failed.keys();
      if (failed.size > most && oldest !== undefined) failed.delete(oldest);
    },
    rests: (key) => (failed.get(key)?.until ?? 0) > now(),
    forget: (key) => void failed.delete(key),
  };
}

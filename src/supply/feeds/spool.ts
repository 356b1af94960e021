/** Somewhere to put rows down and pick them up again by the bucket: a feed need not fit in memory. */
export interface Spool {
  readonly buckets: number;
  /** Lines hold no line breaks. */
  readonly put: (bucket: number, line: string) => void | Promise<void>;
  /** The lines of one bucket in the order they were put. Nothing is put once reading has begun. */
  readonly read: (bucket: number) => AsyncIterable<string>;
  /** Throws everything away. */
  readonly close: () => Promise<void>;
}

/** For small feeds and tests. */
export function memorySpool(buckets = 4): Spool {
  const lines: string[][] = Array.from({ length: buckets }, () => []);
  return {
    buckets,
    put: (bucket, line) => {
      lines[bucket]?.push(line);
    },
    read: async function* (bucket) {
      yield* lines[bucket] ?? [];
    },
    close: async () => {
      for (const each of lines) each.length = 0;
    },
  };
}

/** Remembers for a while what could not be made, so that every request does not try it again. */
export function rememberFailures(forMs: number, most: number, now: () => number) {
  const until = new Map<string, number>();
  return {
    add: (key: string): void => {
      until.delete(key);
      until.set(key, now() + forMs);
      const [oldest] = until.keys();
      if (until.size > most && oldest !== undefined) until.delete(oldest);
    },
    has: (key: string): boolean => (until.get(key) ?? 0) > now(),
  };
}

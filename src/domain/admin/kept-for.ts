/** More questions than are asked within moments. */
const most = 50;

/**
 * What takes a while is worked out once for everyone who asks within so many milliseconds; whoever asks meanwhile
 * waits for the same answer. What went wrong is not kept.
 */
export function keptFor<Value>(
  ms: number,
  now: () => Date,
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (key) => {
    const at = now().getTime();
    const found = kept.get(key);
    if (found && found.until > at) return found.value;
    const value = make(key);
    kept.delete(key);
    kept.set(key, { until: at + ms, value });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

/** How many streams one person or visitor may read at once, and how many visitors of one address together. */
const [mostEach, mostOfAddress] = [3, 30];

/** A whole answer takes less than this, so a place is free by then. */
export const gateRetrySeconds = 2;

/** Counts the streams that are open in this process. */
export function openStreamGate() {
  const open = new Map<string, number>();
  const count = (key: string) => open.get(key) ?? 0;
  const leave = (key: string) => {
    if (count(key) > 1) open.set(key, count(key) - 1);
    else open.delete(key);
  };
  return {
    /** The way out, to be taken once; nothing when there is no room. */
    enter({ who, address }: { readonly who: string; readonly address: string }): (() => void) | undefined {
      // A visitor's key is their browser's own invention: however many of them, the address counts as well.
      const keys = [
        { key: `of ${who}`, most: mostEach },
        ...(address === "" ? [] : [{ key: `from ${address}`, most: mostOfAddress }]),
      ];
      if (keys.some(({ key, most }) => count(key) >= most)) return undefined;
      for (const { key } of keys) open.set(key, count(key) + 1);
      let isOpen = true;
      return () => {
        if (isOpen) for (const { key } of keys) leave(key);
        isOpen = false;
      };
    },
  };
}

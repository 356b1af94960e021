import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const nothing = () => () => {};

/**
 * What the server had to say while the browser takes a page over, from then on what is so. Where both are the same
 * nothing is drawn again, which for a whole list takes longer than anybody should wait; where they are not, it is in
 * pieces that let a touch through.
 */
export function useFromMount<Value extends string | number | boolean | undefined>(
  now: Value,
  before: Value,
): Value {
  const isSent = useSentByServer();
  const [isTakenOver, setTakenOver] = useState(!isSent);
  const isOther = now !== before;
  useEffect(() => {
    if (!isTakenOver && isOther) startTransition(() => setTakenOver(true));
  }, [isTakenOver, isOther]);
  return isTakenOver ? now : before;
}

/** False while the server renders and the browser takes over, true from then on. */
export const useMounted = (): boolean => useFromMount(true, false);

/** True on the server and for what the browser takes over from it, for as long as that is shown. */
export function useSentByServer(): boolean {
  const [first] = useState<{ sent?: boolean }>(() => ({}));
  // Which of the two is asked first says which it is; the other then says the same.
  const tell = (sent: boolean) => () => {
    first.sent ??= sent;
    return first.sent;
  };
  return useSyncExternalStore(nothing, tell(false), tell(true));
}

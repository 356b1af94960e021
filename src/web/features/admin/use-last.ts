import { useRef } from "react";

/** What was there last: a dialog that closes still shows what it was about. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

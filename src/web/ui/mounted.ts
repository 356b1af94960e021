import { useState, useSyncExternalStore } from "react";

const nothing = () => () => {};

/** False while the server renders and the browser takes over, true from then on. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/** True on the server and for what the browser takes over from it, for as long as that is shown. */
export function useSentByServer(): boolean {
  const mounted = useMounted();
  return useState(!mounted)[0];
}

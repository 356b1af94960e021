import { useSyncExternalStore } from "react";

const nothing = () => () => {};

/** False while the server renders and the browser takes over, true from then on. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

import { useLateSheet } from "#web/features/late/late-sheet.tsx";

/** The dial, the scale and their vocabulary come when someone wants to turn them. */
const loadDrawer = () => import("./tune-drawer.tsx");

export const useTune = () => useLateSheet(loadDrawer);

export type Tune = ReturnType<typeof useTune>;

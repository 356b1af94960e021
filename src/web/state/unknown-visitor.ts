import { useAuth } from "./auth.ts";
import { toldNothing, useToldTaste } from "./told-taste.ts";

/** The server knows as much of them as this device does: it can draw what they see. */
export const isUnknownVisitor = (): boolean =>
  !useAuth.getState().isAuthenticated && useToldTaste.getState().told === toldNothing;

import { type ComponentType, lazy } from "react";

/** A trifle of a page whose code comes when it is needed: where it does not come, nobody misses it. */
export const lateOrNothing = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> => lazy(() => load().catch(() => ({ default: nothing as ComponentType<P> })));

const nothing = () => null;

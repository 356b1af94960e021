import { guardedBy } from "#web/shell/guards.ts";

/** Names a guard that nobody registered. */
export const clientMiddleware = guardedBy("velvet-rope");

export const clientLoader = async () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <h1 className="display-56 px-edge pt-14">Waiting for the guard</h1>;
}

export default function UnknownGuard() {
  return <h1 className="display-56 px-edge pt-14">Nobody should see this</h1>;
}

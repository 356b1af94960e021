import { type ComponentType, lazy } from "react";
import { once } from "#web/data/once.ts";
import { m } from "#web/i18n/paraglide/messages.js";

const loadEnd = once(() => import("#web/features/deck/deck-end.tsx"));
const loadDislike = once(() => import("#web/features/deck/after-dislike.tsx"));

/** Nobody sees these before their first answer, and with it they come: a connection may be gone by the last one. */
export function fetchLateParts(): void {
  for (const load of [loadEnd, loadDislike]) load().catch(() => {});
}

/** Code that does not come is as good as a connection that is gone. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>, Instead: ComponentType) =>
  lazy(async () => ({ default: await load().catch(() => Instead as ComponentType<Props>) }));

const Offline = () => <p role="alert">{m.discover_failed_offline()}</p>;

export const DeckEnd = late(async () => (await loadEnd()).DeckEnd, Offline);
export const AfterDislike = late(
  async () => (await loadDislike()).AfterDislike,
  () => null,
);

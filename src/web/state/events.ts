import { once } from "#web/data/once.ts";
import { useAuth } from "./auth.ts";
import type { RecordedEvent } from "./tell-events.ts";

/** Only members are told of: visitors never load what tells. */
const teller = once(() => import("./tell-events.ts"));

/** Adds to a member's log. What visitors do stays with them. */
export function recordEvent(event: RecordedEvent): void {
  const { token, isAuthenticated } = useAuth.getState();
  if (!isAuthenticated) return;
  if (event.type === "product_card_clicked") noteList(event.product, event.list);
  const at = new Date().toISOString();
  teller().then(
    ({ tellEvent }) => {
      // What was done as one person is not told as another.
      if (useAuth.getState().token === token) tellEvent(event, at);
    },
    () => {},
  );
}

/** By product: the list it was opened from. What happens on its page is owed to that list. */
const opened = new Map<number, string>();
const mostOpened = 500;

export const listOpenedFrom = (product: number): string | undefined => opened.get(product);

function noteList(product: number, list: string | undefined): void {
  opened.delete(product);
  if (list) opened.set(product, list);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
}

if (!import.meta.env.SSR)
  useAuth.subscribe(({ token }, before) => {
    if (token !== before.token) opened.clear();
  });

import { eventBounds, type ProductEventType, type Surface } from "#vocabulary/product-event.ts";
import { once } from "#web/data/once.ts";
import { useAuth } from "./auth.ts";
import { call, loadCalls } from "./call.ts";

export type RecordedEvent = {
  readonly type: ProductEventType;
  readonly product: number;
  readonly surface: Surface;
  /** The list it was met in, as recommendations name theirs. */
  readonly list?: string | undefined;
};

type Happened = {
  readonly id: string;
  readonly type: ProductEventType;
  readonly product_id: number;
  readonly at: string;
  readonly surface: Surface;
  readonly list_id?: string;
};

/** What happened and was not told yet, oldest first. */
let waiting: readonly Happened[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;

const eventsCall = once(async () => (await import("#contract/events.ts")).addEvents);

/** Nobody waits for it: it goes together with what else happens meanwhile. */
const gatherMs = 4000;
/** After a failure; what cannot be told for long is let go. */
const againMs = 30_000;
const most = 500;

/** Tells of it together with what else happens meanwhile. */
export function tellEvent({ type, product, surface, list }: RecordedEvent, at: string): void {
  const event = { id: newId(), type, product_id: product, at, surface };
  waiting = [...waiting, list ? { ...event, list_id: list } : event].slice(-most);
  // There is no time for it any more when the page is left.
  void loadCalls(eventsCall);
  if (waiting.length >= eventBounds.atOnce) void tell();
  else later(gatherMs);
}

function later(ms: number): void {
  timer ??= setTimeout(() => void tell(), ms);
}

async function tell(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.slice(0, eventBounds.atOnce);
  if (sending || events.length === 0) return;
  sending = true;
  const answer = await call(eventsCall, { body: { events: [...events] } });
  sending = false;
  // The same id is the same event: what is sent again although it had arrived happened once all the same.
  const isHeld = !answer.ok && (answer.refusal.kind === "unreachable" || isBusy(answer.refusal));
  if (!isHeld) waiting = waiting.filter((event) => !events.includes(event));
  if (waiting.length > 0) later(isHeld ? againMs : gatherMs);
}

const isBusy = (refusal: { readonly kind: string; readonly status?: number }): boolean =>
  refusal.kind === "refused" && (refusal.status ?? 0) >= 429;

/** `crypto.randomUUID` is missing on addresses without TLS. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

if (!import.meta.env.SSR) {
  // The last moment that a page on a phone is sure to have. The call outlives the page.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || waiting.length === 0) return;
    sending = false;
    void tell();
  });
  // What was done as one person is not told as another.
  useAuth.subscribe(({ token }, before) => {
    if (token === before.token) return;
    waiting = [];
  });
}

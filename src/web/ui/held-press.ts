/** Something that was pressed, ticked or written in before it could hear it. */
export type Held = {
  readonly on: HTMLElement;
  readonly checked?: boolean | undefined;
  readonly value?: string | undefined;
};

/** A part of a page whose code has not come. */
export type SleepingPart = {
  readonly place: Element;
  /** Says whether it came. */
  readonly fetch: () => Promise<boolean>;
  /** What else fetches it. */
  readonly near: ((element: Element, act: () => void) => () => void) | undefined;
};

/** Something that was done to one. What can be done no more is stuck: nothing waits for it. */
export type Waiting = Held & { readonly parts: readonly SleepingPart[]; isStuck?: true };

/** What was done meanwhile, in the order it was done; whether that is being done again. */
export const asleep = new Set<SleepingPart>();
export const waiting: Waiting[] = [];
export const again = { isDone: false };

export const partsAround = (target: EventTarget | null): readonly SleepingPart[] =>
  target instanceof Node ? [...asleep].filter(({ place }) => place.contains(target)) : [];

/** Keeps a press for later. What the browser can do without us, it does: folds open, links open elsewhere. */
export function holdPress(event: MouseEvent): Held | undefined {
  const { target } = event;
  if (!(target instanceof Element) || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const on = target.closest<HTMLElement>("a[href], button, input, label");
  // What a label is for is pressed by the browser right after it.
  if (!on || on instanceof HTMLLabelElement) return undefined;
  // A box shows its tick at once, and nobody takes it away meanwhile.
  if (isBox(on)) return { on, checked: on.checked };
  if (on instanceof HTMLInputElement || (on instanceof HTMLAnchorElement && on.target)) return undefined;
  event.preventDefault();
  event.stopPropagation();
  return { on };
}

/** Keeps what is written in a field or chosen from a list, or where a slider is drawn to. */
export function holdWords({ target }: Event): Held | undefined {
  const isField = target instanceof HTMLInputElement && !isBox(target);
  return isField || target instanceof HTMLSelectElement ? { on: target, value: target.value } : undefined;
}

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio");

/** Without their code, links are still links. */
export function leaveBy({ on }: Held): void {
  if (on instanceof HTMLAnchorElement) location.assign(on.href);
}

/** Something that was pressed, ticked or written in before it could hear it. */
export type Held = {
  readonly on: HTMLElement;
  readonly checked?: boolean | undefined;
  readonly value?: string | undefined;
};

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

/**
 * Does again what was held, now that it is heard: on what was pressed, or on what has come into its place. React hears
 * only of what changes: first it is as it was.
 */
export function doAgain({ on: pressed, checked, value }: Held, within: ParentNode | null): void {
  const on = pressed.isConnected
    ? pressed
    : [...(within?.querySelectorAll<HTMLElement>(pressed.tagName) ?? [])].find(
        (other) => nameOf(other) === nameOf(pressed),
      );
  if (!on) return;
  if (on instanceof HTMLSelectElement) {
    on.value = value ?? on.value;
    on.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  if (!(on instanceof HTMLInputElement)) {
    on.click();
  } else if (checked !== undefined) {
    on.checked = !checked;
    on.click();
  } else if (value !== undefined) {
    on.value = on.defaultValue;
    setValue?.call(on, value);
    on.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** What it is called, whatever is counted beside it. */
const nameOf = (element: HTMLElement): string =>
  element.ariaLabel ?? (element.closest("label") ?? element).textContent.replace(/\d/g, "");

/** Without their code, links are still links. */
export function doWithout({ on }: Held): void {
  if (on instanceof HTMLAnchorElement) location.assign(on.href);
}

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio");

/** The browser's own: React puts one before it on every field, to know what it has written there itself. */
const setValue = import.meta.env.SSR
  ? undefined
  : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

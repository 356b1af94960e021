import {
  again,
  asleep,
  type Held,
  leaveBy,
  partsAround,
  type SleepingPart,
  type Waiting,
  waiting,
} from "./held-press.ts";

let isGoingOn = false;

/** Does what waits and is heard by now, in its order. */
export async function goOn(): Promise<void> {
  for (const one of waiting) if (!one.isStuck) wakeFor(one);
  if (isGoingOn) return;
  isGoingOn = true;
  for (let one = nextHeard(); one; one = nextHeard()) {
    waiting.splice(waiting.indexOf(one), 1);
    again.isDone = true;
    doAgain(one, one.parts[0]?.place ?? null);
    again.isDone = false;
    // What comes of it is there before what was done next.
    await new Promise((next) => setTimeout(next));
  }
  isGoingOn = false;
}

/** The first that is heard by now, unless it was done after something that others wait for. */
function nextHeard(): Waiting | undefined {
  for (const one of waiting) {
    if (stillAsleep(one).length === 0) return one;
    if (!one.isStuck) return undefined;
  }
  return undefined;
}

/** Parts may lie within parts. */
const stillAsleep = (one: Waiting): readonly SleepingPart[] => [
  ...one.parts.filter((part) => asleep.has(part)),
  ...partsAround(one.on),
];

function wakeFor(one: Waiting): void {
  for (const part of stillAsleep(one))
    void part.fetch().then((isThere) => {
      if (!isThere && waiting.includes(one)) giveUp(one);
    });
}

/** It stays for the case that its part awakes after all, but nothing waits for it. */
function giveUp(one: Waiting): void {
  one.isStuck = true;
  leaveBy(one);
  void goOn();
}

/**
 * Does again what was held, now that it is heard: on what was pressed, or on what has come into its place. React hears
 * only of what changes: first it is as it was.
 */
function doAgain({ on: pressed, checked, value }: Held, within: ParentNode | null): void {
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

/** The browser's own: React puts one before it on every field, to know what it has written there itself. */
const setValue = import.meta.env.SSR
  ? undefined
  : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

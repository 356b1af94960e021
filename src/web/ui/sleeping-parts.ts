import { doAgain, doWithout, type Held, holdPress, holdWords } from "./held-press.ts";

/** A part of a page whose code has not come. */
export type SleepingPart = {
  readonly place: Element;
  /** Says whether it came. */
  readonly fetch: () => Promise<boolean>;
};

type Waiting = Held & { readonly parts: readonly SleepingPart[]; isStuck?: true };

/** Longer than that nobody is kept from leaving. */
const patienceMs = 4000;

const touches = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

const asleep = new Set<SleepingPart>();
/** What was done to them meanwhile, in the order it was done. */
const waiting: Waiting[] = [];
let isListening = false;
let isDoing = false;

/** Until it is awake (call what this returns), a touch fetches its code, and what is pressed in it waits for that. */
export function asleepUntil(part: SleepingPart): () => void {
  listen();
  asleep.add(part);
  return () => {
    asleep.delete(part);
    void goOn();
  };
}

/** React holds back from the page what is meant for a part that it has not taken over: only the window hears of it. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  const hear = <Name extends keyof WindowEventMap>(name: Name, work: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, work, { capture: true });
  for (const touch of touches)
    hear(touch, ({ target }) => {
      for (const part of partsAround(target)) void part.fetch();
    });
  hear("click", (event) => {
    // What leads away waits as well: the page it leads away from has yet to hear of something.
    const waits = partsAround(event.target).length > 0 || (waiting.some(isBlocking) && isOnLink(event));
    if (!isDoing && waits) hold(holdPress(event));
  });
  hear("input", (event) => {
    if (!isDoing && partsAround(event.target).length > 0) hold(holdWords(event));
  });
}

const isOnLink = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("a[href]") !== null;

const partsAround = (target: EventTarget | null): readonly SleepingPart[] =>
  target instanceof Node ? [...asleep].filter(({ place }) => place.contains(target)) : [];

const isBlocking = ({ isStuck }: Waiting): boolean => !isStuck;

function hold(held: Held | undefined): void {
  if (!held) return;
  // Whoever presses twice since nothing happened means it once; of what is written the last counts.
  const before = waiting.findIndex(({ on }) => on === held.on);
  if (before >= 0) waiting.splice(before, 1);
  const one: Waiting = { ...held, parts: partsAround(held.on) };
  waiting.push(one);
  wakeFor(one);
  if (one.on instanceof HTMLAnchorElement)
    setTimeout(() => {
      if (waiting.includes(one)) giveUp(one);
    }, patienceMs);
}

const stillAsleep = (one: Waiting): readonly SleepingPart[] => [
  ...new Set([...one.parts.filter((part) => asleep.has(part)), ...partsAround(one.on)]),
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
  doWithout(one);
  void goOn();
}

let isGoingOn = false;

async function goOn(): Promise<void> {
  if (isGoingOn) return;
  isGoingOn = true;
  for (let one = nextHeard(); one; one = nextHeard()) {
    waiting.splice(waiting.indexOf(one), 1);
    isDoing = true;
    doAgain(one, one.parts[0]?.place ?? null);
    isDoing = false;
    // What comes of it is there before what was done next.
    await new Promise((next) => setTimeout(next));
  }
  isGoingOn = false;
}

/** The first that is heard by now, unless it was done after something that others wait for. */
function nextHeard(): Waiting | undefined {
  for (const one of waiting) {
    if (stillAsleep(one).length === 0) return one;
    if (!isBlocking(one)) continue;
    // Parts may lie within parts.
    wakeFor(one);
    return undefined;
  }
  return undefined;
}

import {
  again,
  asleep,
  type Held,
  holdPress,
  holdWords,
  leaveBy,
  partsAround,
  type SleepingPart,
  waiting,
} from "./held-press.ts";

/** Longer than that nobody is kept from leaving. */
const patienceMs = 4000;

const touches = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Until it is awake (call what this returns), a touch fetches its code, and what is pressed in it waits for that. */
export function asleepUntil(part: SleepingPart): () => void {
  asleep.add(part);
  const leave = part.near?.(part.place.firstElementChild ?? part.place, part.fetch);
  return () => {
    leave?.();
    asleep.delete(part);
    goOn();
  };
}

/** React holds back from the page what is meant for a part that it has not taken over: only the window hears of it. */
function hear<Name extends keyof WindowEventMap>(
  name: Name,
  work: (event: WindowEventMap[Name], parts: readonly SleepingPart[]) => void,
): void {
  window.addEventListener(name, (event) => work(event, partsAround(event.target)), { capture: true });
}

if (!import.meta.env.SSR) {
  for (const touch of touches)
    hear(touch, (_, parts) => {
      for (const part of parts) void part.fetch();
    });
  hear("click", (event, parts) => {
    // What leads away waits as well: the page it leads away from has yet to hear of something.
    if (parts.length > 0 || (isOnLink(event) && waiting.some(({ isStuck }) => !isStuck)))
      hold(parts, () => holdPress(event));
  });
  hear("input", (event, parts) => {
    if (parts.length > 0) hold(parts, () => holdWords(event));
  });
}

const isOnLink = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("a[href]") !== null;

function hold(parts: readonly SleepingPart[], take: () => Held | undefined): void {
  const held = again.isDone ? undefined : take();
  if (!held) return;
  // Whoever presses twice since nothing happened means it once; of what is written the last counts.
  const before = waiting.findIndex(({ on }) => on === held.on);
  if (before >= 0) waiting.splice(before, 1);
  const one = { ...held, parts };
  waiting.push(one);
  goOn();
  setTimeout(() => {
    if (waiting.includes(one)) leaveBy(one);
  }, patienceMs);
}

/** Its code is for those who are quicker than their page. */
function goOn(): void {
  if (waiting.length > 0)
    void import("./do-again.ts").then(
      (later) => later.goOn(),
      () => waiting.forEach(leaveBy),
    );
}

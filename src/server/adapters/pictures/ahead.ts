import type { Maker, Target } from "./maker.ts";
import type { Shelf } from "./shelf.ts";

/** A moment's work in quiet moments; says whether there may be more. */
export type Chores = {
  readonly chore: () => Promise<boolean>;
  /** Somebody looked at it while only a quicker format was there. */
  readonly addIncomplete: (target: Target) => void;
};

const mostIncomplete = 2_000;

/** Products come and go, and a merchant who did not answer may answer later. */
const betweenRoundsMs = 3_600_000;

/** First the shelf is tidied, then what people look at gets its better format, then the rest is made, in rounds. */
export function openChores(
  maker: Maker,
  shelf: Shelf,
  everything: () => Iterable<Target>,
  now: () => number,
): Chores {
  const incomplete = new Map<string, Target>();
  let rest: Iterator<Target> | undefined;
  let begun = 0;

  const makeMissing = async (target: Target): Promise<void> => {
    const formats = await maker.missing(target);
    if (formats.length > 0) await maker.make(target, formats, "idle");
  };

  return {
    addIncomplete: (target) => {
      if (incomplete.size < mostIncomplete) incomplete.set(`${target.hash}-${target.width}`, target);
    },
    chore: async () => {
      if (!rest) {
        await shelf.tidy();
        rest = everything()[Symbol.iterator]();
        begun = now();
        return true;
      }
      if (!shelf.takesMore()) return false;
      for (const [key, target] of incomplete) {
        incomplete.delete(key);
        await makeMissing(target);
        return true;
      }
      const next = shelf.hasRoom() ? rest.next() : undefined;
      if (next?.done && now() - begun > betweenRoundsMs) rest = undefined;
      if (!next || next.done) return false;
      await makeMissing(next.value);
      return true;
    },
  };
}

/** So many wait in line at once: the line stays free for others. */
const sideBySide = 8;

/** Makes the quick format of these now, and says how far it is: four times, whatever their number. */
export async function makeAhead(
  maker: Maker,
  targets: Iterable<Target>,
  report: (step: string) => void,
): Promise<void> {
  const wanted: Target[] = [];
  for (const target of targets) if ((await maker.missing(target)).includes("webp")) wanted.push(target);
  const step = Math.ceil(wanted.length / 4);
  const left = wanted.values();
  let made = 0;
  const work = async () => {
    for (const target of left) {
      if (!(await maker.make(target, ["webp"], "idle"))) continue;
      made += 1;
      if (made % step === 0 || made === wanted.length)
        report(`drew ${made} of ${wanted.length} first pictures`);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
}

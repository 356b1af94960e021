import { classNames } from "./class-names.ts";

export type StitchState = "liked" | "passed" | "now" | "ahead";

export interface StitchProps {
  stitches: readonly { state: StitchState; stretch?: boolean | undefined }[];
  /** Said instead of the drawing: "Card 8 of 20". */
  label: string;
  className?: string | undefined;
}

/** Progress through a deck: red is liked, grey passed, raised a stretch. */
export function Stitch({ stitches, label, className }: StitchProps) {
  return (
    <div role="img" aria-label={label} className={classNames("flex h-3.5 items-center gap-1", className)}>
      {stitches.map((stitch, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a stitch is its place in the row
          key={place}
          className={classNames(
            "h-0.5 flex-1 rounded-chip transition-transform duration-slow ease-out",
            colours[stitch.state],
            stitch.stretch && "-translate-y-1.25",
          )}
        />
      ))}
    </div>
  );
}

export interface StepsProps {
  /** How many steps, and how many of them are done (the current one included). */
  count: number;
  done: number;
  /** Said instead of the drawing: "Budget, 4 of 5". */
  label: string;
  className?: string | undefined;
}

/** Progress through a few steps. */
export function Steps({ count, done, label, className }: StepsProps) {
  return (
    <div role="img" aria-label={label} className={classNames("flex gap-2", className)}>
      {[...Array(count).keys()].map((step) => (
        <span
          key={step}
          className={classNames("h-0.5 flex-1 rounded-chip", step < done ? "bg-ink" : "bg-thread")}
        />
      ))}
    </div>
  );
}

/** Three stitches of thread: a mark of the house over an empty or a closing section. */
export function StitchRule({ className }: { className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames("flex h-0.5 w-14 gap-1.5", className)}>
      <span className="flex-1 rounded-chip bg-accent" />
      <span className="flex-1 -translate-y-1 rounded-chip bg-accent" />
      <span className="flex-1 rounded-chip bg-accent" />
    </span>
  );
}

const colours: Record<StitchState, string> = {
  liked: "bg-accent",
  passed: "bg-ink/40",
  now: "bg-ink",
  ahead: "bg-thread",
};

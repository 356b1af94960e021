import { classNames } from "./class-names.ts";

export interface MatchRingProps {
  /** 0 to 100. */
  score: number;
  /** "Match 94 of 100". */
  label: string;
  /** 40 on cards, 52 beside a sentence, 88 on the product page. */
  size?: 40 | 52 | 88 | undefined;
  className?: string | undefined;
}

/** How sure we are: a thread on a hairline. */
export function MatchRing({ score, label, size = 40, className }: MatchRingProps) {
  const shown = Math.round(Math.min(100, Math.max(0, score)));
  const width = size === 88 ? 1.25 : 2;
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames(
        "relative inline-grid flex-none place-items-center rounded-chip",
        sizes[size],
        size !== 88 && "bg-surface text-ink",
        className,
      )}
    >
      <svg
        viewBox="0 0 40 40"
        fill="none"
        strokeWidth={width}
        className="absolute inset-0 size-full -rotate-90"
        aria-hidden="true"
      >
        <circle cx="20" cy="20" r="17.5" className="stroke-line" />
        {shown > 0 && (
          <circle
            cx="20"
            cy="20"
            r="17.5"
            pathLength="100"
            strokeDasharray={`${shown} 100`}
            strokeLinecap="round"
            className="stroke-accent transition-[stroke-dasharray] duration-slow ease-out"
          />
        )}
      </svg>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}

const sizes = {
  40: "size-10 num text-12 font-semibold",
  52: "size-13 font-serif text-d22",
  88: "size-22 font-serif text-d40",
};

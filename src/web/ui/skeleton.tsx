import { classNames } from "./class-names.ts";

export interface SkeletonProps {
  /** The shape of a button or a ring rather than of a picture. */
  round?: boolean | undefined;
  /** Its height and width. */
  className?: string | undefined;
}

/** A block of the final size. Hidden from screen readers: say "loading" once beside it. */
export function Skeleton({ round, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "block animate-breathe bg-studio",
        round ? "rounded-chip" : "rounded-pic",
        className,
      )}
    />
  );
}

export function PictureSkeleton({ className }: { className?: string | undefined }) {
  return <Skeleton className={classNames("aspect-picture w-full", className)} />;
}

export interface TextSkeletonProps {
  lines?: number | undefined;
  /** The type the text will have, so that nothing moves when it comes. */
  size?: 12 | 14 | 16 | 18 | undefined;
  className?: string | undefined;
}

export function TextSkeleton({ lines = 3, size = 16, className }: TextSkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames("block", sizes[size], className)}>
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className="flex h-[1lh] items-center">
          <Skeleton
            className={classNames("h-[0.62em]", line === lines - 1 && lines > 1 ? "w-3/5" : widths[line % 3])}
          />
        </span>
      ))}
    </span>
  );
}

const sizes = { 12: "text-12", 14: "text-14", 16: "text-16", 18: "text-18" };
const widths = ["w-full", "w-11/12", "w-[97%]"];

import { classNames } from "./class-names.ts";

/** Work under way, drawn as a stitch that moves. The owner says so in words. */
export function Sewing({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classNames("h-1 w-12", className)}
      viewBox="0 0 48 4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="6 4"
      aria-hidden="true"
    >
      <path className="animate-sew" d="M2 2H46" />
    </svg>
  );
}

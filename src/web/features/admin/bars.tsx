import type { ReactNode } from "react";
import { Link } from "#web/features/navigation/link.tsx";
import { count } from "./figures.ts";

export type Bar = {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** What stands at its end, when it is not the value itself. */
  readonly said?: ReactNode;
  /** A quieter word under it. */
  readonly note?: ReactNode;
  /** Where its pieces or people are. */
  readonly to?: string;
};

type BarsProps = {
  /** What is compared, for screen readers. */
  label: string;
  bars: readonly Bar[];
  /** The value of a full bar; the largest when left out. */
  top?: number;
};

/** Lengths beside each other. Every figure is written out, so that nothing hangs on the drawing. */
export function Bars({ label, bars, top }: BarsProps) {
  const longest = Math.max(top ?? 0, ...bars.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,11fr)_minmax(0,13fr)_auto] gap-x-4 text-14">
      {bars.map(({ key, label: name, value, said, note, to }) => (
        <li key={key} className="col-span-3 grid grid-cols-subgrid items-center border-line border-b py-2">
          <span className="wrap-anywhere min-w-0 leading-tight">
            {to ? (
              <Link to={to} className="link hit-44">
                {name}
              </Link>
            ) : (
              name
            )}
            {note && <span className="mt-0.5 block text-12 text-muted">{note}</span>}
          </span>
          <svg
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="block h-2 w-full overflow-hidden"
          >
            <rect width="100" height="8" className="fill-wash" />
            <rect width={Math.round((value / longest) * 1000) / 10} height="8" className="fill-ink" />
          </svg>
          <span className="num min-w-12 text-right">{said ?? count(value)}</span>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import { Link } from "#web/features/navigation/link.tsx";

type FigureProps = {
  label: string;
  value: ReactNode;
  /** What it is to be read against. */
  note?: ReactNode;
  /** Where it is told in full. */
  to?: string | undefined;
};

/** One number, large, in the serif. */
export function Figure({ label, value, note, to }: FigureProps) {
  return (
    <div className="relative flex min-w-0 flex-col border-ink border-t pt-3">
      <dt className="text-14">
        {to ? (
          <Link to={to} className="link covers">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="mt-1">
        <span className="block font-serif text-d40 lining-nums md:text-d56">{value}</span>
        {note && <span className="mt-1 block text-12 text-muted">{note}</span>}
      </dd>
    </div>
  );
}

export function Figures({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">{children}</dl>;
}

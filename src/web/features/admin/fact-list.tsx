import type { ReactNode } from "react";
import { Link } from "#web/features/navigation/link.tsx";
import { classNames } from "#web/ui/class-names.ts";

type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Where what is counted can be seen. */
  readonly to?: string;
  /** Somebody should look at it. */
  readonly alarming?: boolean;
};

type FactListProps = {
  facts: readonly Fact[];
  /** Beside each other where there is room. */
  wide?: boolean;
};

/** Names and values, a hairline between them. */
export function FactList({ facts, wide = false }: FactListProps) {
  return (
    <dl className={classNames("text-14", wide && "grid gap-x-12 sm:grid-cols-2 xl:grid-cols-3")}>
      {facts.map(({ label, value, note, to, alarming }) => (
        <div
          key={label}
          className="flex min-h-11 items-center justify-between gap-x-6 border-line border-b py-1.5"
        >
          <dt className="min-w-0">
            {to ? (
              <Link to={to} className="link hit-44">
                {label}
              </Link>
            ) : (
              label
            )}
            {note && <span className="block text-12 text-muted">{note}</span>}
          </dt>
          <dd className={classNames("num wrap-anywhere min-w-0 text-right", alarming && "text-accent")}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { MouseEvent } from "react";
import type { LooksWanted } from "#web/features/looks/looks-address.ts";
import { Link } from "#web/features/navigation/link.tsx";

export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly change: Partial<LooksWanted>;
  readonly chosen: boolean;
  /** Whether nothing would be shown. */
  readonly empty: boolean;
}

type ChoicesProps = {
  label: string;
  choices: readonly Choice[];
  addressWith: (change: Partial<LooksWanted>) => string;
  onChoose: (change: Partial<LooksWanted>) => void;
  wrap?: boolean;
};

const chip = "inline-flex min-h-11 items-center whitespace-nowrap rounded-chip border px-4 text-14";
const offered =
  "border-edge transition-colors duration-fast hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

/** In one line that scrolls by itself on phones, or over several. What would show nothing leads nowhere. */
export function Choices({ label, choices, addressWith, onChoose, wrap = false }: ChoicesProps) {
  return (
    <nav aria-label={label} className={wrap ? undefined : "-mx-edge overflow-x-auto px-edge md:mx-0 md:px-0"}>
      <ul className={wrap ? "flex flex-wrap gap-2 pb-2" : "flex w-max gap-2 md:w-auto md:flex-wrap"}>
        {choices.map(({ key, label: text, change, chosen, empty }) => (
          <li key={key}>
            {empty && !chosen ? (
              <span aria-disabled="true" className={`${chip} border-line text-muted opacity-60`}>
                {text}
              </span>
            ) : (
              <Link
                to={addressWith(change)}
                preventScrollReset
                aria-current={chosen ? "true" : undefined}
                className={`${chip} ${offered}`}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  onChoose(change);
                }}
              >
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Not for another tab or a download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

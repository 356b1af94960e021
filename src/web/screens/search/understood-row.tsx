import type { UnderstoodWords } from "#contract/search.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { cleared } from "#web/features/search/change-search.ts";
import { chosenPills, type Pill, understoodPills } from "#web/features/search/pills.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { CloseIcon } from "#web/ui/icons.tsx";
import type { FacetContext } from "./facet-context.ts";
import { priceText } from "./price-text.ts";
import { SaveSearch } from "./save-search.tsx";
import { ShareButton } from "./share-button.tsx";
import { searchPath } from "./use-search.ts";

type UnderstoodRowProps = FacetContext & { understood: readonly UnderstoodWords[] | undefined };

/** What the words were taken for and what was chosen: each can be taken back. */
export function UnderstoodRow({ search, understood = [], labelOf, universe }: UnderstoodRowProps) {
  const heard = understoodPills(search, understood);
  const pills = [...heard, ...chosenPills(search, labelOf, { price: priceText, mine: m.search_mine() })];
  const isEmpty = pills.length === 0 && !search.q;
  return (
    <div className="flex flex-col gap-x-8 gap-y-1 px-edge pt-4 md:flex-row md:items-start md:justify-between">
      {pills.length === 0 ? (
        <p className="flex min-h-11 items-center text-14 text-muted">{isEmpty && m.search_hint()}</p>
      ) : (
        <div className="-mx-edge scroller flex min-h-11 min-w-0 items-center gap-2 px-edge md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          <span className="flex-none pr-2 text-14 text-muted">
            {heard.length > 0 ? m.search_understood() : m.search_chosen()}
          </span>
          <ul className="contents">
            {pills.map((pill) => (
              <li key={pill.key + pill.not} className="flex-none">
                <PillLink pill={pill} />
              </li>
            ))}
          </ul>
          <Link
            to={searchPath(cleared(search))}
            preventScrollReset
            className="hit-44 ml-2 flex-none text-14 text-muted transition-colors duration-fast hover:text-ink"
          >
            {m.search_clear_all()}
          </Link>
        </div>
      )}
      <div
        className={classNames(
          "flex flex-none flex-wrap items-center gap-1",
          isEmpty && "invisible max-md:hidden",
        )}
      >
        {search.q && (
          <Link
            to={`/assistant?q=${encodeURIComponent(search.q)}`}
            className="link hit-44 mr-4 whitespace-nowrap text-14"
          >
            {m.search_ask()}
          </Link>
        )}
        <SaveSearch search={search} universe={universe} name={nameOf(search.q, pills)} />
        <ShareButton search={search} universe={universe} />
      </div>
    </div>
  );
}

function PillLink({ pill: { label, not, without } }: { pill: Pill }) {
  return (
    <Link
      to={searchPath(without)}
      preventScrollReset
      aria-label={not ? m.search_remove_not({ name: label }) : m.search_remove({ name: label })}
      className={classNames(
        "hit-44 group flex h-9 items-center gap-2 whitespace-nowrap rounded-chip border px-3.5 text-14 pointer-coarse:h-11",
        "transition-colors duration-fast",
        not ? "border-line text-muted hover:border-ink" : "border-ink hover:bg-wash",
      )}
    >
      {not && <span>{m.search_not()} </span>}
      <span className={classNames(not && "line-through")}>{label}</span>
      <CloseIcon className="size-3 opacity-70 group-hover:opacity-100" />
    </Link>
  );
}

/** What a saved search is called until somebody calls it otherwise. */
const nameOf = (q: string, pills: readonly Pill[]): string =>
  (q || pills.map(({ label, not }) => (not ? `${m.search_not()} ${label}` : label)).join(", ")).slice(0, 80);

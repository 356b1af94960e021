import type { SearchAnswer } from "#contract/search.ts";
import { Link } from "#web/features/navigation/link.tsx";
import type { Search } from "#web/features/search/address.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { searchPath } from "./use-search.ts";

/** What the words were taken for where they are written otherwise, and what nobody goes by. */
export function Heard({ search, answer }: { search: Search; answer: SearchAnswer }) {
  const { suggestion, unheard = [] } = answer;
  if (!suggestion && unheard.length === 0) return null;
  return (
    <p className="px-edge py-3 text-14 text-muted lg:px-3">
      {suggestion && (
        <>
          {m.search_showing_for({ query: search.q })}{" "}
          <Link
            to={searchPath({ ...search, q: suggestion, page: 1 })}
            preventScrollReset
            className="link hit-44 text-ink"
          >
            {m.search_quoted({ word: suggestion })}
          </Link>
          .{" "}
        </>
      )}
      {unheard.length > 0 &&
        m.search_unheard({ words: unheard.map((word) => m.search_quoted({ word })).join(", ") })}
    </p>
  );
}

export function PastEnd({ search }: { search: Search }) {
  return (
    <div className="flex min-h-120 flex-col items-center justify-center gap-6 px-edge text-center">
      <p className="display-28">{m.search_past_end()}</p>
      <Link to={searchPath({ ...search, page: 1 })} className={buttonClass()}>
        {m.search_past_end_back()}
      </Link>
    </div>
  );
}

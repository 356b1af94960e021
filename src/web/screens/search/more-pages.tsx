import { type MouseEvent, useEffect, useRef, useState } from "react";
import { formatNumber } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import type { Search } from "#web/features/search/address.ts";
import { type Listing, pageAfter, pageSize } from "#web/features/search/page-memory.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { buttonClass } from "#web/ui/button.tsx";
import { Sewing } from "#web/ui/sewing.tsx";
import type { Listed } from "./use-listing.ts";
import { searchPath } from "./use-search.ts";

/** So many pages come by themselves; then the end of the page can be reached, and the button asks for as many again. */
const byThemselves = 4;

type MorePagesProps = Pick<Listed, "more" | "loadMore" | "busy"> & { listing: Listing; search: Search };

export function MorePages({ more, loadMore, busy, listing, search }: MorePagesProps) {
  const next = pageAfter(listing);
  const near = useRef<HTMLDivElement>(null);
  const [allowed, setAllowed] = useState({ question: listing.question, until: byThemselves + 1 });
  const until = allowed.question === listing.question ? allowed.until : byThemselves + 1;
  const isAuto = next !== undefined && listing.pages.length < until && more === "idle" && !busy;
  useEffect(() => {
    const { current: element } = near;
    if (!isAuto || !element) return;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadMore();
      },
      { rootMargin: "1400px 0px" },
    );
    watching.observe(element);
    return () => watching.disconnect();
  }, [isAuto, loadMore]);

  const language = currentLanguage();
  const total = listing.pages[0]?.total ?? 0;
  const shown = listing.pages.reduce(
    (sum, { products }) => sum + products.length,
    (listing.first - 1) * pageSize,
  );
  function ask(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAllowed({ question: listing.question, until: listing.pages.length + byThemselves });
    loadMore();
  }
  return (
    <div ref={near} className="flex flex-col items-center gap-4 px-edge pt-10 pb-6 text-14">
      <p className="num text-muted">
        {m.search_showing({
          shown: formatNumber(Math.min(shown, total), language),
          total: formatNumber(total, language),
        })}
      </p>
      <div role="alert">{more === "failed" && <p>{m.search_more_failed()}</p>}</div>
      {next !== undefined && (
        <Link
          to={searchPath({ ...search, page: next })}
          rel="next"
          onClick={ask}
          aria-busy={more === "busy"}
          className={buttonClass()}
        >
          {more === "busy" ? (
            <>
              <span className="invisible">{m.search_show_more()}</span>
              <Sewing className="absolute" />
            </>
          ) : more === "failed" ? (
            m.search_again()
          ) : (
            m.search_show_more()
          )}
        </Link>
      )}
    </div>
  );
}

import type { FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { Link } from "#web/features/navigation/link.tsx";
import { pageHead } from "#web/features/page-head/page-head.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { publicUrlOf } from "#web/state/root-data.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageHead({
    title: m.search_title(),
    description: m.search_empty_text(),
    path: location.pathname,
    publicUrl: publicUrlOf(matches),
  });

export default function Search() {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search).get("q")?.trim() ?? "";
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    void navigate(words ? `?${new URLSearchParams({ q: words })}` : "?");
  }
  return (
    <div className="mx-auto max-w-page px-edge pt-12 md:pt-16">
      <h1 className="sr-only">
        <Headline text={m.search_headline()} />
      </h1>
      <search>
        <form onSubmit={ask} className="flex items-center gap-4 border-ink border-b pb-3">
          <SearchIcon className="size-7 flex-none" />
          <input
            key={query}
            type="search"
            name="q"
            defaultValue={query}
            aria-label={m.search_label()}
            placeholder={m.search_placeholder()}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="min-h-13 w-full min-w-0 bg-transparent font-serif text-d28 outline-none placeholder:text-muted md:text-d56"
          />
        </form>
      </search>
      {query && <p className="mt-5 text-14 text-muted">{m.search_heard({ query })}</p>}
      <div className="pt-16">
        <EmptyState
          scene="empty-rail"
          title={m.search_empty_catalogue()}
          text={m.search_empty_text()}
          actions={
            <Link to="/blog" className={buttonClass()}>
              {m.nav_journal()}
            </Link>
          }
        />
      </div>
    </div>
  );
}

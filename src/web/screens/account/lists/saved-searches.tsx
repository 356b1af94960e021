import { useEffect, useRef, useState } from "react";
import type { Problem } from "#contract/client.ts";
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from "#contract/saved-search.ts";
import type { Result } from "#vocabulary/result.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { SavedSearchRow, type SearchChange } from "./saved-search-row.tsx";

type Known = { readonly searches?: readonly SavedSearch[]; readonly failed?: boolean };

/** Every search someone saved, with what to be told of it. Changes show at once and go back when they are not kept. */
export default function SavedSearchesTab() {
  const [{ searches, failed }, setKnown] = useState<Known>({});
  const list = useRef<HTMLUListElement>(null);
  async function ask() {
    setKnown({});
    const answer = await client(listSavedSearches, {});
    setKnown(answer.ok ? { searches: answer.value.saved_searches } : { failed: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and again on demand
  useEffect(() => void ask(), []);

  const edit = (work: (before: readonly SavedSearch[]) => readonly SavedSearch[]) =>
    setKnown(({ searches: before = [] }) => ({ searches: work(before) }));

  async function change(search: SavedSearch, next: SearchChange) {
    const put = (one: SavedSearch) => edit((all) => all.map((old) => (old.id === one.id ? one : old)));
    put({ ...search, ...next });
    const answer = await client(changeSavedSearch, { params: { id: search.id }, body: next });
    if (answer.ok) return put(answer.value.saved_search);
    put(search);
    tellOf(answer);
  }

  async function remove(search: SavedSearch) {
    edit((all) => all.filter(({ id }) => id !== search.id));
    // The button that had the focus leaves with its row.
    list.current?.focus();
    const answer = await client(deleteSavedSearch, { params: { id: search.id } });
    const gone = answer.ok || (answer.refusal.kind === "refused" && answer.refusal.status === 404);
    if (!gone) {
      edit((all) => inOrder([...all, search]));
      return tellOf(answer);
    }
    showToast({
      text: m.searches_removed({ name: search.name }),
      action: { label: m.lists_undo(), run: () => void restore(search) },
    });
  }

  async function restore({ name, query, alert }: SavedSearch) {
    const answer = await client(saveSearch, { body: { name, query, alert } });
    if (answer.ok) edit((all) => inOrder([answer.value.saved_search, ...all]));
    else tellOf(answer);
  }

  return (
    <section className="max-w-275 pt-6 pb-14 lg:pb-20">
      <h2 className="display-40">
        <Headline text={m.searches_headline()} />
      </h2>
      <p className="mt-4 mb-10 max-w-[60ch] text-muted">{m.searches_note()}</p>
      {failed && (
        <>
          <p role="alert">{m.searches_failed()}</p>
          <Button look="ink" className="mt-4" onClick={() => void ask()}>
            {m.lists_again()}
          </Button>
        </>
      )}
      {!searches && !failed && <Skeleton className="h-60" />}
      {searches?.length === 0 && <Nothing />}
      {searches && searches.length > 0 && (
        <ul ref={list} tabIndex={-1} className="border-line border-t outline-none">
          {searches.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              onChange={(next) => void change(search, next)}
              onRemove={() => void remove(search)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const inOrder = (searches: readonly SavedSearch[]): readonly SavedSearch[] =>
  searches.toSorted((one, other) => other.created_at.localeCompare(one.created_at));

function tellOf(answer: Result<unknown, Problem>): void {
  if (!answer.ok && answer.refusal.kind !== "no_token")
    showToast({ text: m.searches_unchanged(), urgent: true });
}

function Nothing() {
  return (
    <EmptyState
      scene="empty-rail"
      heading="h3"
      title={m.searches_empty()}
      text={m.searches_empty_text()}
      actions={
        <Link to="/search" className={buttonClass({ look: "ink" })}>
          {m.nav_search()}
        </Link>
      }
    />
  );
}

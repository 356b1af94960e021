import { type FormEvent, useState } from "react";
import type { SavedSearch } from "#contract/saved-search.ts";
import { formatDay } from "#vocabulary/format.ts";
import { type SearchAlert, savedSearchBounds, searchAlerts } from "#vocabulary/saved-search.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TrashIcon } from "#web/ui/late-icons.tsx";
import { Segmented } from "#web/ui/segmented.tsx";

export type SearchChange = { readonly name?: string; readonly alert?: SearchAlert };

type SavedSearchRowProps = {
  search: SavedSearch;
  onChange: (change: SearchChange) => void;
  onRemove: () => void;
};

const alertLabels: Readonly<Record<SearchAlert, () => string>> = {
  off: m.searches_alert_off,
  daily: m.searches_alert_daily,
  instant: m.searches_alert_instant,
};

export function SavedSearchRow({ search, onChange, onRemove }: SavedSearchRowProps) {
  const [renaming, setRenaming] = useState(false);
  const { name, query, alert, created_at, last_run_at } = search;
  const day = (iso: string) => formatDay(iso, currentLanguage());
  return (
    <li className="grid gap-x-8 gap-y-2 border-line border-b py-5 md:grid-cols-[1fr_auto_auto] md:items-center">
      {renaming ? (
        <Rename
          name={name}
          onDone={(next) => {
            setRenaming(false);
            if (next && next !== name) onChange({ name: next });
          }}
        />
      ) : (
        <div className="min-w-0">
          <h3 className="text-18">
            <Link to={`/search${query && "?"}${query.replace(/^\?/, "")}`} className="link break-words">
              {name}
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-14 text-muted">
            <span>{m.searches_saved_on({ day: day(created_at) })}</span>
            {last_run_at && <span>{m.searches_looked_on({ day: day(last_run_at) })}</span>}
            <button type="button" onClick={() => setRenaming(true)} className="link min-h-11">
              {m.searches_rename()}
              <span className="sr-only"> {name}</span>
            </button>
          </p>
        </div>
      )}
      <Segmented<SearchAlert>
        label={m.searches_alert({ name })}
        value={alert}
        options={searchAlerts.map((value) => ({ value, label: alertLabels[value]() }))}
        onChange={(value) => onChange({ alert: value })}
      />
      <IconButton label={m.searches_remove({ name })} icon={<TrashIcon />} onClick={onRemove} />
    </li>
  );
}

/** Enter keeps the new name, Escape the old one. */
function Rename({ name, onDone }: { name: string; onDone: (name: string | undefined) => void }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onDone(String(new FormData(event.currentTarget).get("name") ?? "").trim());
  }
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && onDone(undefined)}
      className="flex items-center gap-3"
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever pressed "rename" is about to type
        autoFocus
        name="name"
        defaultValue={name}
        required
        maxLength={savedSearchBounds.nameLength}
        aria-label={m.searches_new_name()}
        className="min-h-11 w-full min-w-0 border-edge border-b bg-transparent text-18 outline-offset-4"
      />
      <Button type="submit" size="small">
        {m.searches_keep_name()}
      </Button>
    </form>
  );
}

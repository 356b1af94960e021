import { useEffect, useState } from "react";
import { changeProducts, listCatalogue, productLacks, productStates } from "#contract/admin/catalogue.ts";
import { universes } from "#vocabulary/universe.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { DataTable } from "#web/features/admin/data-table.tsx";
import { count } from "#web/features/admin/figures.ts";
import { ChoiceFilter, Filters, WordsFilter } from "#web/features/admin/filters.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { oneOf, useFilters } from "#web/features/admin/use-filters.ts";
import {
  categoryChoices,
  choicesOf,
  lackWords,
  stateWords,
  universeWords,
} from "#web/features/admin-catalogue/catalogue-words.ts";
import { productColumns } from "#web/features/admin-catalogue/product-columns.tsx";
import { useSelection } from "#web/features/admin-catalogue/use-selection.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { showToast } from "#web/ui/toast-store.ts";

const names = ["q", "universe", "category", "source", "state", "lacks"] as const;

/** Every product there is or was, and the way to hide some of them. */
export default function CatalogueScreen() {
  const { values, set, clear, any, cursor } = useFilters(names);
  const universe = oneOf(universes, values.universe);
  const state = oneOf(productStates, values.state);
  const lacks = oneOf(productLacks, values.lacks);
  const { q, category, source } = values;
  const asked = useAnswer(listCatalogue, {
    query: {
      lang: currentLanguage(),
      ...(q && { q }),
      ...(universe && { universe }),
      ...(category && { category }),
      ...(source && { source }),
      ...(state && { state }),
      ...(lacks && { lacks }),
      ...(cursor && { cursor }),
    },
  });
  const selection = useSelection();
  const { answer } = asked;
  const page = answer?.products.map(({ id }) => id) ?? [];
  const ticked = page.filter(selection.has).length;
  return (
    <AdminPage
      title={m.admin_catalogue()}
      headline={m.admin_catalogue_headline()}
      lead={m.admin_catalogue_lead()}
    >
      <Filters label={m.admin_catalogue()} onClear={any ? clear : undefined}>
        <WordsFilter label={m.admin_catalogue_words()} value={q} onChange={(next) => set({ q: next })} />
        <ChoiceFilter
          label={m.universe_label()}
          value={universe}
          options={choicesOf(universeWords)}
          onChange={(next) => set({ universe: next, category: undefined })}
        />
        <ChoiceFilter
          label={m.admin_catalogue_category()}
          value={category}
          options={categoryChoices(universe)}
          onChange={(next) => set({ category: next })}
        />
        <ChoiceFilter
          label={m.admin_catalogue_source()}
          value={source}
          options={(answer?.sources ?? []).map((one) => ({ value: one, label: one }))}
          onChange={(next) => set({ source: next })}
        />
        <ChoiceFilter
          label={m.admin_catalogue_state()}
          value={state}
          options={choicesOf(stateWords)}
          onChange={(next) => set({ state: next })}
        />
        <ChoiceFilter
          label={m.admin_catalogue_lacks()}
          value={lacks}
          options={choicesOf(lackWords)}
          onChange={(next) => set({ lacks: next })}
        />
      </Filters>
      {page.length > 0 && (
        <Checkbox
          checked={ticked === page.length}
          mixed={ticked > 0 && ticked < page.length}
          onChange={({ currentTarget }) => selection.setAll(page, currentTarget.checked)}
          className="mb-2 w-fit"
        >
          {m.admin_catalogue_select_page()}
        </Checkbox>
      )}
      <DataTable
        caption={m.admin_catalogue()}
        columns={productColumns(selection)}
        rows={answer?.products}
        keyOf={({ id }) => id}
        busy={asked.busy}
        problem={asked.problem}
        again={asked.again}
        empty={{ title: m.admin_catalogue_none(), text: m.admin_catalogue_none_text() }}
      />
      {answer && <Pager total={answer.total} shown={answer.products.length} next={answer.next_cursor} />}
      <Bulk
        ids={[...selection.ids]}
        onClear={selection.clear}
        onDone={() => {
          selection.clear();
          asked.again();
        }}
      />
    </AdminPage>
  );
}

type BulkProps = { ids: readonly number[]; onClear: () => void; onDone: () => void };

/** What can be done with all that is ticked; it stays in sight while the list is read on. */
function Bulk({ ids, onClear, onDone }: BulkProps) {
  const [action, setAction] = useState<"hide" | "show">("hide");
  const [open, setOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  // The button that was pressed is gone: reading goes on at the list.
  useEffect(() => {
    if (!isDone || open) return;
    setIsDone(false);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [isDone, open]);
  const one = ids.length === 1;
  const many = { count: count(ids.length) };
  const titles = {
    hide: one ? m.admin_catalogue_hide_title_one() : m.admin_catalogue_hide_title(many),
    show: one ? m.admin_catalogue_show_title_one() : m.admin_catalogue_show_title(many),
  };
  const ask = (next: "hide" | "show") => {
    setAction(next);
    setOpen(true);
  };
  return (
    <>
      <div role="status" className="sticky bottom-0 z-10">
        {ids.length > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-3 border-ink border-t bg-paper py-4">
            <p className="mr-2 text-14 font-medium">
              {one ? m.admin_catalogue_selected_one() : m.admin_catalogue_selected(many)}
            </p>
            <Button size="small" look="ink" onClick={() => ask("hide")}>
              {m.admin_catalogue_hide()}
            </Button>
            <Button size="small" onClick={() => ask("show")}>
              {m.admin_catalogue_show()}
            </Button>
            <Button size="small" look="quiet" onClick={onClear}>
              {m.admin_catalogue_unselect()}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={titles[action]}
        text={action === "hide" ? m.admin_catalogue_hide_text() : m.admin_catalogue_show_text()}
        confirm={action === "hide" ? m.admin_catalogue_hide() : m.admin_catalogue_show()}
        noted
        call={(note) => client(changeProducts, { body: { ids: [...ids], action, note } })}
        done={({ changed }) => {
          const told = { count: count(changed) };
          showToast({
            text: action === "hide" ? m.admin_catalogue_hidden(told) : m.admin_catalogue_shown(told),
          });
          setIsDone(true);
          onDone();
        }}
      />
    </>
  );
}

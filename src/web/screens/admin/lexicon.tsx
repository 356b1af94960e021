import { useState } from "react";
import { type AdminTerm, listTerms } from "#contract/admin/content.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { Filters, WordsFilter } from "#web/features/admin/filters.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { useFilters } from "#web/features/admin/use-filters.ts";
import { TermDialog } from "#web/features/admin-content/term-dialog.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";

/** The words of the lexicon and what they mean. */
export default function LexiconScreen() {
  const { values, set, clear, any, cursor } = useFilters(["q", "changed"]);
  const { q } = values;
  const onlyChanged = values.changed === "true";
  const asked = useAnswer(listTerms, {
    query: {
      ...(q && { q }),
      ...(onlyChanged && { changed: "true" as const }),
      ...(cursor && { cursor }),
    },
  });
  const [editing, setEditing] = useState<AdminTerm>();
  const { answer } = asked;
  return (
    <AdminPage title={m.admin_lexicon()} headline={m.admin_lexicon_headline()} lead={m.admin_lexicon_lead()}>
      <Filters label={m.admin_lexicon()} onClear={any ? clear : undefined}>
        <WordsFilter label={m.admin_lexicon_words()} value={q} onChange={(next) => set({ q: next })} />
        <Checkbox
          checked={onlyChanged}
          onChange={({ currentTarget }) => set({ changed: currentTarget.checked ? "true" : undefined })}
        >
          {m.admin_lexicon_only_changed()}
        </Checkbox>
      </Filters>
      <DataTable
        caption={m.admin_lexicon()}
        columns={columns(setEditing)}
        rows={answer?.terms}
        keyOf={({ key }) => key}
        busy={asked.busy}
        problem={asked.problem}
        again={asked.again}
        empty={{ title: m.admin_lexicon_none(), text: m.admin_lexicon_none_text() }}
      />
      {answer && answer.terms.length > 0 && (
        <Pager total={answer.total} shown={answer.terms.length} next={answer.next_cursor} />
      )}
      {editing && (
        <TermDialog
          key={editing.key}
          term={editing}
          onClose={() => setEditing(undefined)}
          onDone={asked.again}
        />
      )}
    </AdminPage>
  );
}

const columns = (onEdit: (term: AdminTerm) => void): readonly Column<AdminTerm>[] => [
  {
    key: "term",
    label: m.admin_lexicon_term(),
    className: "md:w-48 md:align-top",
    cell: ({ term, part, changed }) => (
      <>
        <span lang="en" className="font-medium">
          {term.en}
        </span>{" "}
        <span lang="fr" className="text-muted">
          {term.fr}
        </span>
        <span className="block text-12 text-muted">{part}</span>
        {changed && (
          <span className="mt-1 inline-block rounded-chip bg-ink px-2 py-0.5 text-12 text-paper">
            {m.admin_lexicon_changed()}
          </span>
        )}
      </>
    ),
  },
  {
    key: "en",
    label: m.admin_lexicon_meaning_en(),
    className: "md:align-top",
    cell: ({ meaning }) => <span lang="en">{meaning.en}</span>,
  },
  {
    key: "fr",
    label: m.admin_lexicon_meaning_fr(),
    className: "md:align-top",
    cell: ({ meaning }) => <span lang="fr">{meaning.fr}</span>,
  },
  {
    key: "edit",
    label: m.admin_lexicon_edit(),
    unnamed: true,
    figures: true,
    className: "md:align-top",
    cell: (term) => (
      <Button size="small" onClick={() => onEdit(term)}>
        {m.admin_lexicon_edit()}
        <span className="sr-only"> {term.term.en}</span>
      </Button>
    ),
  },
];

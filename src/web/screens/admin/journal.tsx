import { type AdminArticleRow, listArticles } from "#contract/admin/content.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { shortDay } from "#web/features/admin/figures.ts";
import { ChoiceFilter, Filters, WordsFilter } from "#web/features/admin/filters.tsx";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { Pager } from "#web/features/admin/pager.tsx";
import { oneOf, useFilters } from "#web/features/admin/use-filters.ts";
import { languageWords } from "#web/features/admin-content/language-words.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { buttonClass } from "#web/ui/button.tsx";

const states = ["draft", "published"] as const;
const stateWords = { draft: m.admin_journal_state_draft, published: m.admin_journal_state_published };

/** Articles written here, the latest first. */
export default function JournalScreen() {
  const { values, set, clear, any, cursor } = useFilters(["q", "state"]);
  const state = oneOf(states, values.state);
  const { q } = values;
  const asked = useAnswer(listArticles, {
    query: { ...(q && { q }), ...(state && { state }), ...(cursor && { cursor }) },
  });
  const { answer } = asked;
  const begin = (
    <Link to="/admin/journal/new" className={buttonClass({ look: "ink", size: "medium" })}>
      {m.admin_journal_new()}
    </Link>
  );
  return (
    <AdminPage
      title={m.admin_journal()}
      headline={m.admin_journal_headline()}
      lead={m.admin_journal_lead()}
      actions={begin}
    >
      <Filters label={m.admin_journal()} onClear={any ? clear : undefined}>
        <WordsFilter label={m.admin_journal_words()} value={q} onChange={(next) => set({ q: next })} />
        <ChoiceFilter
          label={m.admin_journal_state()}
          value={state}
          options={states.map((one) => ({ value: one, label: stateWords[one]() }))}
          onChange={(next) => set({ state: next })}
        />
      </Filters>
      <DataTable
        caption={m.admin_journal()}
        columns={columns()}
        rows={answer?.articles}
        keyOf={({ id }) => id}
        busy={asked.busy}
        problem={asked.problem}
        again={asked.again}
        empty={
          any
            ? { title: m.admin_journal_none_filtered() }
            : { title: m.admin_journal_none(), text: m.admin_journal_none_text(), actions: begin }
        }
      />
      {answer && answer.articles.length > 0 && (
        <Pager total={answer.total} shown={answer.articles.length} next={answer.next_cursor} />
      )}
    </AdminPage>
  );
}

const columns = (): readonly Column<AdminArticleRow>[] => [
  {
    key: "title",
    label: m.admin_journal_title(),
    cell: ({ id, title, slug }) => (
      <>
        <Link to={`/admin/journal/${id}`} className="link font-medium">
          {title || m.admin_journal_untitled()}
        </Link>
        <span className="block text-12 text-muted">{slug}</span>
      </>
    ),
  },
  {
    key: "languages",
    label: m.admin_journal_languages(),
    cell: ({ languages }) => languages.map((one) => languageWords[one]()).join(", "),
  },
  {
    key: "state",
    label: m.admin_journal_state(),
    cell: ({ state }) =>
      state === "published" ? (
        <span className="rounded-chip bg-ink px-2.5 py-0.5 text-12 text-paper">{stateWords[state]()}</span>
      ) : (
        <span className="text-muted">{stateWords[state]()}</span>
      ),
  },
  {
    key: "day",
    label: m.admin_journal_day(),
    cell: ({ published_on: day }) => (day ? shortDay(day) : "—"),
  },
  { key: "tags", label: m.admin_journal_tags(), cell: ({ tags }) => tags.join(", ") },
  {
    key: "updated",
    label: m.admin_journal_updated(),
    figures: true,
    cell: ({ updated_at }) => <MomentText at={updated_at} />,
  },
];

import { type AdminLegalVersion, listLegalVersions } from "#contract/admin/content.ts";
import { legalPages } from "#vocabulary/editorial-page.ts";
import { AdminPage, AdminSection } from "#web/features/admin/admin-page.tsx";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { shortDay } from "#web/features/admin/figures.ts";
import { legalWords } from "#web/features/admin-content/legal-words.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** Every legal text with its versions, the newest first. */
export default function LegalScreen() {
  return (
    <AdminPage title={m.admin_legal()} headline={m.admin_legal_headline()} lead={m.admin_legal_lead()}>
      {legalPages.map((slug) => (
        <Versions key={slug} slug={slug} />
      ))}
    </AdminPage>
  );
}

function Versions({ slug }: { slug: (typeof legalPages)[number] }) {
  const asked = useAnswer(listLegalVersions, { query: { slug, lang: currentLanguage(), limit: 100 } });
  const newest = asked.answer?.versions[0]?.version;
  return (
    <AdminSection
      title={legalWords[slug]()}
      action={
        <Link to={`/admin/legal/${slug}`} className={buttonClass({ size: "small" })}>
          {m.admin_legal_write()}
        </Link>
      }
    >
      <DataTable
        caption={`${legalWords[slug]()}, ${m.admin_legal_versions()}`}
        columns={columns(newest)}
        rows={asked.answer?.versions}
        keyOf={({ version }) => version}
        busy={asked.busy}
        problem={asked.problem}
        again={asked.again}
        empty={{ title: m.admin_legal_none() }}
      />
    </AdminSection>
  );
}

const columns = (newest: number | undefined): readonly Column<AdminLegalVersion>[] => [
  {
    key: "version",
    label: m.admin_legal_versions(),
    className: "md:w-56",
    cell: ({ version }) => (
      <span className="flex items-center gap-3">
        {m.admin_legal_version({ version })}
        {version === newest && (
          <span className="rounded-chip bg-ink px-2 py-0.5 text-12 text-paper">{m.admin_legal_newest()}</span>
        )}
      </span>
    ),
  },
  { key: "title", label: m.admin_legal_title(), cell: ({ title }) => title },
  {
    key: "published",
    label: m.admin_legal_published(),
    cell: ({ published_at }) => shortDay(published_at),
  },
  {
    key: "look",
    label: m.admin_legal_look(),
    unnamed: true,
    figures: true,
    cell: ({ slug, version }) => (
      <Link
        to={version === newest ? `/${slug}` : `/admin/legal/${slug}?version=${version}`}
        className="link inline-flex min-h-11 items-center"
      >
        {version === newest ? m.admin_legal_on_site() : m.admin_legal_look()}
        <span className="sr-only"> {m.admin_legal_version({ version })}</span>
      </Link>
    ),
  },
];

import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { getLegalVersion } from "#contract/admin/content.ts";
import { type LegalPage, legalPages } from "#vocabulary/editorial-page.ts";
import { languages } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { oneOf } from "#web/features/admin/use-filters.ts";
import { languageWords } from "#web/features/admin-content/language-words.ts";
import type { LegalTexts } from "#web/features/admin-content/legal-changes.tsx";
import { LegalEditor } from "#web/features/admin-content/legal-editor.tsx";
import { legalWords } from "#web/features/admin-content/legal-words.ts";
import { MarkdownPreview } from "#web/features/admin-content/markdown-preview.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useScreenParams } from "./screen-params.ts";

export default function LegalDocumentScreen() {
  const slug = oneOf(legalPages, useScreenParams().slug);
  return slug ? <LegalDocument key={slug} slug={slug} /> : <UnmatchedRoute />;
}

/** The newest version to write on from, or an older one to read. */
function LegalDocument({ slug }: { slug: LegalPage }) {
  const [search] = useSearchParams();
  const older = Number(search.get("version")) || undefined;
  const { answer, problem, busy, again } = useAnswer(getLegalVersion, {
    params: { slug },
    query: { ...(older && { version: older }) },
  });
  const [isPublished, setIsPublished] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isPublished) void navigate(inLanguage("/admin/legal", currentLanguage()));
  }, [isPublished, navigate]);
  const title = legalWords[slug]();
  return (
    <AdminPage
      title={title}
      headline={
        older
          ? m.admin_legal_old_headline({ title, version: older })
          : m.admin_legal_document_headline({ title })
      }
      lead={older ? m.admin_legal_old_text() : undefined}
      back={{ to: "/admin/legal", label: m.admin_legal() }}
      actions={
        older && (
          <Link to={`/admin/legal/${slug}`} className={buttonClass({ size: "medium" })}>
            {m.admin_legal_to_newest()}
          </Link>
        )
      }
    >
      {problem && <Failure problem={problem} again={again} busy={busy} />}
      {!problem && !answer && (
        <>
          <p role="status" className="sr-only">
            {m.admin_legal_loading()}
          </p>
          <Skeleton className="h-140" />
        </>
      )}
      {!problem && answer && older && answer.version === older && <Reading texts={answer.texts} />}
      {!problem && answer && !older && !busy && (
        <LegalEditor
          key={answer.version}
          slug={slug}
          version={answer.version}
          before={answer.texts}
          onPublished={() => setIsPublished(true)}
        />
      )}
    </AdminPage>
  );
}

function Reading({ texts }: { texts: LegalTexts }) {
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
      {languages.map((one) => (
        <section key={one} aria-label={languageWords[one]()} lang={one} className="min-w-0">
          <h2 className="display-28 mb-4">{texts[one].title}</h2>
          <MarkdownPreview body={texts[one].body} language={one} />
        </section>
      ))}
    </div>
  );
}

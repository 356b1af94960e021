import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type AdminArticle, getArticle } from "#contract/admin/content.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { AdminPage } from "#web/features/admin/admin-page.tsx";
import { Failure } from "#web/features/admin/failure.tsx";
import { ArticleEditor } from "#web/features/admin-content/article-editor.tsx";
import { titleOf } from "#web/features/admin-content/publishing.tsx";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useScreenParams } from "./screen-params.ts";

/** One article: `new`, or its number. */
export default function ArticleScreen() {
  const { id } = useScreenParams();
  if (id === "new") return <NewArticle />;
  const number = Number(id);
  return Number.isInteger(number) && number > 0 ? <Written key={number} id={number} /> : <UnmatchedRoute />;
}

function NewArticle() {
  const [saved, setSaved] = useState<AdminArticle>();
  const navigate = useNavigate();
  // Its own address, once nothing unsaved holds the way.
  useEffect(() => {
    if (saved) void navigate(inLanguage(`/admin/journal/${saved.id}`, currentLanguage()), { replace: true });
  }, [saved, navigate]);
  return (
    <Page title={m.admin_journal_new()} headline={m.admin_article_new_headline()}>
      <ArticleEditor article={undefined} onSaved={setSaved} onDeleted={() => {}} />
    </Page>
  );
}

function Written({ id }: { id: number }) {
  const { answer, problem, busy, again } = useAnswer(getArticle, { params: { id } });
  const [changed, setChanged] = useState<AdminArticle>();
  const [isDeleted, setIsDeleted] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isDeleted) void navigate(inLanguage("/admin/journal", currentLanguage()));
  }, [isDeleted, navigate]);
  const article = changed ?? answer?.article;
  if (problem?.kind === "refused" && problem.status === 404) return <UnmatchedRoute />;
  if (!article)
    return (
      <Page title={m.admin_journal()}>
        {problem ? (
          <Failure problem={problem} again={again} busy={busy} />
        ) : (
          <>
            <p role="status" className="sr-only">
              {m.admin_article_loading()}
            </p>
            <Skeleton className="h-140" />
          </>
        )}
      </Page>
    );
  return (
    <Page title={titleOf(article, currentLanguage())}>
      <ArticleEditor article={article} onSaved={setChanged} onDeleted={() => setIsDeleted(true)} />
    </Page>
  );
}

type PageProps = { title: string; headline?: string; children: ReactNode };

const Page = ({ title, headline, children }: PageProps) => (
  <AdminPage title={title} headline={headline} back={{ to: "/admin/journal", label: m.admin_article_back() }}>
    {children}
  </AdminPage>
);

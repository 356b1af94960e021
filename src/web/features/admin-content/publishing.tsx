import { useState } from "react";
import { type AdminArticle, changeArticle, deleteArticle } from "#contract/admin/content.ts";
import { formatDay } from "#vocabulary/format.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast-store.ts";

type PublishingProps = {
  article: AdminArticle;
  /** What is published is what was saved. */
  isDirty: boolean;
  language: Language;
  onChanged: (article: AdminArticle) => void;
  onDeleted: () => void;
};

/** From a draft to readers on a day, and back. */
export function Publishing({ article, isDirty, language, onChanged, onDeleted }: PublishingProps) {
  const { id, state, texts } = article;
  const [day, setDay] = useState(article.published_on ?? new Date().toISOString().slice(0, 10));
  const [asking, setAsking] = useState<"publish" | "take-back" | "delete">();
  const title = titleOf(article, language);
  const isPublished = state === "published";
  const close = (open: boolean) => open || setAsking(undefined);
  const seen = languages.filter((one) => texts[one]);
  return (
    <AdminSection title={m.admin_article_publish()}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-5">
        <Field
          type="date"
          label={m.admin_article_published_on()}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
          className="w-48"
        />
        <Button look="accent" size="medium" disabled={!day || isDirty} onClick={() => setAsking("publish")}>
          {m.admin_article_publish()}
        </Button>
        {isPublished && (
          <Button size="medium" disabled={isDirty} onClick={() => setAsking("take-back")}>
            {m.admin_article_take_back()}
          </Button>
        )}
        <Button size="medium" look="quiet" onClick={() => setAsking("delete")}>
          {m.admin_article_delete()}
        </Button>
      </div>
      {isPublished && (
        <p className="mt-4 flex flex-wrap gap-x-6 text-14">
          {seen.map((one) => (
            <a
              key={one}
              href={inLanguage(`/blog/${texts[one]?.slug}`, one)}
              hrefLang={one}
              className="link inline-flex min-h-11 items-center"
            >
              {m.admin_article_see()} ({one})
            </a>
          ))}
        </p>
      )}
      <ConfirmDialog
        open={asking === "publish"}
        onOpenChange={close}
        title={m.admin_article_publish_title({ title })}
        text={day && m.admin_article_publish_text({ date: formatDay(day, currentLanguage()) })}
        confirm={m.admin_article_publish()}
        noted
        refusal={(problem) =>
          problem.kind === "refused" && problem.fields?.texts ? m.admin_article_publish_unwhole() : undefined
        }
        call={(note) => client(changeArticle, { params: { id }, body: { published_on: day, note } })}
        done={(answer) => {
          onChanged(answer.article);
          showToast({ text: m.admin_article_published() });
        }}
      />
      <ConfirmDialog
        open={asking === "take-back"}
        onOpenChange={close}
        title={m.admin_article_take_back_title({ title })}
        text={m.admin_article_take_back_text()}
        confirm={m.admin_article_take_back()}
        noted
        call={(note) => client(changeArticle, { params: { id }, body: { published_on: null, note } })}
        done={(answer) => {
          onChanged(answer.article);
          showToast({ text: m.admin_article_taken_back() });
        }}
      />
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={close}
        title={m.admin_article_delete_title({ title })}
        text={m.admin_article_delete_text()}
        confirm={m.admin_article_delete()}
        grave
        call={() => client(deleteArticle, { params: { id } })}
        done={() => {
          showToast({ text: m.admin_article_deleted() });
          onDeleted();
        }}
      />
    </AdminSection>
  );
}

export const titleOf = ({ texts }: AdminArticle, language: Language): string =>
  (texts[language] ?? texts.en ?? texts.fr)?.title || m.admin_journal_untitled();

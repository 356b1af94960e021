import { type FormEvent, useRef, useState } from "react";
import { type AdminArticle, addArticle, changeArticle } from "#contract/admin/content.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { faultOf } from "#web/features/form/fault-of.ts";
import { FormAlert } from "#web/features/form/form-alert.tsx";
import { SubmitButton } from "#web/features/form/submit-button.tsx";
import { useSubmission } from "#web/features/form/use-submission.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Field } from "#web/ui/field.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { type ArticleDraft, draftOf, emptyDraft, tagsOf } from "./article-draft.ts";
import { ArticleTextFields } from "./article-text-fields.tsx";
import { CoverField } from "./cover-field.tsx";
import { languageWords } from "./language-words.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { Publishing } from "./publishing.tsx";

type ArticleEditorProps = {
  /** Nothing for a new one. */
  article: AdminArticle | undefined;
  onSaved: (article: AdminArticle) => void;
  onDeleted: () => void;
};

/** An article in both languages, with its cover; saved as a whole. */
export function ArticleEditor({ article, onSaved, onDeleted }: ArticleEditorProps) {
  const [kept, setKept] = useState<ArticleDraft>(() =>
    article ? draftOf(article) : emptyDraft(currentLanguage()),
  );
  const [draft, setDraft] = useState(kept);
  /** As the server has it; a new one becomes one with its first save. */
  const [written, setWritten] = useState(article);
  const now = useRef(draft);
  now.current = draft;
  const [language, setLanguage] = useState<Language>(firstWritten(draft));
  const submission = useSubmission();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(kept);
  const isEmpty = languages.every((one) => draft.texts[one] === null);

  const body = () => ({ texts: draft.texts, tags: tagsOf(draft), cover: draft.cover });
  const keep = (next: AdminArticle) => {
    setWritten(next);
    setKept(draftOf(next));
    // What was typed while it was on its way stays, and is not saved yet.
    if (now.current !== draft) return;
    setDraft(draftOf(next));
    onSaved(next);
  };
  function save(event: FormEvent) {
    event.preventDefault();
    void submission.submit({
      call: () =>
        written
          ? client(changeArticle, { params: { id: written.id }, body: body() })
          : client(addArticle, { body: { ...body(), published_on: null } }),
      done: (answer) => {
        keep(answer.article);
        showToast({ text: m.admin_article_saved() });
      },
    });
  }
  const faulty = Object.keys(submission.faults);
  return (
    <>
      <form ref={submission.form} noValidate onSubmit={save} onInput={submission.forgive}>
        <Tabs<Language>
          label={m.admin_article_tabs()}
          value={language}
          onChange={setLanguage}
          tabs={languages.map((one) => ({
            value: one,
            label: languageWords[one](),
            count: faulty.some((field) => field.startsWith(`texts.${one}`)) ? "!" : undefined,
            panel: (
              <ArticleTextFields
                language={one}
                text={draft.texts[one]}
                onChange={(text) => setDraft((all) => ({ ...all, texts: { ...all.texts, [one]: text } }))}
                submission={submission}
              />
            ),
          }))}
        />
        <div className="mt-12">
          <AdminSection title={m.admin_article_cover()}>
            <CoverField
              image={draft.coverImage}
              isOwn={draft.cover !== null}
              onChange={(cover, coverImage) => setDraft((all) => ({ ...all, cover, coverImage }))}
            />
          </AdminSection>
          <AdminSection title={m.admin_article_tags()}>
            <Field
              name="tags"
              label={m.admin_article_tags()}
              labelHidden
              hint={m.admin_article_tags_hint()}
              value={draft.tags}
              onChange={({ currentTarget: { value } }) => setDraft((all) => ({ ...all, tags: value }))}
              error={faultOf(submission, "tags")}
              className="max-w-140"
            />
          </AdminSection>
        </div>
        <div className="sticky bottom-0 z-10 -mx-edge border-line border-t bg-paper px-edge py-4 lg:-mx-12 lg:px-12">
          <FormAlert submission={submission} fields={["tags"]} />
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton
              size="medium"
              look="ink"
              busy={submission.busy}
              disabled={isEmpty || (written !== undefined && !isDirty)}
            >
              {written?.state === "published" ? m.admin_article_save() : m.admin_article_save_draft()}
            </SubmitButton>
            <p role="status" className="text-14 text-muted">
              {isEmpty ? m.admin_article_needs_text() : isDirty && m.admin_article_unsaved()}
            </p>
          </div>
        </div>
      </form>
      {written && (
        <Publishing
          article={written}
          isDirty={isDirty}
          language={language}
          onChanged={keep}
          onDeleted={() => {
            setKept(draft);
            onDeleted();
          }}
        />
      )}
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}

const firstWritten = ({ texts }: ArticleDraft): Language => {
  const here = currentLanguage();
  return texts[here] ? here : (languages.find((one) => texts[one]) ?? here);
};

import { useState } from "react";
import { publishLegal } from "#contract/admin/content.ts";
import type { LegalPage } from "#vocabulary/editorial-page.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { ConfirmDialog } from "#web/features/admin/confirm-dialog.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Field, TextareaField } from "#web/ui/field.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { languageWords } from "./language-words.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { isChanged, LegalChanges, type LegalText, type LegalTexts } from "./legal-changes.tsx";
import { MarkdownEditor } from "./markdown-editor.tsx";

type LegalEditorProps = {
  slug: LegalPage;
  /** The version it is written from, the newest there is. */
  version: number;
  before: LegalTexts;
  onPublished: () => void;
};

/** Both languages beside each other, since both hold; what changes is told before anyone agrees to it. */
export function LegalEditor({ slug, version, before, onPublished }: LegalEditorProps) {
  const [texts, setTexts] = useState(before);
  const [shown, setShown] = useState<Language>("en");
  const [asking, setAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const isDirty = !isDone && languages.some((one) => isChanged(before[one], texts[one]));
  const isWhole = languages.every((one) => Object.values(texts[one]).every((words) => words.trim()));
  const next = version + 1;
  return (
    <>
      <p className="text-14 text-muted">{m.admin_legal_from({ version })}</p>
      <Segmented<Language>
        label={m.admin_article_tabs()}
        value={shown}
        onChange={setShown}
        options={languages.map((one) => ({ value: one, label: languageWords[one]() }))}
        className="mt-3 lg:hidden"
      />
      <div className="mt-6 mb-14 grid gap-x-12 lg:grid-cols-2">
        {languages.map((one) => (
          <section
            key={one}
            aria-label={languageWords[one]()}
            className={classNames("min-w-0", one !== shown && "max-lg:hidden")}
          >
            <h2 className="display-28 mb-5 hidden lg:block">{languageWords[one]()}</h2>
            <LegalFields
              language={one}
              text={texts[one]}
              onChange={(text) => setTexts((all) => ({ ...all, [one]: text }))}
            />
          </section>
        ))}
      </div>
      <AdminSection title={m.admin_legal_changes()}>
        <LegalChanges before={before} after={texts} version={version} />
        <Button
          look="accent"
          size="medium"
          disabled={!isDirty || !isWhole}
          onClick={() => setAsking(true)}
          className="mt-8"
        >
          {m.admin_legal_publish({ version: next })}
        </Button>
      </AdminSection>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_legal_publish_title({ version: next })}
        text={m.admin_legal_publish_text()}
        confirm={m.admin_legal_publish({ version: next })}
        grave
        noted
        call={(note) => client(publishLegal, { params: { slug }, body: { texts, note } })}
        done={({ version: published }) => {
          setIsDone(true);
          showToast({ text: m.admin_legal_done({ version: published }) });
          onPublished();
        }}
      />
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}

type LegalFieldsProps = { language: Language; text: LegalText; onChange: (text: LegalText) => void };

function LegalFields({ language, text, onChange }: LegalFieldsProps) {
  const missing = (words: string) => (words.trim() ? undefined : m.form_fault_required());
  const set = (change: Partial<LegalText>) => onChange({ ...text, ...change });
  return (
    <div className="grid gap-6">
      <Field
        label={m.admin_article_title()}
        lang={language}
        required
        maxLength={120}
        error={missing(text.title)}
        value={text.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <Field
        label={m.admin_article_headline()}
        lang={language}
        required
        maxLength={160}
        hint={m.admin_article_headline_hint()}
        error={missing(text.headline)}
        value={text.headline}
        onChange={({ currentTarget }) => set({ headline: currentTarget.value })}
      />
      <TextareaField
        label={m.admin_article_description()}
        lang={language}
        required
        maxLength={300}
        rows={2}
        error={missing(text.description)}
        value={text.description}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
      />
      <MarkdownEditor
        name={`body-${language}`}
        label={m.admin_article_body()}
        error={missing(text.body)}
        value={text.body}
        language={language}
        onChange={(body) => set({ body })}
        stacked
      />
    </div>
  );
}

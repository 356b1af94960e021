import { useState } from "react";
import type { Language } from "#vocabulary/language.ts";
import { faultOf } from "#web/features/form/fault-of.ts";
import type { Submission } from "#web/features/form/use-submission.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Field, TextareaField } from "#web/ui/field.tsx";
import { type ArticleText, emptyText, withTitle } from "./article-draft.ts";
import { MarkdownEditor } from "./markdown-editor.tsx";

type ArticleTextFieldsProps = {
  language: Language;
  text: ArticleText | null;
  onChange: (text: ArticleText | null) => void;
  submission: Submission;
};

/** An article in one language, or the invitation to write it. */
export function ArticleTextFields({ language, text, onChange, submission }: ArticleTextFieldsProps) {
  // Taken out by mistake, it comes back as it was.
  const [takenOut, setTakenOut] = useState(emptyText);
  if (!text)
    return (
      <div className="grid justify-items-start gap-5 border-line border-b pb-10">
        <p className="max-w-measure text-muted">{m.admin_article_not_written()}</p>
        <Button size="medium" onClick={() => onChange(takenOut)}>
          {m.admin_article_write_in()}
        </Button>
      </div>
    );
  const nameOf = (field: string) => `texts.${language}.${field}`;
  const errorOf = (field: string) => faultOf(submission, nameOf(field));
  const set = (change: Partial<ArticleText>) => onChange({ ...text, ...change });
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-10 gap-y-7 md:grid-cols-2">
        <Field
          name={nameOf("title")}
          lang={language}
          label={m.admin_article_title()}
          required
          maxLength={120}
          value={text.title}
          onChange={({ currentTarget }) => onChange(withTitle(text, currentTarget.value))}
          error={errorOf("title")}
        />
        <Field
          name={nameOf("slug")}
          label={m.admin_article_slug()}
          hint={m.admin_article_slug_hint()}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          prefix={<span className="text-14">{language === "fr" ? "/fr/blog/" : "/blog/"}</span>}
          value={text.slug}
          onChange={({ currentTarget }) => set({ slug: currentTarget.value.trim() })}
          error={errorOf("slug")}
        />
        <Field
          name={nameOf("headline")}
          lang={language}
          label={m.admin_article_headline()}
          hint={m.admin_article_headline_hint()}
          maxLength={160}
          value={text.headline}
          onChange={({ currentTarget }) => set({ headline: currentTarget.value })}
          error={errorOf("headline")}
        />
        <Field
          name={nameOf("description")}
          lang={language}
          label={m.admin_article_description()}
          maxLength={300}
          value={text.description}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          error={errorOf("description")}
        />
        <TextareaField
          name={nameOf("excerpt")}
          lang={language}
          label={m.admin_article_excerpt()}
          maxLength={400}
          rows={2}
          value={text.excerpt}
          onChange={({ currentTarget }) => set({ excerpt: currentTarget.value })}
          error={errorOf("excerpt")}
          className="md:col-span-2"
        />
      </div>
      <MarkdownEditor
        name={nameOf("body")}
        label={m.admin_article_body()}
        value={text.body}
        language={language}
        onChange={(body) => set({ body })}
        error={errorOf("body")}
        shelves
      />
      <Button
        size="small"
        look="quiet"
        onClick={() => {
          setTakenOut(text);
          onChange(null);
        }}
        className="-ml-4 justify-self-start"
      >
        {m.admin_article_remove_language()}
      </Button>
    </div>
  );
}

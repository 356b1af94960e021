import { useRef, useState } from "react";
import type { Language } from "#vocabulary/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { AddChip } from "#web/ui/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { TextareaField } from "#web/ui/field.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import { type Inserted, insertBlock, insertLink } from "./insert-at.ts";
import { MarkdownPreview } from "./markdown-preview.tsx";

type MarkdownEditorProps = {
  name: string;
  label: string;
  value: string;
  language: Language;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Shelves of pieces and looks can be put in. */
  shelves?: boolean;
  /** Writing and reading take turns, also where there is room for both. */
  stacked?: boolean;
};

/** Words on the left, what readers see on the right; on narrow screens one of the two. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { name, label, value, language, onChange, error, shelves = false, stacked = false } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [side, setSide] = useState<"write" | "read">("write");

  function put(work: (text: string, place: { from: number; to: number }) => Inserted) {
    const field = area.current;
    if (!field) return;
    const next = work(value, { from: field.selectionStart, to: field.selectionEnd });
    onChange(next.text);
    // Once the field holds the new text.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(next.from, next.to);
    });
  }
  const block = (words: string) => () => put((text, place) => insertBlock(text, place, words));
  const hidden = (one: typeof side) => side !== one && (stacked ? "hidden" : "max-xl:hidden");
  return (
    <div>
      <Segmented
        label={label}
        value={side}
        onChange={setSide}
        options={[
          { value: "write", label: m.admin_article_write() },
          { value: "read", label: m.admin_article_read() },
        ]}
        className={classNames("mb-2", !stacked && "xl:hidden")}
      />
      <div className={classNames("grid gap-x-12 gap-y-6", !stacked && "xl:grid-cols-2")}>
        <div className={classNames("min-w-0 self-start", !stacked && "xl:sticky xl:top-6", hidden("write"))}>
          <fieldset className="mb-4 flex flex-wrap gap-2 border-0 p-0">
            <legend className="sr-only">{m.admin_article_insert()}</legend>
            <AddChip onClick={block(`## ${m.admin_article_insert_heading_text()}`)}>
              {m.admin_article_insert_heading()}
            </AddChip>
            <AddChip
              onClick={() =>
                put((text, place) => insertLink(text, place, m.admin_article_insert_link_text()))
              }
            >
              {m.admin_article_insert_link()}
            </AddChip>
            {shelves && (
              <>
                <AddChip onClick={block(m.admin_article_insert_pieces_text({}, { locale: language }))}>
                  {m.admin_article_insert_pieces()}
                </AddChip>
                <AddChip onClick={block(m.admin_article_insert_looks_text({}, { locale: language }))}>
                  {m.admin_article_insert_looks()}
                </AddChip>
              </>
            )}
          </fieldset>
          <TextareaField
            ref={area}
            name={name}
            lang={language}
            label={label}
            hint={m.admin_article_body_hint()}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            error={error}
            maxLength={60_000}
            className="[&_textarea]:max-h-[75dvh] [&_textarea]:min-h-96"
          />
        </div>
        <MarkdownPreview body={value} language={language} className={hidden("read") || undefined} />
      </div>
    </div>
  );
}

import { previewMarkdown } from "#contract/admin/content.ts";
import type { Language } from "#vocabulary/language.ts";
import { count } from "#web/features/admin/figures.ts";
import { Prose } from "#web/features/prose/prose.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { classNames } from "#web/ui/class-names.ts";

const settleMs = 400;

type MarkdownPreviewProps = { body: string; language: Language; className?: string | undefined };

/** The text as readers will see it, a moment after the last word. */
export function MarkdownPreview({ body, language, className }: MarkdownPreviewProps) {
  const { answer, problem } = useAnswer(
    previewMarkdown,
    { body: { body, lang: language } },
    { after: settleMs, paused: body.trim() === "" },
  );
  const blocks = body.trim() ? (answer?.blocks ?? []) : [];
  return (
    <section aria-label={m.admin_article_preview()} className={classNames("min-w-0", className)}>
      <p className="flex flex-wrap justify-between gap-x-4 text-12 text-muted">
        <span>{m.admin_article_preview()}</span>
        <span role="status" className="num">
          {problem
            ? m.admin_article_preview_failed()
            : answer &&
              body.trim() &&
              m.admin_article_reading({ minutes: answer.reading_minutes, words: count(answer.words) })}
        </span>
      </p>
      <div lang={language} className="mt-3 min-w-0 overflow-x-clip">
        {blocks.length > 0 ? (
          <Prose blocks={blocks} />
        ) : (
          <p className="text-muted">{m.admin_article_preview_empty()}</p>
        )}
      </div>
    </section>
  );
}

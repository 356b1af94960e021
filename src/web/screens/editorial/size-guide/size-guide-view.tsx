import type { Page } from "#contract/editorial.ts";
import { formatDay } from "#vocabulary/format.ts";
import { Contents } from "#web/features/prose/contents.tsx";
import { Prose } from "#web/features/prose/prose.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";
import { Converter } from "./converter.tsx";
import { MeasurePart } from "./measure-part.tsx";
import { SizeTables } from "./size-tables.tsx";

/** The converter first, since that is what people come for; then the tape, the tables, and what to make of them. */
export function SizeGuideView({ page }: { page: Page }) {
  return (
    <article>
      <header className="mx-auto max-w-page px-edge pt-14 pb-10 md:pt-24 md:pb-16">
        <h1 className="display-80 max-w-[12em]">
          <Headline text={page.headline} />
        </h1>
        <p className="mt-8 max-w-[52ch] text-18">{page.lead}</p>
      </header>
      <Converter />
      <MeasurePart />
      <SizeTables />
      <div className="mx-auto max-w-page px-edge pt-section">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 border-ink border-t pt-10 md:pt-16 lg:grid-cols-[280px_minmax(0,1fr)]">
          <Contents blocks={page.blocks} />
          <div>
            <Prose blocks={page.blocks} />
            <p className="mt-10 text-14 text-muted">
              {m.updated_on({ date: formatDay(page.updated_at, currentLanguage()) })}
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}

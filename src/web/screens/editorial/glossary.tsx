import { useState } from "react";
import type { GlossaryPart, Page } from "#contract/editorial.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { Prose } from "#web/features/prose/prose.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Field } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { termsWith } from "./terms-with.ts";

/** What the sections of an earlier lexicon were called in addresses: texts that lead there still do. */
const earlier: Readonly<Record<string, readonly string[]>> = {
  cloth: ["fibres-and-fabrics", "fibres-et-etoffes", "weaves-and-patterns", "armures-et-motifs"],
  cut: ["cuts-and-shapes", "coupes-et-lignes"],
  collar: ["collars-necklines-and-sleeves", "cols-encolures-et-manches"],
  shoes: ["chaussures"],
  finish: ["construction", "facon"],
};

type GlossaryProps = { page: Page; parts: readonly GlossaryPart[] };

/** The lexicon: every word with what it means and what to look for, narrowed as somebody types. */
export function Glossary({ page, parts }: GlossaryProps) {
  const [typed, setTyped] = useState("");
  const shown = termsWith(parts, typed);
  const count = shown.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <article className="mx-auto max-w-page px-edge pt-14 md:pt-24">
      <header className="border-line border-b pb-10">
        <h1 className="display-80 max-w-[12em]">
          <Headline text={page.headline} />
        </h1>
        <p className="mt-8 max-w-[52ch] text-18">{page.lead}</p>
        <div className="mt-8 max-w-120">
          <Field
            label={m.glossary_find()}
            type="search"
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status" className="mt-2 min-h-[1lh] text-14 text-muted">
            {count === 0
              ? m.glossary_none()
              : count === 1
                ? m.glossary_count_one()
                : m.glossary_count({ count })}
          </p>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[240px_minmax(0,1fr)]">
        <nav aria-label={m.contents_label()} className="hidden lg:block">
          <ul className="sticky top-8 border-line border-l">
            {shown.map(({ key, label }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="block py-1.5 pl-5 text-14 text-muted transition-colors duration-fast hover:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {typed === "" && <Prose blocks={page.blocks} />}
          {shown.map((part) => (
            <Part key={part.key} part={part} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Part({ part: { key, label, terms } }: { part: GlossaryPart }) {
  return (
    <section aria-labelledby={key} className="pt-12">
      {earlier[key]?.map((id) => (
        <span key={id} id={id} />
      ))}
      <h2 id={key} className="display-40 scroll-mt-8 pb-4">
        {label}
      </h2>
      <dl className="grid border-line border-t md:grid-cols-2 md:gap-x-12">
        {terms.map(({ key: term, term: word, meaning, also, search, drawing }) => (
          <div
            key={term}
            id={term}
            className="flow-root scroll-mt-8 border-line border-b py-5 target:bg-wash"
          >
            <dt className="display-22">
              {drawing && <TermDrawing name={drawing} />}
              {word}
            </dt>
            <dd className="mt-2 text-14">{meaning}</dd>
            {also.length > 0 && (
              <dd className="mt-2 text-12 text-muted">{m.glossary_also({ words: listed(also) })}</dd>
            )}
            {search && (
              <dd>
                <Link
                  to={`/search?q=${encodeURIComponent(search)}`}
                  className="link inline-flex min-h-11 items-center text-14"
                >
                  {m.glossary_see({ search })}
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Ink is the colour of the text; stroke and fill are inherited by what is drawn in the accent. */
function TermDrawing({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      className="float-right mb-1 ml-5 size-24 fill-accent stroke-accent"
    >
      <use href={`/media/lexicon.svg#${name}`} />
    </svg>
  );
}

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: "unit", style: "short" }).format(words);

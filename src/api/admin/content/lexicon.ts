import type { Hono } from "hono";
import * as contract from "#contract/admin/content.ts";
import type { LexiconDesk } from "#domain/admin/content-ports.ts";
import { unknownCursor } from "#domain/admin/page.ts";
import { glossary, glossarySections } from "#vocabulary/glossary/glossary.ts";
import { type GlossaryTerm, type Meanings, meaningOf } from "#vocabulary/glossary/term.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../../ports.ts";
import { pageOf } from "./page-of.ts";

export function bindLexicon(
  app: Hono<ApiEnv>,
  { accounts, editorial }: ApiPorts,
  { change }: LexiconDesk,
): void {
  bind(app, contract.listTerms, async ({ query: { q, changed, limit, cursor } }, { language }) => {
    const { meanings } = editorial();
    const wanted = glossary.filter(
      (term) => (!changed || meanings?.has(term.key)) && (!q || isSaidIn(term, meanings, q)),
    );
    const page = pageOf(wanted, ({ key }) => key, { limit, cursor });
    if (!page) return refuse(unknownCursor);
    const terms = page.items.map((term) => presentTerm(term, meanings, language));
    return accept({ answer: { terms, total: page.total, next_cursor: page.next } });
  });

  bind(app, contract.changeTerm, async ({ params, body: { meaning, note } }, { caller, language }) => {
    const term = glossary.find(({ key }) => key === params.key);
    if (!term) return refuse({ kind: "not_found" });
    await change(term.key, meaning, { actorId: caller.personId, at: accounts.now(), note });
    return accept({ answer: { term: presentTerm(term, editorial().meanings, language) } });
  });
}

function isSaidIn(term: GlossaryTerm, meanings: Meanings | undefined, words: string): boolean {
  const asked = foldText(words).trim();
  const meaning = meaningOf(term, meanings);
  return languages.some((one) => foldText(`${term.term[one]} ${meaning[one]}`).includes(asked));
}

const presentTerm = (
  term: GlossaryTerm,
  meanings: Meanings | undefined,
  language: Language,
): contract.AdminTerm => ({
  key: term.key,
  part: glossarySections.find(({ key }) => key === term.section)?.label[language] ?? term.section,
  term: { ...term.term },
  meaning: { ...meaningOf(term, meanings) },
  changed: meanings?.has(term.key) ?? false,
});

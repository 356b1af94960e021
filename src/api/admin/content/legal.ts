import type { Hono } from "hono";
import * as contract from "#contract/admin/content.ts";
import type { LegalDesk } from "#domain/admin/content-ports.ts";
import { unknownCursor } from "#domain/admin/page.ts";
import type { LegalDocument } from "#domain/editorial/legal-document.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../../ports.ts";
import { pageOf } from "./page-of.ts";

export function bindLegal(app: Hono<ApiEnv>, { accounts }: ApiPorts, legal: LegalDesk): void {
  bind(app, contract.listLegalVersions, async ({ query: { slug, lang, limit, cursor } }) => {
    const wanted = (await legal.versions()).filter(
      (one) => (!slug || one.slug === slug) && (!lang || one.language === lang),
    );
    const page = pageOf(wanted, (one) => `${one.slug}.${one.language}.${one.version}`, { limit, cursor });
    if (!page) return refuse(unknownCursor);
    const versions = page.items.map(({ language, publishedAt, ...one }) => ({
      ...one,
      lang: language,
      published_at: publishedAt,
    }));
    return accept({ answer: { versions, total: page.total, next_cursor: page.next } });
  });

  bind(app, contract.getLegalVersion, async ({ params: { slug }, query: { version } }) => {
    const { en, fr } = await legal.history(slug);
    const texts = { en: asOf(en, version), fr: asOf(fr, version) };
    const isKnown = version === undefined || [...en, ...fr].some((one) => one.version === version);
    if (!isKnown || !texts.en || !texts.fr) return refuse({ kind: "not_found" });
    const answer = {
      slug,
      version: Math.max(texts.en.version, texts.fr.version),
      texts: { en: wordsOf(texts.en), fr: wordsOf(texts.fr) },
    };
    return accept({ answer });
  });

  bind(app, contract.publishLegal, async ({ params: { slug }, body: { texts, note } }, { caller }) => {
    const doing = { actorId: caller.personId, at: accounts.now(), note };
    const version = await legal.publish(slug, texts, doing);
    return version === undefined
      ? refuse({ kind: "invalid", fields: { texts: "taken" } })
      : accept({ answer: { version } });
  });
}

/** A version that one language skipped is the one before it there. */
const asOf = (history: readonly LegalDocument[], version: number | undefined): LegalDocument | undefined =>
  history.find((one) => version === undefined || one.version <= version);

const wordsOf = ({ title, headline, description, body }: LegalDocument) => ({
  title,
  headline,
  description,
  body,
});

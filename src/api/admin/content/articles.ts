import type { Hono } from "hono";
import * as contract from "#contract/admin/content.ts";
import type { ArticleDesk, ArticleDraft, SlugTaken } from "#domain/admin/content-ports.ts";
import { unknownCursor } from "#domain/admin/page.ts";
import { countWords, readingMinutes } from "#domain/editorial/article.ts";
import { isWhole } from "#domain/editorial/written-article.ts";
import { languages } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { bind } from "../../endpoint.ts";
import type { Refusal } from "../../error-response.ts";
import type { ApiEnv, ApiPorts, Pictures } from "../../ports.ts";
import { presentArticle, presentArticleRow } from "./present-article.ts";

export function bindArticles(app: Hono<ApiEnv>, ports: ApiPorts, articles: ArticleDesk): void {
  const { pictures, readMarkdown, fillPlaceholders, accounts } = ports;

  bind(app, contract.listArticles, async ({ query: { limit, cursor, q, state } }, { language }) => {
    if (cursor !== undefined && !/^[1-9]\d{0,8}$/.test(cursor)) return refuse(unknownCursor);
    const below = cursor === undefined ? undefined : Number(cursor);
    const found = await articles.list({ limit: limit + 1, below, words: q?.trim() || undefined, state });
    const shown = found.articles.slice(0, limit);
    const last = found.articles.length > limit ? shown.at(-1) : undefined;
    const answer = {
      articles: shown.map((article) => presentArticleRow(article, language)),
      total: found.total,
      next_cursor: last ? String(last.id) : null,
    };
    return accept({ answer });
  });

  bind(app, contract.getArticle, async ({ params }, { language }) => {
    const article = await articles.find(params.id);
    return article
      ? accept({ answer: { article: presentArticle(article, pictures, language) } })
      : refuse({ kind: "not_found" });
  });

  bind(app, contract.addArticle, async ({ body: { note, published_on, ...rest } }, { caller, language }) => {
    const draft = { ...rest, publishedOn: published_on };
    const checked = checkArticle(draft, pictures);
    if (!checked.ok) return checked;
    const added = await articles.add(draft, { actorId: caller.personId, at: accounts.now(), note });
    return added.ok
      ? accept({ answer: { article: presentArticle(added.value, pictures, language) } })
      : refuse(slugTaken(added.refusal));
  });

  bind(app, contract.changeArticle, async ({ params, body }, { caller, language }) => {
    const { note, texts, tags, cover, published_on } = body;
    const before = await articles.find(params.id);
    if (!before) return refuse({ kind: "not_found" });
    const change = {
      ...(texts !== undefined && { texts }),
      ...(tags !== undefined && { tags }),
      ...(cover !== undefined && { cover }),
      ...(published_on !== undefined && { publishedOn: published_on }),
    };
    const checked = checkArticle({ ...before, ...change }, pictures);
    if (!checked.ok) return checked;
    const doing = { actorId: caller.personId, at: accounts.now(), note };
    const changed = await articles.change(params.id, change, doing);
    if (changed.ok) return accept({ answer: { article: presentArticle(changed.value, pictures, language) } });
    return refuse(changed.refusal.kind === "not_there" ? { kind: "not_found" } : slugTaken(changed.refusal));
  });

  bind(app, contract.deleteArticle, async ({ params }, { caller }) =>
    (await articles.remove(params.id, { actorId: caller.personId, at: accounts.now() }))
      ? accept({ answer: null })
      : refuse({ kind: "not_found" }),
  );

  bind(app, contract.previewMarkdown, async ({ body: { body, lang } }) => {
    const text = fillPlaceholders(body, lang);
    const words = countWords(text);
    return accept({
      answer: { blocks: [...readMarkdown(text)], words, reading_minutes: readingMinutes(words) },
    });
  });
}

/** What nobody could read is not published, and a cover is a picture that stays. */
function checkArticle(
  { texts, cover, publishedOn }: ArticleDraft,
  pictures: Pictures,
): Result<void, Refusal> {
  if (cover !== null && !(/^(upload|cover)-/.test(cover) && pictures.find(cover)))
    return refuse({ kind: "invalid", fields: { cover: "unknown" } });
  const isReadable = languages.some((language) => texts[language] && isWhole(texts[language]));
  return publishedOn !== null && !isReadable
    ? refuse({ kind: "invalid", fields: { texts: "required" } })
    : accept(undefined);
}

const slugTaken = ({ language }: SlugTaken): Refusal => ({
  kind: "invalid",
  fields: { [`texts.${language}.slug`]: "taken" },
});

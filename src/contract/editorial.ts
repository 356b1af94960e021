import * as z from "zod/mini";
import { footerPages, legalPages, slugPattern } from "#vocabulary/editorial-page.ts";
import { languages } from "#vocabulary/language.ts";
import { defineEndpoint } from "./endpoint.ts";
import { image } from "./image.ts";
import { block } from "./prose.ts";

const language = z.object({ lang: z._default(z.enum(languages), "en") });
const slug = z.object({ slug: z.string().check(z.regex(slugPattern)) });

/** Words of one kind and what they mean. */
const glossaryPart = z.object({
  key: z.string(),
  label: z.string(),
  terms: z.array(
    z.object({
      /** Its anchor. */
      key: z.string(),
      term: z.string(),
      meaning: z.string(),
      /** What search takes for the same. */
      also: z.array(z.string()),
      /** What to type to see such pieces. */
      search: z.optional(z.string()),
      /** Its symbol in /media/lexicon.svg. */
      drawing: z.optional(z.string()),
    }),
  ),
});
export type GlossaryPart = z.output<typeof glossaryPart>;

const page = z.object({
  slug: z.enum(footerPages),
  title: z.string(),
  headline: z.string(),
  description: z.string(),
  lead: z.string(),
  updated_at: z.string(),
  blocks: z.array(block),
  /** Of the lexicon: every word of it. */
  glossary: z.optional(z.array(glossaryPart)),
});
export type Page = z.output<typeof page>;

const postCard = z.object({
  slug: z.string(),
  /** The same article's address in each language it exists in. */
  slugs: z.partialRecord(z.enum(languages), z.string()),
  title: z.string(),
  headline: z.string(),
  description: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  cover: image,
  published_at: z.string(),
  reading_minutes: z.int(),
});
export type PostCard = z.output<typeof postCard>;

const post = z.extend(postCard, { blocks: z.array(block) });
export type Post = z.output<typeof post>;

/** Titles of sections. */
const changes = z.object({
  added: z.array(z.string()),
  reworded: z.array(z.string()),
  removed: z.array(z.string()),
});

const legalVersion = z.object({
  version: z.int(),
  updated_at: z.string(),
  /** Against the version before; nothing for the first. */
  changes: z.optional(changes),
});
export type LegalVersion = z.output<typeof legalVersion>;

const legalDoc = z.object({
  slug: z.enum(legalPages),
  title: z.string(),
  headline: z.string(),
  description: z.string(),
  /** Markdown. */
  body: z.string(),
  blocks: z.array(block),
  version: z.int(),
  updated_at: z.string(),
  /** Every version, the newest first. */
  history: z.array(legalVersion),
});
export type LegalDoc = z.output<typeof legalDoc>;

export const getPage = defineEndpoint({
  id: "getPage",
  method: "GET",
  path: "/api/pages/:slug",
  access: "public",
  summary: "One footer page.",
  params: slug,
  query: language,
  answer: z.object({ page }),
});

export const listPosts = defineEndpoint({
  id: "listPosts",
  method: "GET",
  path: "/api/blogs",
  access: "public",
  summary: "The journal, newest first.",
  query: z.extend(language, { tag: z.optional(z.string()) }),
  answer: z.object({ posts: z.array(postCard) }),
});

export const getPost = defineEndpoint({
  id: "getPost",
  method: "GET",
  path: "/api/blogs/:slug",
  access: "public",
  summary: "One article of the journal.",
  params: slug,
  query: language,
  answer: z.object({ post }),
});

export const listLegalDocs = defineEndpoint({
  id: "listLegalDocs",
  method: "GET",
  path: "/api/website-legal-docs",
  access: "public",
  summary: "The newest version of each legal document.",
  query: language,
  answer: z.object({ docs: z.array(legalDoc) }),
});

export const getLegalDoc = defineEndpoint({
  id: "getLegalDoc",
  method: "GET",
  path: "/api/website-legal-docs/:slug",
  access: "public",
  summary: "One legal document, in the version asked for or the newest.",
  params: z.object({ slug: z.enum(legalPages) }),
  query: z.extend(language, {
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  }),
  answer: z.object({ doc: legalDoc }),
});

import * as z from "zod/mini";
import { occasions, seasons } from "#vocabulary/attribute.ts";
import { legalPages, slugPattern } from "#vocabulary/editorial-page.ts";
import { languages } from "#vocabulary/language.ts";
import { lookSlots } from "#vocabulary/look.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "../endpoint.ts";
import { image } from "../image.ts";
import { block } from "../prose.ts";
import { day, id, idInPath, instant, note, page, paged, words } from "./paging.ts";

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, "too_long"));
/** A line that says something. */
const filled = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, "required"),
    z.maxLength(most, "too_long"),
    z.refine((text) => !text.includes("\u0000"), "invalid"),
  );
const markdown = z.string().check(z.maxLength(60_000, "too_long"));

const articleText = z.strictObject({
  slug: z.string().check(z.regex(slugPattern, "invalid"), z.maxLength(100, "too_long")),
  title: line(120),
  headline: line(160),
  description: line(300),
  excerpt: line(400),
  body: markdown,
});

const picture = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, "invalid"));

const article = {
  /** In each language it exists in. */
  texts: z.record(z.enum(languages), z.nullable(articleText)),
  tags: z.array(filled(40)).check(z.maxLength(12, "too_big")),
  /** The name of an upload or of a drawn cover; nothing for any of ours. */
  cover: z.nullable(picture),
  published_on: z.nullable(day.check(z.refine((text) => text >= "2000", "too_small"))),
};

const articleRow = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  languages: z.array(z.enum(languages)),
  state: z.enum(["draft", "published"]),
  published_on: z.nullable(day),
  updated_at: instant,
  tags: z.array(z.string()),
});
export type AdminArticleRow = z.output<typeof articleRow>;

const articleWhole = z.object({
  id: z.int(),
  state: z.enum(["draft", "published"]),
  updated_at: instant,
  ...article,
  cover_image: z.nullable(image),
});
export type AdminArticle = z.output<typeof articleWhole>;

const blogs = "/api/admin/blogs";
const one = { access: "admin", params: z.object({ id: idInPath }) } as const;

export const listArticles = defineEndpoint({
  id: "adminListBlogs",
  method: "GET",
  path: blogs,
  access: "admin",
  summary: "Articles written here, the latest first. Those of the files are not among them.",
  query: z.strictObject({ ...paged, q: words, state: z.optional(z.enum(["draft", "published"])) }),
  answer: z.object({ articles: z.array(articleRow), ...page }),
});

export const getArticle = defineEndpoint({
  ...one,
  id: "adminGetBlog",
  method: "GET",
  path: `${blogs}/:id`,
  summary: "One article as it is written.",
  answer: z.object({ article: articleWhole }),
});

export const addArticle = defineEndpoint({
  id: "adminAddBlog",
  method: "POST",
  path: blogs,
  access: "admin",
  summary: "Adds an article; without a day it is a draft.",
  status: 201,
  body: z.strictObject({ ...article, note }),
  answer: z.object({ article: articleWhole }),
});

export const changeArticle = defineEndpoint({
  ...one,
  id: "adminChangeBlog",
  method: "PATCH",
  path: `${blogs}/:id`,
  summary: "Changes an article: publishes it with a day, takes it back without.",
  body: z.strictObject({
    texts: z.optional(article.texts),
    tags: z.optional(article.tags),
    cover: z.optional(article.cover),
    published_on: z.optional(article.published_on),
    note,
  }),
  answer: z.object({ article: articleWhole }),
});

export const deleteArticle = defineEndpoint({
  ...one,
  id: "adminDeleteBlog",
  method: "DELETE",
  path: `${blogs}/:id`,
  summary: "Deletes an article.",
  status: 204,
  answer: z.null(),
});

export const previewMarkdown = defineEndpoint({
  id: "adminPreviewMarkdown",
  method: "POST",
  path: "/api/admin/preview",
  access: "admin",
  summary: "A text as readers will see it. What is not allowed in it is left out.",
  body: z.strictObject({ body: markdown, lang: z.enum(languages) }),
  answer: z.object({ blocks: z.array(block), words: z.int(), reading_minutes: z.int() }),
});

export const uploadPicture = defineEndpoint({
  id: "adminUploadPicture",
  method: "POST",
  path: "/api/admin/pictures",
  access: "admin",
  summary:
    "Takes a picture as the body of the request: JPEG, PNG, WebP or AVIF, up to 10 MB, at least 1,200 pixels wide.",
  /** What it shows, for those who do not see it. */
  query: z.strictObject({ alt_en: filled(200), alt_fr: filled(200) }),
  takesFile: true,
  status: 201,
  answer: z.object({ name: z.string(), image }),
});

const lookRow = z.object({
  id: z.int(),
  universe: z.enum(universes),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  formality: z.int(),
  title: z.object({ en: z.string(), fr: z.string() }),
  score: z.number(),
  /** Made by the composer, or put together by an admin. */
  made_by: z.enum(["composer", "admin"]),
  state: z.enum(["shown", "hidden", "retired"]),
  likes: z.int(),
  dislikes: z.int(),
  /** Nothing of a look that cannot be had: there is nothing to draw. */
  image: z.nullable(image),
  pieces: z.array(
    z.object({
      slot: z.enum(lookSlots),
      id: z.int(),
      name: z.string(),
      price: z.nullable(z.int()),
      image: z.nullable(image),
      in_stock: z.boolean(),
    }),
  ),
});
export type AdminLook = z.output<typeof lookRow>;

const looks = "/api/admin/looks";
const title = z.strictObject({ en: filled(120), fr: filled(120) });

export const listAdminLooks = defineEndpoint({
  id: "adminListLooks",
  method: "GET",
  path: looks,
  access: "admin",
  summary: "Looks, the latest first.",
  query: z.strictObject({
    ...paged,
    universe: z.optional(z.enum(universes)),
    occasion: z.optional(z.enum(occasions)),
    season: z.optional(z.enum(seasons)),
    state: z.optional(z.enum(["shown", "hidden", "retired"])),
    made_by: z.optional(z.enum(["composer", "admin"])),
    lang: z.optional(z.enum(languages)),
  }),
  answer: z.object({ looks: z.array(lookRow), ...page }),
});

export const addLook = defineEndpoint({
  id: "adminAddLook",
  method: "POST",
  path: looks,
  access: "admin",
  summary: "Puts a look together of products that can be had, one of a slot.",
  status: 201,
  body: z.strictObject({
    universe: z.enum(universes),
    occasion: z.enum(occasions),
    season: z.enum(seasons),
    title,
    products: z.array(id).check(z.minLength(2, "too_small"), z.maxLength(8, "too_big")),
    note,
  }),
  answer: z.object({ look: lookRow }),
});

export const changeLook = defineEndpoint({
  ...one,
  id: "adminChangeLook",
  method: "PATCH",
  path: `${looks}/:id`,
  summary: "Gives a look another title, hides it or shows it again.",
  body: z.strictObject({ title: z.optional(title), hidden: z.optional(z.boolean()), note }),
  answer: z.object({ look: lookRow }),
});

export const deleteLook = defineEndpoint({
  ...one,
  id: "adminDeleteLook",
  method: "DELETE",
  path: `${looks}/:id`,
  summary: "Deletes a look that an admin put together; one of the composer is hidden instead.",
  status: 204,
  answer: z.null(),
});

const legalText = z.strictObject({
  title: filled(120),
  headline: filled(160),
  description: filled(300),
  body: markdown.check(z.trim(), z.minLength(1, "required")),
});

const legalRow = z.object({
  slug: z.enum(legalPages),
  lang: z.enum(languages),
  version: z.int(),
  published_at: instant,
  title: z.string(),
});
export type AdminLegalVersion = z.output<typeof legalRow>;

const legal = "/api/admin/legal-docs";

export const listLegalVersions = defineEndpoint({
  id: "adminListLegalDocs",
  method: "GET",
  path: legal,
  access: "admin",
  summary: "Every version of every legal document, the newest first.",
  query: z.strictObject({
    ...paged,
    slug: z.optional(z.enum(legalPages)),
    lang: z.optional(z.enum(languages)),
  }),
  answer: z.object({ versions: z.array(legalRow), ...page }),
});

export const getLegalVersion = defineEndpoint({
  id: "adminGetLegalDoc",
  method: "GET",
  path: `${legal}/:slug`,
  access: "admin",
  summary: "One version as it is written, in both languages; without a number the newest.",
  params: z.object({ slug: z.enum(legalPages) }),
  query: z.strictObject({
    version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  }),
  answer: z.object({
    slug: z.enum(legalPages),
    version: z.int(),
    texts: z.record(z.enum(languages), legalText),
  }),
});

export const publishLegal = defineEndpoint({
  id: "adminPublishLegalDoc",
  method: "POST",
  path: `${legal}/:slug`,
  access: "admin",
  summary: "Publishes a new version in both languages. What was published is never changed.",
  status: 201,
  params: z.object({ slug: z.enum(legalPages) }),
  body: z.strictObject({ texts: z.strictObject({ en: legalText, fr: legalText }), note }),
  answer: z.object({ version: z.int() }),
});

const term = z.object({
  key: z.string(),
  part: z.string(),
  term: z.object({ en: z.string(), fr: z.string() }),
  meaning: z.object({ en: z.string(), fr: z.string() }),
  /** Whether an admin wrote the meaning. */
  changed: z.boolean(),
});
export type AdminTerm = z.output<typeof term>;

const lexicon = "/api/admin/lexicon";

export const listTerms = defineEndpoint({
  id: "adminListLexicon",
  method: "GET",
  path: lexicon,
  access: "admin",
  summary: "The words of the lexicon and what they mean.",
  query: z.strictObject({ ...paged, q: words, changed: z.optional(z.enum(["true"])) }),
  answer: z.object({ terms: z.array(term), ...page }),
});

export const changeTerm = defineEndpoint({
  id: "adminChangeLexicon",
  method: "PATCH",
  path: `${lexicon}/:key`,
  access: "admin",
  summary: "Says in other words what a word means; null goes back to ours.",
  params: z.object({ key: z.string().check(z.regex(/^[a-z0-9:._-]{1,80}$/, "invalid")) }),
  body: z.strictObject({ meaning: z.nullable(z.strictObject({ en: filled(600), fr: filled(600) })), note }),
  answer: z.object({ term }),
});

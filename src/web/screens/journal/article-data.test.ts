import { expect, test } from "vitest";
import { examplePicture, publicUrl } from "#web/features/structured-data/testing/example-place.ts";
import { structuredFaults } from "#web/features/structured-data/testing/structured-faults.ts";
import { articleData } from "./article-data.ts";

test("an article says who wrote it, when, in which language, and where it stands", () => {
  const post = {
    slug: "le-lin",
    slugs: { en: "linen", fr: "le-lin" },
    title: "Le lin",
    headline: "Le lin",
    description: "Du lin.",
    excerpt: "Du lin.",
    tags: ["cloth"],
    cover: examplePicture,
    published_at: "2026-11-01",
    reading_minutes: 5,
    blocks: [],
  };
  const data = articleData(post, { path: "/fr/blog/le-lin", publicUrl });
  expect(data.flatMap(structuredFaults)).toEqual([]);
  expect(data).toMatchObject([
    { "@type": "Article", inLanguage: "fr", datePublished: "2026-11-01", author: { name: "Cleed" } },
    { "@type": "BreadcrumbList", itemListElement: [{ item: `${publicUrl}/fr/blog` }, { name: "Le lin" }] },
  ]);
});

import type { MetaDescriptor } from "react-router";
import { inLanguage, languageOfPath } from "#vocabulary/language-path.ts";
import { pageHead } from "../page-head/page-head.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

type EditorialHead = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly publicUrl: string;
  readonly hidden?: boolean;
};

/** The head of a page of words, which stands directly below the house. */
export function editorialHead({
  title,
  description,
  path,
  publicUrl,
  hidden,
}: EditorialHead): MetaDescriptor[] {
  const house = { name: "Cleed", address: publicUrl + inLanguage("/", languageOfPath(path)) };
  return [
    ...pageHead({ title, description, path, publicUrl, hidden }),
    { "script:ld+json": breadcrumbs([house, { name: title, address: publicUrl + path }]) },
  ];
}

/** The elements of a page as the bench found them in Cleed's own answer: a tree of names, attributes and words. */
export type Piece =
  | string
  | { readonly tag: string; readonly props: Record<string, string>; readonly children: readonly Piece[] };

export type PageData = { readonly title: string; readonly body: readonly Piece[]; readonly data: unknown };

/** Only the server has them: in a browser nobody looks at these pages. */
const readFile = import.meta.env.SSR ? (await import("node:fs")).readFileSync : undefined;
const read = new Map<string, PageData>();

/** Read once and kept: a plain site would have its data at hand, too. */
export function pageData(name: string): PageData {
  const known = read.get(name);
  if (known || !readFile) return known ?? { title: "", body: [], data: null };
  const page: PageData = JSON.parse(readFile(`${process.env.PAGES_DIR}/${name}.json`, "utf8"));
  read.set(name, page);
  return page;
}

import { type Language, languages } from "#vocabulary/language.ts";

/** What has no words is one file for everybody. */
const shared = /\/?(libraries|rolldown-runtime)-[\w-]+\.js$/;

/** Every other script exists once in each language, without the words of the others. */
export const fileIn = (language: Language, path: string): string =>
  language === "en" || shared.test(path) ? path : path.replace(/\.js$/, `.${language}.js`);

type Entry = { readonly module: string; readonly imports?: string[] | undefined };
type Manifest = {
  readonly entry: { module: string; imports: string[] };
  readonly routes: { readonly [id: string]: Entry | undefined };
  readonly url: string;
};

/**
 * The route table of one language. Of the others only what matches any of their addresses is left: such a page is
 * another document (shell/route-changes.ts).
 */
export function manifestIn<M extends Manifest>(language: Language, manifest: M): M {
  const named = (path: string) => fileIn(language, path);
  const others = languages.filter((one) => one !== language);
  const isForeign = (id: string) =>
    others.some(
      (other) => id.startsWith(`${other}:`) && ![`${other}:layout`, `${other}:not-found`].includes(id),
    );
  // What every page begins with is said once.
  const first = new Set(manifest.entry.imports);
  const isFurther = (entry: Entry) => (path: string) => entry === manifest.entry || !first.has(path);
  const renamed = <E extends Entry>(entry: E): E => ({
    ...entry,
    module: named(entry.module),
    ...(entry.imports && { imports: entry.imports.filter(isFurther(entry)).map(named) }),
  });
  return {
    ...manifest,
    url: named(manifest.url),
    entry: renamed(manifest.entry),
    routes: Object.fromEntries(
      Object.entries(manifest.routes).flatMap(([id, route]) =>
        route && !isForeign(id) ? [[id, renamed(route)]] : [],
      ),
    ),
  };
}

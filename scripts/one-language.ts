import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify, type Plugin } from "vite";
import { languages } from "../src/vocabulary/language.ts";
import { fileIn, manifestIn } from "../src/web/i18n/language-files.ts";

/**
 * A message is a function that holds its words in every language, and whoever reads a page needs one of them. The
 * bundler leaves the question open, as a name that nothing declares; afterwards each script is written once in each
 * language, where the answer is known and the other words are dropped.
 */
const open = "__LANGUAGE_OF_THIS_FILE__";

/** Asked for by name in a language that may be another than the page's: the palette's entries, an article's marks. */
const inEvery = /\/(nav|palette|account_tab|admin_article_insert)_[\w]*\.js$/;

const inMessage = "experimentalStaticLocale ?? options.locale ?? getLocale()";
const inRuntime = "experimentalStaticLocale";
const declared = `export const ${open} = undefined;`;

export function oneLanguage(): Plugin {
  return {
    name: "one-language",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /i18n\/paraglide\/(runtime\.js|messages\/(?!_index\.js))/ },
      handler(code, id) {
        const settled = settle(code, id);
        if (!settled.includes(open)) this.error(`Paraglide writes ${id} otherwise: review one-language.`);
        if (id.endsWith("/runtime.js")) return { code: settled, map: null };
        // Asking for what nothing declares would keep a message in the build that nobody uses.
        return { code: settled, map: null, moduleSideEffects: false };
      },
    },
  };
}

function settle(code: string, id: string): string {
  if (id.endsWith("/runtime.js"))
    return code.replaceAll(inRuntime, open).replace(declared, `export const ${inRuntime} = ${open};`);
  return inEvery.test(id) ? code.replace(inMessage, `options.locale ?? ${open}`) : settledMessage(code);
}

/** The words of one language by themselves, a function each. */
const wordsIn = (code: string, language: string, name: string): string | undefined =>
  new RegExp(`^const ${language}_${name} = /\\*\\*.*?\\*/ ([\\s\\S]*?\\n\\});$`, "m").exec(code)?.[1];

/** A message that is the words themselves, in whichever language it will be, and not a function that asks for them. */
function settledMessage(code: string): string {
  const name = /^export const (\w+) = /m.exec(code)?.[1] ?? "";
  const [first, ...others] = languages.map((language) => ({
    language,
    words: wordsIn(code, language, name),
  }));
  if (!first?.words || others.some(({ words }) => !words)) return code;
  const chosen = others.map(({ language, words }) => `${open} === "${language}" ? ${words} : `).join("");
  return `export const ${name} = ${chosen}${first.words};`;
}

/** Writes every script of the browser once in each language. */
export async function splitLanguages(directory: string, target: string | readonly string[]): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".js"));
  for (const name of names) {
    const source = await readFile(join(directory, name), "utf8");
    const isShared = languages.every((language) => fileIn(language, name) === name);
    if (isShared && names.some((other) => other !== name && renames(other) && source.includes(other)))
      throw new Error(`${name} is for every language and asks for files of one.`);
    if (isShared) continue;
    for (const language of languages) {
      const code = name.startsWith("manifest-")
        ? withManifest(source, (manifest) => manifestIn(language, manifest))
        : await spoken(name, source, { language, names, target });
      await writeFile(join(directory, fileIn(language, name)), code);
    }
  }
}

const renames = (name: string) => languages.some((language) => fileIn(language, name) !== name);

type Speaking = {
  readonly language: (typeof languages)[number];
  readonly names: readonly string[];
  readonly target: string | readonly string[];
};

async function spoken(name: string, source: string, { language, names, target }: Speaking): Promise<string> {
  const known = new Set(names);
  const code = source
    .replaceAll(open, JSON.stringify(language))
    .replaceAll(/[\w.-]+\.js\b/g, (file) => (known.has(file) ? fileIn(language, file) : file));
  const result = await minify(name, code, {
    module: true,
    compress: { target: [target].flat() },
    mangle: true,
  });
  if (result.errors.length > 0) throw new Error(`${name}: ${result.errors[0]?.message}`);
  return result.code;
}

type Manifest = Parameters<typeof manifestIn>[1];

function withManifest(source: string, change: (manifest: Manifest) => Manifest): string {
  const [start, end] = [source.indexOf("{"), source.lastIndexOf("}") + 1];
  const manifest = JSON.parse(source.slice(start, end)) as Manifest;
  // What is not so need not be said: React Router asks whether it is. Nor what a route is called, a second time.
  const isSaid = (key: string, value: unknown) =>
    key !== "id" && value !== false && !(Array.isArray(value) && value.length === 0);
  const said = JSON.stringify(change(manifest), (key, value) => (isSaid(key, value) ? value : undefined));
  const routes = "window.__reactRouterManifest.routes";
  return `${source.slice(0, start)}${said}${source.slice(end)}for(let id in ${routes})${routes}[id].id=id`;
}

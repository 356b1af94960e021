import type { Language } from "../language.ts";

/** Every way to write a list of forms in a language: its plurals and agreements, each a run of folded words. */
export function expandForms(list: string, language: Language | "any", plurals: boolean): string[] {
  const written = list.split(",").flatMap((form) => agreements(form.trim()));
  if (!plurals) return written.map((form) => form.replace("*", ""));
  return written.flatMap((form) => {
    if (form.endsWith("*")) return [form.slice(0, -1)];
    const all = [form];
    if (language !== "fr") all.push(englishPlural(form));
    if (language !== "en") all.push(frenchPlural(form));
    return all;
  });
}

/** "noir(e)" is noir, noire, noirs, noires; each word of "manche long(ue)" by itself. */
function agreements(form: string): string[] {
  const found = /^(.*?)(\p{L}+)\((\p{L}+)\)(.*)$/u.exec(form);
  if (!found) return form === "" ? [] : [form];
  const [, before = "", stem = "", ending = "", after = ""] = found;
  const feminine = stem + ending;
  const plural = /[sxz]$/.test(stem) ? [] : [`${stem}s`];
  return [stem, feminine, ...plural, `${feminine}s`].flatMap((word) =>
    agreements(`${before}${word}${after}`),
  );
}

function englishPlural(form: string): string {
  if (/ss$|x$|z$|ch$|sh$/.test(form)) return `${form}es`;
  if (form.endsWith("s")) return form;
  if (/[^aeiou ]y$/.test(form)) return `${form.slice(0, -1)}ies`;
  return `${form}s`;
}

/** The noun and its adjectives take the plural, up to the first preposition: "sacs à dos". */
function frenchPlural(form: string): string {
  const words = form.split(" ");
  const stop = words.findIndex((word) => prepositions.test(word));
  return words.map((word, i) => (stop < 0 || i < stop ? frenchPluralWord(word) : word)).join(" ");
}

const prepositions = /^(à|a|au|aux|de|du|des|d['’].*|l['’].*|en|sans|pour|avec|sur|sous|par|et|col|taille)$/;

function frenchPluralWord(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/eau$/.test(word)) return `${word}x`;
  return `${word}s`;
}

import type { Language } from "../language.ts";
import type { Concept } from "./concept.ts";
import { expandForms } from "./expand-forms.ts";
import { tokenise } from "./fold-text.ts";
import { lexicon } from "./lexicon.ts";

/** What a form means, in one language or in both. */
export interface Sense {
  readonly concept: Concept;
  readonly language?: Language;
}

export interface Form {
  readonly words: readonly string[];
  readonly senses: Sense[];
}

let index: ReadonlyMap<string, readonly Form[]> | undefined;

/** Every form by its first word. Built the first time somebody asks. */
export function formsByFirstWord(): ReadonlyMap<string, readonly Form[]> {
  index ??= buildIndex();
  return index;
}

function buildIndex(): Map<string, Form[]> {
  const byFirst = new Map<string, Form[]>();
  const byForm = new Map<string, Form>();
  const add = (words: readonly string[], sense: Sense) => {
    const [first] = words;
    if (first === undefined) return;
    const key = words.join(" ");
    const known = byForm.get(key);
    if (known) {
      if (!known.senses.some((other) => isSame(other, sense))) known.senses.push(sense);
      return;
    }
    const form: Form = { words, senses: [sense] };
    byForm.set(key, form);
    const siblings = byFirst.get(first);
    if (siblings) siblings.push(form);
    else byFirst.set(first, [form]);
  };
  for (const { concept, forms: written } of lexicon) {
    for (const language of ["any", "en", "fr"] as const) {
      const sense: Sense = language === "any" ? { concept } : { concept, language };
      for (const form of expandForms(written[language] ?? "", language, takesPlural(concept, language))) {
        const words = tokenise(form).map(({ text }) => text);
        add(words, sense);
        // "t shirt" is also written "tshirt".
        if (words.length === 2 && words.join("").length > 4) add([words.join("")], sense);
      }
    }
  }
  return byFirst;
}

const isSame = (a: Sense, b: Sense) =>
  a.concept.facet === b.concept.facet && a.concept.key === b.concept.key && a.language === b.language;

/** English inflects its nouns only; French everything. */
const takesPlural = ({ facet }: Concept, language: Language | "any") =>
  language !== "en" || facet === "garment" || facet === "outside";

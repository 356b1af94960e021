import { create } from "zustand";
import { writeCookie } from "#vocabulary/cookie.ts";
import { defaultLanguage, isLanguage, type Language } from "#vocabulary/language.ts";
import { defaultUniverse, isUniverse, type Universe } from "#vocabulary/universe.ts";
import { isRecord, type Parse, readStored, writeStored } from "#web/data/stored.ts";

const key = "website_preferences";

/** What a person chose. What they never touched is left out, so that a link decides where a choice does not. */
type Choices = { readonly language?: Language; readonly universe?: Universe };

const parseChoices: Parse<Choices> = (value) =>
  isRecord(value)
    ? {
        ...(isLanguage(value.language) ? { language: value.language } : {}),
        ...(isUniverse(value.universe) ? { universe: value.universe } : {}),
      }
    : undefined;

type WebsitePreferences = {
  readonly language: Language;
  readonly universe: Universe;
  readonly initialized: boolean;
};

export const useWebsitePreferences = create<WebsitePreferences>(() => ({
  language: defaultLanguage,
  universe: defaultUniverse,
  initialized: false,
}));

/** Takes over what was chosen before; the page's own language and universe stand in for the rest. */
export function initializeWebsitePreferences(page: { language: Language; universe: Universe }): Choices {
  const chosen = readStored(key, parseChoices) ?? {};
  useWebsitePreferences.setState({
    language: chosen.language ?? page.language,
    universe: chosen.universe ?? page.universe,
    initialized: true,
  });
  if (chosen.universe) remember("universe", chosen.universe);
  return chosen;
}

export function chooseUniverse(universe: Universe): void {
  keep({ universe });
  remember("universe", universe);
  useWebsitePreferences.setState({ universe });
}

export function chooseLanguage(language: Language): void {
  keep({ language });
  remember("locale", language);
  useWebsitePreferences.setState({ language });
}

const unheardKey = "unheard_language";

/**
 * A member's choice of language that their own record has not heard of yet. It outranks what the record says, or
 * the next page would lead them back. Nothing means that the record knows.
 */
export const unheardLanguage = (): Language | undefined =>
  readStored(unheardKey, (value) => (isLanguage(value) ? value : undefined));

export const keepUnheardLanguage = (language: Language | null): void => writeStored(unheardKey, language);

const keep = (choice: Choices) => writeStored(key, { ...readStored(key, parseChoices), ...choice });

/** The cookie lets the server render the next page as chosen. */
function remember(name: "locale" | "universe", value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox before 140
  document.cookie = writeCookie(name, value);
}

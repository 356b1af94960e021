import type { LegalDocumentStore } from "#domain/editorial/ports.ts";
import { legalPages } from "#vocabulary/editorial-page.ts";
import { languages } from "#vocabulary/language.ts";

/** Legal documents as the database has them; while it is away, as they were when they were last read. */
export function rememberLegalDocuments(
  store: LegalDocumentStore,
  isAway: (error: unknown) => boolean,
): LegalDocumentStore & { readonly fill: () => Promise<void> } {
  const current = remembering(store.current, isAway);
  const history = remembering(store.history, isAway);
  return {
    ...store,
    current,
    history,
    fill: async () => {
      for (const language of languages) {
        await current(language);
        for (const slug of legalPages) await history(slug, language);
      }
    },
  };
}

/** What is asked for is one of a few words, so all answers are kept. */
function remembering<Words extends readonly string[], Answer>(
  ask: (...words: Words) => Promise<Answer>,
  isAway: (error: unknown) => boolean,
): (...words: Words) => Promise<Answer> {
  const last = new Map<string, Answer>();
  return async (...words) => {
    const key = words.join(" ");
    try {
      const answer = await ask(...words);
      last.set(key, answer);
      return answer;
    } catch (error) {
      const known = isAway(error) ? last.get(key) : undefined;
      if (known === undefined) throw error;
      return known;
    }
  };
}

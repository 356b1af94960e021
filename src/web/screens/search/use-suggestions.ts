import { useEffect, useState } from "react";
import type { Answer } from "#contract/endpoint.ts";
import type { suggestSearches } from "#contract/search.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { call } from "#web/state/call.ts";
import { suggestCall } from "./calls.ts";

export type Suggestion = Answer<typeof suggestSearches>["suggestions"][number];

const none: readonly Suggestion[] = [];
const pauseMs = 70;

/** What somebody may be about to type. Without an answer there are none: the list of pieces follows the words anyway. */
export function useSuggestions(words: string, universe: Universe, wanted: boolean): readonly Suggestion[] {
  const [heard, setHeard] = useState(none);
  const q = words.trim();
  useEffect(() => {
    if (!wanted || !q) {
      setHeard(none);
      return;
    }
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await call(suggestCall, {
        query: { q, lang: currentLanguage(), universe, limit: 7 },
      });
      if (current) setHeard(answer.ok ? answer.value.suggestions : none);
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [q, universe, wanted]);
  return heard;
}

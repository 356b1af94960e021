import { useMemo } from "react";
import type { Search } from "#web/features/search/address.ts";
import { type Query, queryOf } from "#web/features/search/question.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { useAuth } from "#web/state/auth.ts";
import { call } from "#web/state/call.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { whoAsksIsKnown } from "#web/state/taste-question.ts";
import { useToldTaste } from "#web/state/told-taste.ts";
import { useFromMount } from "#web/ui/mounted.ts";
import { searchCall, searchCallFor } from "./calls.ts";

/** What makes a list another list: what is asked, and by whom. */
export const questionOf = (query: Query, whose: unknown = null): string => JSON.stringify([query, whose]);

/** The question of a search, asked as whoever looks: a member by their account, a visitor with what they told this device. */
export function useAsking(search: Search) {
  const universe = useUniverse();
  const token = useAuth((auth) => auth.token);
  const member = useFromMount(token !== null, false);
  const preferences = useToldTaste(({ told }) => {
    const own = told?.[universe];
    return own && Object.keys(own).length > 0 ? own : undefined;
  });
  const knowsTaste = member || preferences !== undefined;
  const language = currentLanguage();
  return useMemo(() => {
    const query = queryOf(search, { universe, language, knowsTaste });
    const whose = member ? "member" : (preferences ?? null);
    const ask = async (page: number) => {
      await whoAsksIsKnown();
      return preferences && !member
        ? call(searchCallFor, { query: { ...query, page }, body: { preferences } })
        : call(searchCall, { query: { ...query, page } });
    };
    return { query, question: questionOf(query, whose), ask, member, knowsTaste };
  }, [search, universe, language, knowsTaste, member, preferences]);
}

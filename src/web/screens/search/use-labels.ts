import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchAnswer } from "#contract/search.ts";
import type { FilterName } from "#vocabulary/search-filter.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Search } from "#web/features/search/address.ts";
import { hasUnnamed, type LabelOf, type Labels, labelsIn } from "#web/features/search/labels.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { call } from "#web/state/call.ts";
import { searchCall } from "./calls.ts";

/** What every value is called. A list that has none of something does not name it: then everything there is does, once. */
export function useLabels(
  search: Search,
  answer: SearchAnswer | undefined,
  loaded: Labels | undefined,
  universe: Universe,
): LabelOf {
  const [asked, setAsked] = useState<Labels>({});
  const known = useRef<Labels>({});
  const language = useRef(currentLanguage());
  if (language.current !== currentLanguage()) {
    language.current = currentLanguage();
    known.current = {};
  }
  known.current = { ...loaded, ...known.current, ...asked, ...(answer && labelsIn(answer)) };
  const missing = answer !== undefined && hasUnnamed(search, known.current);
  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    const all = { lang: currentLanguage(), universe, limit: 1 };
    void call(searchCall, { query: all }).then((everything) => {
      if (wanted && everything.ok) setAsked(labelsIn(everything.value));
    });
    return () => {
      wanted = false;
    };
  }, [missing, universe]);
  return useCallback(
    (name: FilterName, value: string) =>
      known.current[`${name}:${value}`] ?? asked[`${name}:${value}`] ?? value,
    [asked],
  );
}

import { useEffect } from "react";
import type { Problem } from "#contract/client.ts";
import { listTasteVersions, type Taste, type TasteVersion } from "#contract/taste.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { fetchPreferences, useOwnPreferences } from "#web/state/own-preferences.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { fetchTaste, shownTaste, useOwnTaste } from "./own-taste.ts";

type Known = {
  readonly taste: Taste | undefined;
  readonly versions: readonly TasteVersion[];
  readonly problem: Problem | undefined;
  readonly again: () => void;
};

/** The taste of whoever is signed in, as it stands on the screen, and how it came to be. */
export function useTaste(compare: number | undefined): Known {
  const universe = useUniverse();
  const lang = currentLanguage();
  const state = useOwnTaste();
  const { kept, problem } = state;
  const ask = () => void fetchTaste({ universe, lang, compare });
  useEffect(ask, [universe, lang, compare]);
  useChosen(universe);
  const fits = kept?.question.universe === universe && kept.question.lang === lang;
  const versions = useVersions(kept?.taste.version);
  return { taste: fits ? shownTaste(state) : undefined, versions, problem, again: ask };
}

/** What is chosen by hand is asked for as well: what is deleted here may have been chosen there. */
function useChosen(universe: Taste["universe"]): void {
  useEffect(() => {
    if (useOwnPreferences.getState().kept?.universe !== universe) void fetchPreferences(universe);
  }, [universe]);
}

function useVersions(version: Taste["version"] | undefined): readonly TasteVersion[] {
  const universe = useUniverse();
  const lang = currentLanguage();
  const known = version !== undefined;
  const { answer, again } = useAnswer(listTasteVersions, { query: { universe, lang } }, { paused: !known });
  const latest = version && `${version.number} ${version.at}`;
  const told = answer?.versions.find(({ current }) => current);
  const stale = told !== undefined && latest !== undefined && `${told.number} ${told.at}` !== latest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every version that is not in the list
  useEffect(() => {
    if (stale) again();
  }, [latest]);
  return answer?.versions ?? [];
}

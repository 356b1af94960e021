import { useEffect } from "react";
import type { Problem } from "#contract/client.ts";
import { listTasteVersions, type Taste, type TasteVersion } from "#contract/taste.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { fetchPreferences } from "#web/state/own-preferences.ts";
import { useOwnPreferences } from "#web/state/own-preferences-shown.ts";
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
  // Both at once: what came later would move what is read already.
  const taste = fits && versions ? shownTaste(state) : undefined;
  return { taste, versions: versions ?? [], problem, again: ask };
}

/** What is chosen by hand is asked for as well: what is deleted here may have been chosen there. */
function useChosen(universe: Taste["universe"]): void {
  useEffect(() => {
    if (useOwnPreferences.getState().kept?.universe !== universe) void fetchPreferences(universe);
  }, [universe]);
}

/** Nothing until they were told, or could not be. */
function useVersions(version: Taste["version"] | undefined): readonly TasteVersion[] | undefined {
  const universe = useUniverse();
  const lang = currentLanguage();
  const { answer, problem, again } = useAnswer(listTasteVersions, { query: { universe, lang } });
  const latest = version && `${version.number} ${version.at}`;
  const told = answer?.versions.find(({ current }) => current);
  const stale = told !== undefined && latest !== undefined && `${told.number} ${told.at}` !== latest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every version that is not in the list
  useEffect(() => {
    if (stale) again();
  }, [latest]);
  return answer?.versions ?? (problem ? [] : undefined);
}

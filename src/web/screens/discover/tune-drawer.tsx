import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { getFit } from "#contract/recommendations.ts";
import { formatNumber } from "#vocabulary/format.ts";
import type { ShownPreferences } from "#vocabulary/preferences.ts";
import { isNarrowed, type Sources, sourcesIn, withSources } from "#web/features/deck/sources.ts";
import type { Opening } from "#web/features/late/late-sheet.tsx";
import { DegreesEditor } from "#web/features/preferences/degrees/degrees-editor.tsx";
import { PreferencesInstead } from "#web/features/preferences/preferences-instead.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Drawer } from "#web/ui/drawer.tsx";
import { SourceSwitches } from "./source-switches.tsx";

export default function TuneDrawer({ open, onOpenChange }: Opening) {
  const state = useEditing();
  const { editing } = state;
  const { sources, change } = useSources();
  const undo = useUndo(open, editing?.preferences, sources);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={m.discover_tune()}
      closeLabel={m.nav_close()}
      footer={
        <>
          <Reach state={state} narrowed={isNarrowed(sources)} />
          <button
            type="button"
            disabled={!undo}
            onClick={() => {
              if (!undo) return;
              editing?.change({ global: undo.global, locks: { dresscode: undo.exact } });
              change(undo.sources);
            }}
            className="link hit-44 text-14 disabled:text-muted disabled:no-underline"
          >
            {m.discover_tune_undo()}
          </button>
        </>
      }
    >
      {editing ? <DegreesEditor editing={editing} /> : <PreferencesInstead state={state} />}
      <SourceSwitches
        sources={sources}
        follows={(editing?.preferences.brands_followed.length ?? 0) > 0}
        onChange={change}
      />
    </Drawer>
  );
}

/** A switch follows the hand at once, the address a moment later. */
function useSources() {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<{ sources: Sources; before: URLSearchParams }>();
  const change = (sources: Sources) => {
    setChosen({ sources, before: search });
    setSearch((before) => withSources(before, sources), { replace: true, preventScrollReset: true });
  };
  const isAhead = chosen?.before === search;
  return { sources: isAhead ? chosen.sources : sourcesIn(search), change };
}

/** How everything stood when the drawer was opened; nothing while it still does. */
function useUndo(open: boolean, preferences: ShownPreferences | undefined, sources: Sources) {
  const now = preferences && { global: preferences.global, exact: preferences.locks.dresscode, sources };
  const [before, setBefore] = useState<typeof now>();
  useEffect(() => {
    if (!open) setBefore(undefined);
    else if (now) setBefore((known) => known ?? now);
  }, [open, now]);
  return before && JSON.stringify(before) !== JSON.stringify(now) ? before : undefined;
}

type ReachProps = { state: ReturnType<typeof useEditing>; narrowed: boolean };

/** How much of the catalogue lies within budget and size, as the server counts it. */
function Reach({ state: { editing, told }, narrowed }: ReachProps) {
  const universe = editing?.universe ?? "women";
  const body = { universe, preferences: told };
  const { answer } = useAnswer(getFit, { body }, { after: 250, paused: !editing });
  const count = answer && formatNumber(answer.in_budget_and_size, currentLanguage());
  const words = narrowed ? m.discover_tune_reach_narrowed : m.discover_tune_reach;
  return (
    <p role="status" className="num min-h-[1lh] text-14 text-muted">
      {count && words({ count })}
    </p>
  );
}

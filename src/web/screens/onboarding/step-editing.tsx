import type { ReactNode } from "react";
import type { Editing } from "#web/features/preferences/editing.ts";
import { PreferencesInstead } from "#web/features/preferences/preferences-instead.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";

/** The editor of a step; for a member whose preferences are not there yet, what to do about it. */
export function StepEditing({ children }: { children: (editing: Editing) => ReactNode }) {
  const state = useEditing();
  return state.editing ? children(state.editing) : <PreferencesInstead state={state} />;
}

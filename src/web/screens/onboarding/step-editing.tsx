import type { ReactNode } from "react";
import type { Editing } from "#web/features/preferences/editing.ts";
import { PreferencesInstead } from "#web/features/preferences/preferences-instead.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";

/** The editor of a step; where preferences are not there yet, what to do about it. */
export function StepEditing({ children }: { children: (editing: Editing) => ReactNode }) {
  const state = useEditing();
  const editing = state.editing ?? state.early;
  return editing ? children(editing) : <PreferencesInstead state={state} />;
}

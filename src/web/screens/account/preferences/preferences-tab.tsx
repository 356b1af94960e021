import type { ReactNode } from "react";
import type { Editing } from "#web/features/preferences/editing.ts";
import { PreferencesInstead } from "#web/features/preferences/preferences-instead.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";

type PreferencesTabProps = {
  headline: string;
  note: string;
  /** Kept for each universe on its own: says which one this is. */
  perUniverse?: boolean;
  children: (editing: Editing) => ReactNode;
};

/** One matter of taste: what it is for, then the editor that onboarding has too. */
export function PreferencesTab({ headline, note, perUniverse, children }: PreferencesTabProps) {
  const state = useEditing();
  const { editing } = state;
  const universe = editing?.universe;
  return (
    <section className="max-w-275 pt-6 pb-14 lg:pb-20">
      <h2 className="display-40">
        <Headline text={headline} />
      </h2>
      <p className="mt-4 mb-10 max-w-[60ch] text-muted">
        {note}{" "}
        {perUniverse && universe && (universe === "women" ? m.account_for_women() : m.account_for_men())}
      </p>
      {editing ? children(editing) : <PreferencesInstead state={state} />}
    </section>
  );
}

import type { Correction } from "#vocabulary/correction.ts";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { preferencesSaved } from "#web/state/own-preferences.ts";
import { showToast } from "#web/ui/toast-store.ts";

type Correct = (trait: string, verdict: Correction) => void;

/** Answers a reason with more, less or wrong; the same answer again takes it back. Nothing until that can be kept. */
export function useCorrect(again: () => void): Correct | undefined {
  const { editing, member } = useEditing();
  if (!editing) return undefined;
  const { corrections } = editing.preferences;
  function put(trait: string, verdict: Correction | null): void {
    editing?.change({ corrections: { [trait]: verdict } });
    // A visitor's score is asked with what they told, so it follows by itself.
    if (member) void preferencesSaved().then(again);
  }
  return (trait, verdict) => {
    const before = corrections[trait] ?? null;
    const next = before === verdict ? null : verdict;
    put(trait, next);
    if (next)
      showToast({ text: said[next](), action: { label: m.lists_undo(), run: () => put(trait, before) } });
  };
}

const said = { more: m.product_said_more, less: m.product_said_less, wrong: m.product_said_wrong } as const;

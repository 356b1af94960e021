import { useState } from "react";
import type { Stance } from "#web/features/search/change-search.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** Boxes and swatches are too small for a second control each: one for all of them says what a press does. */
export function usePressMode() {
  const [leavesOut, setLeavesOut] = useState(false);
  return {
    leavesOut,
    setLeavesOut,
    /** What a press makes of a value. */
    after: (stance: Stance): Stance => {
      const wanted = leavesOut ? "exclude" : "include";
      return stance === wanted || (stance && !leavesOut) ? undefined : wanted;
    },
  };
}

type PressModeProps = { facet: string; leavesOut: boolean; onChange: (leavesOut: boolean) => void };

export function PressMode({ facet, leavesOut, onChange }: PressModeProps) {
  const choices = [
    { leaves: false, label: m.search_facet_choose() },
    { leaves: true, label: m.search_facet_leave_out() },
  ];
  return (
    <fieldset
      aria-label={m.search_facet_press_does({ facet })}
      className="mt-2 flex gap-4 text-12 [@media(scripting:none)]:hidden"
    >
      {choices.map(({ leaves, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={leaves === leavesOut}
          onClick={() => onChange(leaves)}
          className="hit-44 min-h-9 text-muted transition-colors duration-fast hover:text-ink aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

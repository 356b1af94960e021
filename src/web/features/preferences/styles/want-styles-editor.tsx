import { styleAxes, styleAxisLabels, toggleStyle } from "#vocabulary/style.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { ChoiceChip } from "#web/ui/chip.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import type { Editing } from "../editing.ts";
import { ChoiceSection } from "./choice-section.tsx";

/** Where someone wants to go. What is theirs already keeps its place, so that nothing moves while they choose. */
export function WantStylesEditor({ editing }: { editing: Editing }) {
  const { preferences, change } = editing;
  const { wantstyles } = preferences;
  const own = preferences.styles.selected_styles;
  const language = currentLanguage();
  return (
    <div className="@container">
      <ChoiceSection title={m.styles_want()} text={m.styles_want_text()}>
        <ul className="flex flex-wrap gap-2">
          {styleAxes.map((axis, index) => {
            const mine = own.includes(index + 1);
            return (
              <li key={axis}>
                <ChoiceChip
                  pressed={mine || wantstyles.includes(index + 1)}
                  disabled={mine}
                  icon={mine && <CheckIcon strokeWidth="2" />}
                  onClick={() => change({ wantstyles: toggleStyle(wantstyles, index + 1) })}
                >
                  {styleAxisLabels[axis][language]}
                  {mine && <span className="sr-only">, {m.styles_want_mine()}</span>}
                </ChoiceChip>
              </li>
            );
          })}
        </ul>
      </ChoiceSection>
    </div>
  );
}

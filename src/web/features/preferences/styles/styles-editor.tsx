import { useState } from "react";
import type { StyleSections } from "#contract/choices.ts";
import { formatNumber } from "#vocabulary/format.ts";
import { toggleStyle } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { stylesCall } from "../calls.ts";
import type { Editing } from "../editing.ts";
import { LockSwitch } from "../lock-switch.tsx";
import { ChoiceSection } from "./choice-section.tsx";
import { ChosenHead } from "./chosen-head.tsx";
import { NoPictures } from "./no-pictures.tsx";
import { StyleTile } from "./style-tile.tsx";
import { isShownIn, styleTiles } from "./style-tiles.ts";

export interface StylesEditorProps {
  editing: Editing;
  /** What the page came with, for one universe. */
  initial?: { readonly universe: Universe; readonly sections: StyleSections } | undefined;
}

/** The looks of one universe must not stand in for those of the other, so each has an editor of its own. */
export function StylesEditor({ editing, initial }: StylesEditorProps) {
  const { universe } = editing;
  return (
    <Styles key={universe} editing={editing} initial={initial?.universe === universe ? initial : undefined} />
  );
}

function Styles({ editing, initial }: StylesEditorProps) {
  const { universe, preferences, change } = editing;
  const language = currentLanguage();
  const { answer, problem, busy, again } = useAnswer(
    stylesCall,
    { query: { universe, lang: language } },
    { initial },
  );
  const [pressed, setPressed] = useState<string>();
  const ids = preferences.styles.selected_styles;
  const sections = styleTiles(universe, ids, language, answer?.sections);
  const count = sections.flatMap(({ tiles }) => tiles.filter(({ chosen }) => chosen)).length;
  const choose = (selected_styles: readonly number[]) => change({ styles: { selected_styles } });

  return (
    <div className="@container">
      <ChosenHead
        summary={summaryOf(count)}
        chosen={ids.filter((id) => isShownIn(universe, id))}
        choose={(shown) => choose([...ids.filter((id) => !isShownIn(universe, id)), ...shown])}
      >
        <LockSwitch editing={editing} lock="styles" locked={m.styles_locked()} open={m.styles_open()} />
      </ChosenHead>
      {problem && <NoPictures busy={busy} again={again} />}
      <div className="mt-2 grid @md:mt-4 gap-y-5 @2xl:gap-y-7">
        {sections.map(({ section, tiles }, index) => (
          <ChoiceSection key={section} title={words[section].title()} text={words[section].text()}>
            <ul className="grid grid-cols-2 gap-x-2 gap-y-2 @md:grid-cols-3 @lg:gap-x-3 @2xl:grid-cols-4">
              {tiles.map((tile, place) => (
                <li key={tile.key}>
                  <StyleTile
                    tile={tile}
                    toggle={() => {
                      setPressed(tile.key);
                      choose(toggleStyle(ids, tile.id));
                    }}
                    follows={tile.key !== pressed}
                    awaited={busy}
                    priority={index === 0 && place < 2}
                    lines={tiles.some(({ kin }) => kin.length > 1) ? 2 : 1}
                  />
                </li>
              ))}
            </ul>
          </ChoiceSection>
        ))}
      </div>
    </div>
  );
}

function summaryOf(count: number): string {
  if (count === 0) return m.styles_none();
  return count === 1 ? m.styles_one() : m.styles_many({ count: formatNumber(count, currentLanguage()) });
}

const words = {
  basic: { title: m.styles_basic, text: m.styles_basic_text },
  creative: { title: m.styles_creative, text: m.styles_creative_text },
  work: { title: m.styles_work, text: m.styles_work_text },
  casual: { title: m.styles_casual, text: m.styles_casual_text },
};

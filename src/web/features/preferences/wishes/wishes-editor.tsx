import type { listWishes } from "#contract/choices.ts";
import { formatNumber } from "#vocabulary/format.ts";
import { toggleWish, type WishValue } from "#vocabulary/wish.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { wishesCall } from "../calls.ts";
import type { Editing } from "../editing.ts";
import { LockSwitch } from "../lock-switch.tsx";
import { type Offered, offeredIn } from "../offered.ts";
import { ChoiceSection } from "../styles/choice-section.tsx";
import { ChosenHead } from "../styles/chosen-head.tsx";
import { NoPictures } from "../styles/no-pictures.tsx";
import { wishGroups } from "./wish-groups.ts";
import { WishTile } from "./wish-tile.tsx";

type WishesEditorProps = { editing: Editing; initial?: Offered<typeof listWishes> };

/** The pieces of one universe must not stand in for those of the other, so each has an editor of its own. */
export function WishesEditor(props: WishesEditorProps) {
  return <Wishes key={props.editing.universe} {...props} />;
}

function Wishes({ editing, initial }: WishesEditorProps) {
  const { universe, preferences, change } = editing;
  const language = currentLanguage();
  const { answer, problem, busy, again } = useAnswer(
    wishesCall,
    { query: { universe, lang: language } },
    { initial: offeredIn(universe, initial) },
  );
  const groups = wishGroups(universe, preferences.wishes, language, answer?.wishes);
  const wanted = groups.flatMap(({ tiles }) => tiles.flatMap((tile) => (tile.wanted ? tile.name : [])));
  const set = (names: readonly string[], value: WishValue) =>
    change({ wishes: Object.fromEntries(names.map((name) => [name, { value }])) });

  return (
    <div className="@container">
      <ChosenHead
        summary={summaryOf(wanted.length)}
        chosen={wanted}
        choose={(names) => (names.length > 0 ? set(names, 2) : set(wanted, 0))}
      >
        <LockSwitch editing={editing} lock="wishes" locked={m.wishes_locked()} open={m.wishes_open()} />
      </ChosenHead>
      {problem && <NoPictures busy={busy} again={again} />}
      <div className="mt-2 grid gap-y-8 @md:mt-4 @2xl:gap-y-10">
        {groups.map(({ group, tiles }) => (
          <ChoiceSection key={group} title={titles[group]()}>
            <ul className="grid grid-cols-2 gap-2 @md:grid-cols-3">
              {tiles.map((tile) => (
                <li key={tile.name}>
                  <WishTile
                    tile={tile}
                    toggle={() => set([tile.name], toggleWish(tile.wanted ? 2 : 0))}
                    awaited={busy}
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
  if (count === 0) return m.wishes_none();
  return count === 1 ? m.wishes_one() : m.wishes_many({ count: formatNumber(count, currentLanguage()) });
}

const titles = {
  clothing: m.wishes_clothing,
  shoes: m.wishes_shoes,
  accessories: m.wishes_accessories,
  under: m.wishes_under,
};

import { budgetRowsOf } from "#vocabulary/budget.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { type Language, localeTag } from "#vocabulary/language.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { stylesOf } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishNamed } from "#vocabulary/wish.ts";
import { inSentence } from "#web/i18n/in-sentence.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Told = PreferencesUpdate;

/** What the person just did, in a sentence; nothing when it cannot be said in one. */
export function changeSentence(
  before: Told,
  after: Told,
  { universe, language }: { universe: Universe; language: Language },
): string | undefined {
  const styles = moved(before.styles?.selected_styles, after.styles?.selected_styles);
  if (styles) {
    // All names of the taste: whichever was pressed, the others went with it.
    const names = stylesOf(universe)
      .filter(({ id }) => id === styles.value)
      .map(({ label }) => label[language]);
    return addedOrTaken(styles.added, new Intl.ListFormat(localeTag[language]).format(names));
  }
  const wishes = moved(wanted(before), wanted(after));
  if (wishes) {
    const wish = wishNamed(universe, wishes.value);
    return wish && addedOrTaken(wishes.added, wish.label[language]);
  }
  const row = after.budget?.find(({ key, minValue, maxValue }) => {
    const was = before.budget?.find((one) => one.key === key);
    return was?.minValue !== minValue || was.maxValue !== maxValue;
  });
  const label = row && budgetRowsOf(universe).find(({ key }) => key === row.key)?.label[universe][language];
  if (row && label) {
    const [from, to] = [row.minValue, row.maxValue].map((euros) => formatMoney(euros * 100, "EUR", language));
    return m.preview_budget({
      row: language === "en" ? inSentence(label, language) : label,
      range: `${from} – ${to}`,
    });
  }
  if (differs(before.sizes, after.sizes)) return m.preview_size();
  if (differs(before.locks, after.locks)) return m.preview_lock();
  return undefined;
}

const addedOrTaken = (added: boolean, name: string) =>
  added ? m.preview_added({ name }) : m.preview_taken({ name });

const wanted = ({ wishes = {} }: Told): readonly string[] =>
  Object.entries(wishes).flatMap(([name, { value }]) => (value === 2 ? [name] : []));

/** The one that is there now and was not, or the other way round. */
function moved<Value>(before: readonly Value[] = [], after: readonly Value[] = []) {
  const added = after.find((value) => !before.includes(value));
  if (added !== undefined) return { added: true, value: added };
  const taken = before.find((value) => !after.includes(value));
  return taken === undefined ? undefined : { added: false, value: taken };
}

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

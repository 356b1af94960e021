import type { AdminProduct } from "#contract/admin/catalogue.ts";
import { departmentNames, departments, leafName, leavesOf } from "#vocabulary/category.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type Words = () => string;

export const stateWords: Readonly<Record<AdminProduct["state"], Words>> = {
  offered: m.admin_catalogue_state_offered,
  "out-of-stock": m.admin_catalogue_state_out_of_stock,
  archived: m.admin_catalogue_state_archived,
  hidden: m.admin_catalogue_state_hidden,
};

export const lackWords: Readonly<Record<AdminProduct["lacks"][number], Words>> = {
  picture: m.admin_catalogue_lacks_picture,
  size: m.admin_catalogue_lacks_size,
  category: m.admin_catalogue_lacks_category,
};

export const universeWords: Readonly<Record<Universe, Words>> = {
  women: m.universe_women,
  men: m.universe_men,
};

/** The words of a table as the choices of a filter. */
export const choicesOf = <Value extends string>(words: Readonly<Record<Value, Words>>) =>
  Object.entries<Words>(words).map(([value, label]) => ({ value, label: label() }));

/** Departments of both universes, or all that one of them has. */
export function categoryChoices(universe: Universe | undefined) {
  const language = currentLanguage();
  const departmentsOf = (one: Universe) =>
    departments.map((department) => ({
      value: `${one}.${department}`,
      label: universe
        ? departmentNames[department][language]
        : `${universeWords[one]()} · ${departmentNames[department][language]}`,
    }));
  if (!universe) return universes.toReversed().flatMap(departmentsOf);
  return departmentsOf(universe).flatMap((department) => [
    department,
    ...leavesOf(universe)
      .filter((leaf) => `${universe}.${leaf}`.startsWith(`${department.value}.`))
      .map((leaf) => ({
        value: `${universe}.${leaf}`,
        label: `   ${leafName(leaf, universe)?.[language] ?? leaf}`,
      })),
  ]);
}

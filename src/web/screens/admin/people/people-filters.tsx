import { ChoiceFilter, Filters, WordsFilter } from "#web/features/admin/filters.tsx";
import type { useFilters } from "#web/features/admin/use-filters.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { SelectField } from "#web/ui/select-field.tsx";
import { statuses, statusNames } from "./words.ts";

export const peopleSorts = ["newest", "oldest", "email"] as const;

type PeopleFiltersProps = {
  filters: ReturnType<typeof useFilters<"q" | "status" | "admin" | "ecole" | "sort">>;
};

export function PeopleFilters({ filters: { values, set, clear, any } }: PeopleFiltersProps) {
  return (
    <Filters label={m.admin_people()} onClear={any ? clear : undefined}>
      <WordsFilter
        label={m.admin_people_words()}
        hint={m.admin_people_words_hint()}
        value={values.q}
        onChange={(q) => set({ q })}
      />
      <ChoiceFilter
        label={m.admin_status()}
        value={values.status}
        options={statuses.map((value) => ({ value, label: statusNames[value]() }))}
        onChange={(status) => set({ status })}
      />
      <ChoiceFilter
        label={m.admin_rights()}
        value={values.admin}
        options={[
          { value: "true", label: m.admin_rights_admin() },
          { value: "false", label: m.admin_rights_none() },
        ]}
        onChange={(admin) => set({ admin })}
      />
      {/* Wide screens sort by the names of the columns. */}
      <SelectField
        label={m.admin_sort_by()}
        value={values.sort ?? "newest"}
        onChange={(event) => set({ sort: event.target.value })}
        className="min-w-36 flex-auto md:hidden"
      >
        <option value="newest">{m.admin_sort_newest()}</option>
        <option value="oldest">{m.admin_sort_oldest()}</option>
        <option value="email">{m.admin_sort_email()}</option>
      </SelectField>
    </Filters>
  );
}

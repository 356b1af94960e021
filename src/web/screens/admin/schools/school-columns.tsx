import type { AdminSchool } from "#contract/admin/schools.ts";
import type { Column } from "#web/features/admin/data-table.tsx";
import { count } from "#web/features/admin/figures.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { countryName } from "#web/i18n/countries.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";

type Acts = { readonly edit: (school: AdminSchool) => void; readonly remove: (school: AdminSchool) => void };

export const schoolColumns = ({ edit, remove }: Acts): readonly Column<AdminSchool>[] => [
  {
    key: "name",
    label: m.admin_school(),
    cell: (school) => (
      <>
        <span className="font-medium">{school.name}</span>
        {!school.active && <span className="ml-2 text-12 text-muted">{m.admin_school_inactive()}</span>}
        <span className="wrap-anywhere mt-0.5 block text-12 text-muted">{school.domains.join(", ")}</span>
      </>
    ),
  },
  { key: "place", label: m.admin_person_place(), cell: (school) => placeOf(school) || null },
  {
    key: "people",
    label: m.admin_people(),
    figures: true,
    cell: ({ id, people }) =>
      people > 0 ? (
        <Link to={`/admin/people?ecole=${id}`} className="link hit-44">
          {count(people)}
        </Link>
      ) : (
        count(people)
      ),
  },
  {
    key: "active",
    label: m.admin_school_active_people(),
    figures: true,
    cell: (school) => count(school.active_people),
  },
  { key: "likes", label: m.admin_school_likes(), figures: true, cell: ({ likes }) => count(likes) },
  {
    key: "acts",
    label: m.admin_acts(),
    unnamed: true,
    className: "md:text-right",
    cell: (school) => (
      <span className="inline-flex gap-1 max-md:-ml-4">
        <Button size="small" look="quiet" aria-haspopup="dialog" onClick={() => edit(school)}>
          {m.admin_edit()}
          <span className="sr-only">: {school.name}</span>
        </Button>
        <Button size="small" look="quiet" aria-haspopup="dialog" onClick={() => remove(school)}>
          {m.admin_delete_short()}
          <span className="sr-only">: {school.name}</span>
        </Button>
      </span>
    ),
  },
];

const placeOf = ({ city, country_code }: AdminSchool): string =>
  [city, country_code && countryName(country_code, currentLanguage())].filter(Boolean).join(", ");

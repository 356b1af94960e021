import type { AdminPersonWhole } from "#contract/admin/people.ts";
import { AdminSection } from "#web/features/admin/admin-page.tsx";
import { FactList } from "#web/features/admin/fact-list.tsx";
import { count, moment, shortDay } from "#web/features/admin/figures.ts";
import { MomentText } from "#web/features/admin/moment-text.tsx";
import { countryName } from "#web/i18n/countries.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { genderNames, statusNames } from "./words.ts";

export function PersonFacts({ person }: { person: AdminPersonWhole }) {
  return (
    <AdminSection title={m.admin_person_facts()}>
      <FactList
        facts={[
          { label: m.admin_status(), value: statusNames[person.registration_status]() },
          { label: m.admin_joined(), value: moment(person.created_at) },
          {
            label: m.admin_person_confirmed(),
            value: person.confirmed_at ? moment(person.confirmed_at) : "–",
          },
          {
            label: m.admin_last_seen(),
            value: person.last_seen_at ? <MomentText at={person.last_seen_at} /> : "–",
          },
          { label: m.admin_person_changed(), value: <MomentText at={person.updated_at} /> },
          { label: m.admin_person_universe(), value: genderNames[person.gender]() },
          { label: m.form_birthdate(), value: person.birthdate ? shortDay(person.birthdate) : "–" },
          { label: m.admin_person_place(), value: placeOf(person) || "–" },
          { label: m.admin_person_terms(), value: count(person.terms_version) },
        ]}
      />
    </AdminSection>
  );
}

/** How much there is of what they did. */
export function PersonCounts({ counts }: Pick<AdminPersonWhole, "counts">) {
  return (
    <AdminSection title={m.admin_person_counts()}>
      <FactList
        facts={[
          { label: m.admin_count_liked(), value: count(counts.products_liked) },
          { label: m.admin_count_disliked(), value: count(counts.products_disliked) },
          { label: m.admin_count_bookmarked(), value: count(counts.products_bookmarked) },
          { label: m.admin_count_looks(), value: count(counts.looks_liked) },
          { label: m.admin_count_events(), value: count(counts.events) },
          { label: m.admin_count_lists(), value: count(counts.lists) },
          { label: m.admin_count_searches(), value: count(counts.saved_searches) },
          { label: m.admin_count_conversations(), value: count(counts.conversations) },
        ]}
      />
    </AdminSection>
  );
}

const placeOf = ({ city, country_code }: AdminPersonWhole): string =>
  [city, country_code && countryName(country_code, currentLanguage())].filter(Boolean).join(", ");

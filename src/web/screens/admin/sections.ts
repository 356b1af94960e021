import { m } from "#web/i18n/paraglide/messages.js";

type Section = { readonly to: string; readonly label: string };
type SectionGroup = { readonly label: string; readonly sections: readonly Section[] };

const section = (path: string, label: string): Section => ({ to: path ? `/admin/${path}` : "/admin", label });

/** Where an admin can go, in the order they are shown. */
export const sectionGroups = (): readonly SectionGroup[] => [
  { label: m.admin_group_site(), sections: [section("", m.admin_overview())] },
  {
    label: m.admin_group_people(),
    sections: [
      section("people", m.admin_people()),
      section("preferences", m.admin_preferences()),
      section("schools", m.admin_schools()),
    ],
  },
  {
    label: m.admin_group_recommendation(),
    sections: [section("recommendations", m.admin_recommendations()), section("weights", m.admin_weights())],
  },
  {
    label: m.admin_group_catalogue(),
    sections: [section("catalogue", m.admin_catalogue()), section("feeds", m.admin_feeds())],
  },
  {
    label: m.admin_group_content(),
    sections: [
      section("journal", m.admin_journal()),
      section("looks", m.admin_looks()),
      section("legal", m.admin_legal()),
      section("lexicon", m.admin_lexicon()),
    ],
  },
  {
    label: m.admin_group_records(),
    sections: [section("outbox", m.admin_outbox()), section("audit", m.admin_audit())],
  },
];

/** A page below a section belongs to it; the overview only to itself. */
export const isIn = (path: string, to: string): boolean =>
  path === to || (to !== "/admin" && path.startsWith(`${to}/`));

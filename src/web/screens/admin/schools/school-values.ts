import type { AdminSchool } from "#contract/admin/schools.ts";

/** As they are typed. */
export type SchoolValues = {
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly domains: string;
  readonly active: boolean;
};

export const valuesOf = (school: AdminSchool | "new"): SchoolValues =>
  school === "new"
    ? { name: "", city: "", country: "", domains: "", active: true }
    : {
        name: school.name,
        city: school.city ?? "",
        country: school.country_code ?? "",
        domains: school.domains.join("\n"),
        active: school.active,
      };

/** One a line or between commas, also with the at sign or as a whole address. */
export const domainsIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((domain) => domain.replace(/^.*@/, ""))
      .filter(Boolean),
  ),
];

export const universes = ["men", "women"] as const;
export type Universe = (typeof universes)[number];

/** What people see before they choose (SPEC.md §3). */
export const defaultUniverse: Universe = "men";

export const isUniverse = (value: unknown): value is Universe => universes.includes(value as Universe);

/** The universe follows the person's gender; any other word leaves it as it is (SPEC.md §4). */
export function universeOfGender(gender: string | null | undefined): Universe | undefined {
  if (gender === "male" || gender === "men") return "men";
  if (gender === "female" || gender === "women") return "women";
  return undefined;
}

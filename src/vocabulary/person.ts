/** What a person says they are; the universe follows it (SPEC.md §4). */
export const genders = ["male", "female"] as const;
export type Gender = (typeof genders)[number];

/** A deleted account has no row left to carry a status; the word is part of the answer's vocabulary all the same. */
export const registrationStatuses = ["pending", "confirmed", "active", "deleted"] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const nameLength = { least: 1, most: 60 } as const;

/** Six digits, ten minutes, five tries; another one after a minute (PRODUCT.md §3). */
export const oneTimeCode = { digits: 6, minutes: 10, tries: 5, resendSeconds: 60 } as const;

export const resetLinkMinutes = 30;

export const ageRange = { least: 15, most: 120 } as const;

/** Full years between an ISO birthdate and an ISO day. Born on 29 February, one is a year older on 1 March. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** A day of the calendar, written 2000-02-29. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

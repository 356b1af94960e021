import type { FieldFault } from "#contract/errors.ts";
import { ageOn, ageRange, isDay } from "#vocabulary/person.ts";

/** The names of the three fields in a form. */
export const birthdateFields = { day: "birth_day", month: "birth_month", year: "birth_year" } as const;

/** The three fields as one ISO day; nothing when all are empty. What is no day is for `birthdateFault` to say. */
export function birthdateOf(form: FormData): string | undefined {
  const part = (name: string) => String(form.get(name) ?? "").trim();
  const [day, month, year] = [
    part(birthdateFields.day),
    part(birthdateFields.month),
    part(birthdateFields.year),
  ];
  if (!day && !month && !year) return undefined;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

export function birthdateFault(birthdate: string | undefined, today: string): FieldFault | undefined {
  if (birthdate === undefined) return undefined;
  if (!isDay(birthdate)) return "invalid";
  const age = ageOn(birthdate, today);
  if (age < 0) return "invalid";
  if (age < ageRange.least) return "too_young";
  return age > ageRange.most ? "too_old" : undefined;
}

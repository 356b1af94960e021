import { birthdateFields } from "#web/features/form/birthdate.ts";

const { day, month, year } = birthdateFields;

/** The birthdate as far as it is typed, when the named field is a part of it: 1990-5- is half a day, but no loss. */
export function typedBirthdate(name: string, form: HTMLFormElement): string | undefined {
  if (name !== day && name !== month && name !== year) return undefined;
  const typed = new FormData(form);
  const parts = [year, month, day].map((part) => String(typed.get(part) ?? "").trim());
  return parts.every((part) => part === "") ? "" : parts.join("-");
}

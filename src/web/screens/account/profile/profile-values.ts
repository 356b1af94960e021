import { fieldFaults } from "#contract/errors.ts";
import { type ProfileKeys, profileKeys, type User } from "#contract/users.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { birthdateFault } from "#web/features/form/birthdate.ts";
import type { Faults } from "#web/features/form/use-submission.ts";
import { countryName } from "#web/i18n/countries.ts";

export const profileFields = [
  "firstname",
  "lastname",
  "gender",
  "birthdate",
  "phone",
  "lang",
  "address",
  "address2",
  "zip",
  "city",
  "state",
  "country_code",
] as const;
export type ProfileField = (typeof profileFields)[number];

/** A form knows only text; what is empty is not known. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

export const fieldText = (user: User, edits: Partial<ProfileValues>, field: ProfileField): string =>
  edits[field] ?? user[field] ?? "";

/** The fields whose text says something else than the person's record. */
export const changedFields = (user: User, edits: Partial<ProfileValues>): ProfileField[] =>
  profileFields.filter((field) => edits[field] !== undefined && textOf(edits, field) !== (user[field] ?? ""));

/** A birthdate is kept as far as it was typed, such as 1990-5-; as a day, its parts have two digits. */
function textOf(edits: Partial<ProfileValues>, field: ProfileField): string {
  const text = edits[field]?.trim() ?? "";
  if (field !== "birthdate") return text;
  return text.replaceAll("-", "") === "" ? "" : text.replace(/-(?=\d(?:-|$))/g, "-0");
}

/** What to send: what changed and nothing else, if it is what the API takes. */
export function keysToSend(
  user: User,
  edits: Partial<ProfileValues>,
  { language, today }: { language: Language; today: string },
): Result<ProfileKeys, Faults> {
  const changed = changedFields(user, edits).map((field) => [field, textOf(edits, field)] as const);
  const keys: Record<string, string | null> = {};
  for (const [field, text] of changed) keys[field] = text === "" && !isName(field) ? null : text;
  if (keys.country_code !== undefined)
    keys.country = keys.country_code && countryName(keys.country_code, language);
  const parsed = profileKeys.safeParse(keys);
  const birthdate = keys.birthdate && birthdateFault(keys.birthdate, today);
  const faults = { ...faultsOf(parsed.error?.issues ?? []), ...(birthdate ? { birthdate } : {}) };
  return parsed.success && !birthdate ? accept(parsed.data) : refuse(faults);
}

/** The API names a field by its place in the body; the form has no country beside its code. */
export const ownField = (name: string): string =>
  name.replace(/^keys\./, "").replace(/^country$/, "country_code");

const isName = (field: string) => field === "firstname" || field === "lastname";

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

const faultsOf = (issues: readonly Issue[]): Faults =>
  Object.fromEntries(
    issues.map(({ path, message }) => [
      ownField(String(path.at(-1))),
      fieldFaults.find((fault) => fault === message) ?? "invalid",
    ]),
  );

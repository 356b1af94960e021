import * as z from "zod/mini";
import { canonicalEmail } from "#vocabulary/email.ts";
import { languages } from "#vocabulary/language.ts";
import { digests, notificationTypes } from "#vocabulary/notifications.ts";
import { genders, isDay, nameLength } from "#vocabulary/person.ts";

/** An address as anyone may type it; it comes out in its one spelling. */
export const email = z.pipe(
  z.pipe(
    z.string().check(z.refine((text) => canonicalEmail(text) !== undefined, "invalid")),
    z.transform((text: string) => canonicalEmail(text) ?? ""),
  ),
  z.string(),
);

/** Bounded here; the rules that need the address or the list of common ones are the server's. */
export const password = z.string().check(z.minLength(1, "required"), z.maxLength(1024, "too_long"));

export const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(nameLength.least, "required"),
    z.maxLength(nameLength.most, "too_long"),
    oneLine(),
  );

export const gender = z.enum(genders);
export const lang = z.enum(languages);
export const birthdate = z.string().check(z.refine(isDay, "invalid"));

/** A line of an address or the like: optional, so null empties it. */
export const line = (most: number) =>
  z.nullable(
    z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(most, "too_long"), oneLine()),
  );

export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, "invalid"));
export const phone = z.string().check(z.trim(), z.regex(/^\+?[0-9][0-9 ().-]{3,22}[0-9]$/, "invalid"));

const channels = z.strictObject({ in_app: z.boolean(), email: z.boolean() });
export const notifications = z.strictObject({
  ...(Object.fromEntries(notificationTypes.map((type) => [type, channels])) as Record<
    (typeof notificationTypes)[number],
    typeof channels
  >),
  digest: z.enum(digests),
});

/** No line breaks and no other control characters: such a value travels in mails and headers. */
export function oneLine() {
  return z.refine<string>((text) => !/\p{Cc}/u.test(text), "invalid");
}

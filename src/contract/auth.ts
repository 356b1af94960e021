import * as z from "zod/mini";
import { oneTimeCode } from "#vocabulary/person.ts";
import { defineEndpoint } from "./endpoint.ts";
import { birthdate, email, gender, lang, name, password } from "./person.ts";
import { user } from "./users.ts";

const post = { method: "POST", access: "public" } as const;

/** A session and whose it is. Sign-in counts only with token, id and e-mail (SPEC.md §5). */
const session = z.extend(user, { token: z.string() });

/**
 * A secret that a browser makes up when it signs up and shows again with the code. If several people sign up with
 * one address, only the one whose claim comes back keeps the password they chose; otherwise a link to choose one is
 * mailed.
 */
const claim = z.string().check(z.regex(/^[\w-]{16,100}$/, "invalid"));

export const signUp = defineEndpoint({
  ...post,
  id: "signUp",
  path: "/api/auth/signup",
  summary: "Registers a person; a one-time code is mailed. The answer is the same for a known address.",
  body: z.strictObject({
    email,
    password,
    firstname: name,
    lastname: name,
    gender,
    birthdate: z.optional(birthdate),
    lang: z.optional(lang),
    ecole: z.optional(z.int().check(z.positive())),
    terms: z.literal(true, "not_accepted"),
    newsletter: z.optional(z.boolean()),
    claim: z.optional(claim),
  }),
  status: 201,
  answer: z.object({ email: z.string(), registration_status: z.literal("pending") }),
});

export const verifyCode = defineEndpoint({
  ...post,
  id: "verifyCode",
  path: "/api/auth/verify",
  summary: "Confirms an address with the code that was mailed to it, and signs in.",
  body: z.strictObject({
    email,
    code: z.string().check(z.trim(), z.regex(new RegExp(`^[0-9]{${oneTimeCode.digits}}$`), "invalid")),
    purpose: z.optional(z.literal("signup")),
    claim: z.optional(claim),
  }),
  answer: session,
});

/** What never tells whether an address is known. */
const always = z.object({ accepted: z.literal(true) });

export const resendCode = defineEndpoint({
  ...post,
  id: "resendCode",
  path: "/api/auth/resend",
  summary: "Mails another code, if the address waits for one. The answer is always the same.",
  body: z.strictObject({ email }),
  status: 202,
  answer: always,
});

export const signIn = defineEndpoint({
  ...post,
  id: "signIn",
  path: "/api/auth/signin",
  summary: "Signs in with e-mail and password.",
  body: z.strictObject({ email, password }),
  answer: session,
});

export const signOut = defineEndpoint({
  id: "signOut",
  method: "POST",
  path: "/api/auth/signout",
  access: "member",
  summary: "Ends this session, or with `all=true` every session of the person.",
  query: z.object({ all: z.optional(z.enum(["true", "false"])) }),
  status: 204,
  answer: z.null(),
});

export const askForReset = defineEndpoint({
  ...post,
  id: "askForReset",
  path: "/api/users/email",
  summary: "Mails a link that sets a new password, if the address is known. The answer is always the same.",
  body: z.strictObject({ email }),
  status: 202,
  answer: always,
});

export const resetPassword = defineEndpoint({
  ...post,
  id: "resetPassword",
  path: "/api/auth/reset-password",
  summary: "Sets a new password with the token of the link, and ends every session.",
  body: z.strictObject({
    token: z.string().check(z.minLength(1, "required"), z.maxLength(200, "invalid")),
    password,
  }),
  answer: z.object({ success: z.literal(true) }),
});

import * as z from "zod/mini";
import { languages } from "#vocabulary/language.ts";
import { defineEndpoint } from "./endpoint.ts";

/** The fields that the shell needs of the signed-in person; the whole of SPEC.md §3 joins with accounts. */
const user = z.object({
  id: z.string(),
  email: z.string(),
  firstname: z.optional(z.nullable(z.string())),
  gender: z.optional(z.nullable(z.string())),
  lang: z.optional(z.nullable(z.enum(languages))),
  registration_status: z.optional(z.string()),
  admin: z.optional(z.boolean()),
});
export type User = z.output<typeof user>;

export const getMe = defineEndpoint({
  id: "getMe",
  method: "GET",
  path: "/api/users/me",
  access: "member",
  summary: "The signed-in person.",
  answer: z.object({ user }),
});

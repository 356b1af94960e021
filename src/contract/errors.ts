import * as z from "zod/mini";

/** Stable words for programs; the message beside them is for people. */
const errorCodes = [
  "malformed",
  "no_token",
  "bad_token",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "too_large",
  "unsupported_media_type",
  "invalid",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const errorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type ErrorBody = z.output<typeof errorBody>;

/** Fixed by the specification, so the same words in every language (SPEC.md §8). */
export const noTokenMessage = "No authentication token found";

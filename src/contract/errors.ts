import * as z from "zod/mini";

/** Stable words for programs; the message beside them is for people. */
const errorCodes = [
  "malformed",
  "no_token",
  "bad_token",
  "bad_credentials",
  "forbidden",
  "not_verified",
  "not_found",
  "method_not_allowed",
  "too_large",
  "file_too_large",
  "unsupported_media_type",
  "invalid",
  "full",
  "busy",
  "not_the_last",
  "last_admin",
  "otp_invalid",
  "otp_expired",
  "otp_locked",
  "reset_invalid",
  "too_many_requests",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What is wrong with a field, in one stable word; pages say it in the reader's language. */
export const fieldFaults = [
  "required",
  "unknown",
  "wrong_type",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "invalid",
  "common",
  "contains_email",
  "too_young",
  "too_old",
  "not_accepted",
  "taken",
] as const;
export type FieldFault = (typeof fieldFaults)[number];

export const errorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.enum(fieldFaults))),
    /** Tries left for a one-time code. */
    remaining: z.optional(z.int()),
    /** Seconds, as in the Retry-After header. */
    retry_after: z.optional(z.int()),
    /** Of a fault on our side: what to quote when asking about it, as in the X-Request-Id header. */
    request_id: z.optional(z.string()),
  }),
});
export type ErrorBody = z.output<typeof errorBody>;

/** Fixed by the specification, so the same words in every language (SPEC.md §8). */
export const noTokenMessage = "No authentication token found";

import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { day, instant, page, paged, uuid, words } from "./paging.ts";

const letterStates = ["waiting", "sent", "failed"] as const;

const letter = z.object({
  id: z.string(),
  recipient: z.string(),
  /** What it is about: `code`, `reset`, `news`… Never what it says: codes and links are in it. */
  about: z.string(),
  state: z.enum(letterStates),
  created_at: instant,
  attempts: z.int(),
  due_at: z.nullable(instant),
  sent_at: z.nullable(instant),
  last_error: z.nullable(z.string()),
});
export type AdminLetter = z.output<typeof letter>;

export const listLetters = defineEndpoint({
  id: "adminListOutbox",
  method: "GET",
  path: "/api/admin/outbox",
  access: "admin",
  summary: "Mails that wait, went out or failed; the latest first.",
  query: z.strictObject({ ...paged, state: z.optional(z.enum(letterStates)), q: words }),
  answer: z.object({ letters: z.array(letter), ...page }),
});

export const retryLetter = defineEndpoint({
  id: "adminRetryLetter",
  method: "POST",
  path: "/api/admin/outbox/:id/retry",
  access: "admin",
  summary: "Tries a mail that failed or waits once more, now.",
  params: z.object({ id: uuid }),
  body: z.strictObject({}),
  answer: z.object({ letter }),
});

const entry = z.object({
  id: z.int(),
  at: instant,
  /** `person.flags`, `school.added`, `feed.run`… */
  action: z.string(),
  actor: z.nullable(z.object({ id: z.string(), email: z.nullable(z.string()) })),
  person_id: z.nullable(z.string()),
  /** What it was done to: `school 12`, `product 431`. */
  subject: z.nullable(z.string()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  note: z.string(),
});
export type AuditEntry = z.output<typeof entry>;

export const listAudit = defineEndpoint({
  id: "adminListAudit",
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  summary: "Who did what, the latest first.",
  query: z.strictObject({
    ...paged,
    /** The beginning of an action. */
    action: z.optional(z.string().check(z.maxLength(60), z.regex(/^[a-z_.]*$/))),
    person: z.optional(uuid),
    actor: z.optional(uuid),
    from: z.optional(day),
    to: z.optional(day),
  }),
  answer: z.object({ entries: z.array(entry), ...page }),
});

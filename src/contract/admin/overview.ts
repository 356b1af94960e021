import * as z from "zod/mini";
import { surfaces } from "#vocabulary/product-event.ts";
import { defineEndpoint } from "../endpoint.ts";
import { day, instant } from "./paging.ts";

/** What was shown, and of it what was liked, bookmarked, clicked or bought. */
const hits = { shown: z.int(), taken: z.int() };

const job = z.object({
  key: z.enum(["catalogue", "looks", "learning", "nightly", "news", "letters", "feeds", "pictures"]),
  state: z.enum(["idle", "running", "failed"]),
  last_at: z.nullable(instant),
  /** What it did last, or is doing now: so many of so many. */
  done: z.nullable(z.int()),
  of: z.nullable(z.int()),
});
export type AdminJob = z.output<typeof job>;

export const getOverview = defineEndpoint({
  id: "adminGetOverview",
  method: "GET",
  path: "/api/admin/overview",
  access: "admin",
  summary: "How the site is doing between two days, both included; at most a year.",
  query: z.strictObject({ from: z.optional(day), to: z.optional(day) }),
  answer: z.object({
    from: day,
    to: day,
    /** Now. */
    people: z.object({
      total: z.int(),
      confirmed: z.int(),
      onboarded: z.int(),
      /** Here between the two days. */
      active: z.int(),
      admins: z.int(),
    }),
    /** Of those who signed up between the two days, how many came as far as this. */
    funnel: z.array(
      z.object({
        step: z.enum(["signed_up", "confirmed", "told_something", "onboarded", "liked", "came_back"]),
        people: z.int(),
      }),
    ),
    /** A value for each day. */
    days: z.array(
      z.object({
        day,
        signed_up: z.int(),
        active: z.int(),
        likes: z.int(),
        dislikes: z.int(),
        bookmarks: z.int(),
        click_outs: z.int(),
        lists: z.int(),
        messages: z.int(),
      }),
    ),
    hits_by_surface: z.array(z.object({ surface: z.nullable(z.enum(surfaces)), ...hits })),
    hits_by_openness: z.array(
      z.object({ openness: z.int(), ...hits, stretches_shown: z.int(), stretches_taken: z.int() }),
    ),
    /** The most frequent first; never what fewer than three people asked for. */
    searches_without_results: z.array(z.object({ text: z.string(), times: z.int(), last_on: day })),
    searches: z.object({ total: z.int(), without_results: z.int() }),
    catalogue: z.object({
      products: z.int(),
      offered: z.int(),
      hidden: z.int(),
      brands: z.int(),
      shops: z.int(),
      without_picture: z.int(),
      without_size: z.int(),
      without_category: z.int(),
      version: z.int(),
    }),
    mail: z.object({
      waiting: z.int(),
      failed: z.int(),
      sent: z.int(),
      oldest_waiting_at: z.nullable(instant),
    }),
    jobs: z.array(job),
    site: z.object({
      build: z.string(),
      uptime_s: z.int(),
      database: z.string(),
      status: z.enum(["ok", "unavailable"]),
      memory_mb: z.int(),
      event_loop_p99_ms: z.number(),
    }),
  }),
});
export type AdminOverview = z.output<typeof getOverview.answer>;

import * as z from "zod/mini";
import { dailyKinds } from "#vocabulary/daily-top.ts";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { recommended } from "./recommendations.ts";

const daily = z.extend(recommended, {
  kind: z.enum(dailyKinds),
  /** What its kind is about, where that is still so: "Down from €129 to €99". */
  note: z.optional(z.string()),
});
export type DailyCard = z.output<typeof daily>;

export const getDailyTop = defineEndpoint({
  id: "getDailyTop",
  method: "GET",
  path: "/api/users/me/daily_top",
  access: "member",
  summary:
    "Ten pieces for the day, the same until midnight in Paris: six that fit, two from outside the person's taste, one that has become cheaper, one that is new. None comes again for 30 days.",
  query: z.strictObject({
    /** Without it, that of the person's gender. */
    universe: z.optional(z.enum(universes)),
    /** Without it, the language of the request. */
    lang: z.optional(z.enum(languages)),
  }),
  answer: z.object({
    /** In Paris: `2026-11-15`. */
    day: z.string(),
    universe: z.enum(universes),
    list_id: z.string(),
    /** In the order they are shown. What sold out since the morning stays, with its badge; what left is gone. */
    products: z.array(daily),
  }),
});

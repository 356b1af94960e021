import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

export const getHealth = defineEndpoint({
  id: "getHealth",
  method: "GET",
  path: "/api/health",
  access: "public",
  summary: "Whether the site can serve: 200 when ready, 503 before and when the database is gone.",
  answer: z.object({
    status: z.enum(["ok", "unavailable"]),
    build: z.string(),
    uptime_s: z.number(),
    database: z.enum(["embedded", "postgres"]),
    products: z.int(),
  }),
  alsoStatus: [503],
});

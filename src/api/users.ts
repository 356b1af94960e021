import type { Hono } from "hono";
import { getMe } from "#contract/users.ts";
import { refuse } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv } from "./ports.ts";

export function bindUsers(app: Hono<ApiEnv>): void {
  // No session exists before accounts do, so nobody passes the access check of this row.
  bind(app, getMe, async () => refuse({ kind: "bad_token" }));
}

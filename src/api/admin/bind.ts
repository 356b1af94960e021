import type { Hono } from "hono";
import type { ApiEnv, ApiPorts } from "../ports.ts";
import type { AdminPorts } from "./ports.ts";

/** Everything that is there for admins alone. */
export function bindAdmin(_app: Hono<ApiEnv>, _ports: ApiPorts, _admin: AdminPorts): void {}

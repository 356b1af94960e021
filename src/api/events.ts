import type { Hono } from "hono";
import { addEvents } from "#contract/events.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
import { recordEvents } from "#domain/people/record-events.ts";
import { accept } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";

export function bindEvents(app: Hono<ApiEnv>, { accounts, catalogue }: ApiPorts): void {
  bind(app, addEvents, async ({ body }, { caller }) => {
    const snapshot = catalogue.snapshot();
    const ports = { ...accounts, isProduct: (id: number) => rowOf(snapshot, id) >= 0 };
    const told = body.events.map(({ id, type, product_id, at, surface, list_id }) => ({
      id,
      type,
      product: product_id,
      at: at === undefined ? undefined : new Date(at),
      surface: surface ?? null,
      list: list_id,
    }));
    const recorded = await recordEvents(ports, caller.personId, told);
    return recorded.ok ? accept({ answer: { accepted: recorded.value } }) : recorded;
  });
}

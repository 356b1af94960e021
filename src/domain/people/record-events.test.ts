import { expect, test } from "vitest";
import { accept, refuse } from "#vocabulary/result.ts";
import type { ProductEvent } from "./activity.ts";
import { recordEvents } from "./record-events.ts";
import { nobody } from "./testing/nobody.ts";

const now = nobody.now();
const at = (ms: number) => new Date(now.getTime() + ms);
const day = 86_400_000;
const event = (id: string, changes: object = {}) => ({
  id,
  type: "product_seen" as const,
  product: 1,
  at: undefined as Date | undefined,
  surface: null,
  ...changes,
});

async function record(told: readonly ReturnType<typeof event>[]) {
  const added: ProductEvent[] = [];
  const events = {
    add: async (_: string, all: readonly ProductEvent[]) => {
      added.push(...all);
      return accept(undefined);
    },
  };
  const ports = { ...nobody, events, isProduct: (id: number) => id === 1 };
  const outcome = await recordEvents(ports, "p", told);
  return { outcome, added: added.map((one) => [one.id, one.at] as const) };
}

test("what was not dated, or has yet to come, happened now; the rest when it is said to have", async () => {
  const told = [event("a"), event("b", { at: at(5_000) }), event("c", { at: at(-30 * day) })];
  expect(await record(told)).toEqual({
    outcome: { ok: true, value: 3 },
    added: [
      ["a", now],
      ["b", now],
      ["c", at(-30 * day)],
    ],
  });
});

test("what is too old or about an unknown product is passed over and does not spoil the others", async () => {
  const told = [event("old", { at: at(-30 * day - 1) }), event("unknown", { product: 2 }), event("good")];
  expect(await record(told)).toEqual({ outcome: { ok: true, value: 1 }, added: [["good", now]] });
});

test("an id twice in one call is one event, the first", async () => {
  const told = [event("a", { at: at(-1) }), event("a", { at: at(-2) })];
  expect(await record(told)).toEqual({ outcome: { ok: true, value: 1 }, added: [["a", at(-1)]] });
});

test("nothing to keep asks the store nothing", async () => {
  const ports = { ...nobody, isProduct: () => false };
  expect(await recordEvents(ports, "p", [event("a")])).toEqual(accept(0));
  expect(await recordEvents({ ...nobody, isProduct: () => true }, "p", [event("a")])).toEqual(
    refuse({ kind: "bad_token" }),
  );
});

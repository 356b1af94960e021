import { expect, test } from "vitest";
import { listInspirations } from "#contract/looks.ts";
import { call } from "./call.ts";

test("code that does not come is told as a connection that is gone, and the next call tries again", async () => {
  let connected = false;
  const late = async () => {
    if (!connected) throw new TypeError("Failed to fetch dynamically imported module");
    return { ...listInspirations, access: "member" as const };
  };
  const input = { query: { lang: "en" as const, universe: "men" as const } };
  expect(await call(late, input)).toMatchObject({ ok: false, refusal: { kind: "unreachable" } });
  connected = true;
  // Nobody is signed in: the client was there to say so.
  expect(await call(late, input)).toMatchObject({ ok: false, refusal: { kind: "no_token" } });
});

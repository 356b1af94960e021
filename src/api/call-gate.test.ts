import { describe, expect, test } from "vitest";
import { openCallGate } from "./call-gate.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));
const of = (person: string | undefined, address = "203.0.113.1") => ({ person, address });
const small = { atOnce: 2, waiting: 4, waitingOfOne: 3 };

describe("how often", () => {
  test("a person has an allowance, searches and choices each their own, and a new one after the window", async () => {
    let time = 0;
    const gate = openCallGate({ person: 3, windowMs: 10_000 }, () => time);
    const like = () => gate.enter("likeProduct", of("ada"));
    for (let n = 0; n < 3; n++) expect((await like()).ok).toBe(true);
    time = 4_000;
    expect(await like()).toEqual({ ok: false, refusal: { kind: "too_many_requests", retryAfter: 6 } });
    expect((await gate.enter("likeProduct", of("eve"))).ok).toBe(true);
    expect((await gate.enter("scoreProduct", of("ada"))).ok).toBe(true);
    time = 10_000;
    expect((await like()).ok).toBe(true);
  });

  test("new names do not help: the address is counted too, and whoever is refused uses nothing up", async () => {
    const gate = openCallGate({ address: 3, person: 2 });
    expect((await gate.enter("likeProduct", of("a"))).ok).toBe(true);
    expect((await gate.enter("likeProduct", of("a"))).ok).toBe(true);
    expect((await gate.enter("likeProduct", of("a"))).ok).toBe(false);
    expect((await gate.enter("likeProduct", of("b"))).ok).toBe(true);
    expect((await gate.enter("likeProduct", of("c"))).ok).toBe(false);
    expect((await gate.enter("likeProduct", of("c", "203.0.113.2"))).ok).toBe(true);
  });

  test("what is read from memory is not counted, and pages are not one visitor", async () => {
    const gate = openCallGate({ address: 1, person: 1 });
    for (let n = 0; n < 5; n++) {
      expect((await gate.enter("getProduct", of(undefined))).ok).toBe(true);
      const page = await gate.enter("searchProducts", of(undefined, "in-process"));
      expect(page.ok).toBe(true);
      if (page.ok) page.value();
      await turn();
    }
  });
});

describe("how many at once", () => {
  test("so many are worked on, so many wait in their order, and whoever comes then is told when to come", async () => {
    const gate = openCallGate(small);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const calls = Array.from({ length: 8 }, async (_, n) => {
      const entered = await gate.enter("searchProducts", of(undefined, `203.0.113.${n}`));
      if (!entered.ok) return entered.refusal;
      begun.push(n);
      ends.push(entered.value);
      return undefined;
    });
    await turn();
    expect(begun).toEqual([0, 1]);
    expect(await Promise.all(calls.slice(6))).toEqual([
      { kind: "unavailable", retryAfter: 1 },
      { kind: "unavailable", retryAfter: 1 },
    ]);
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await turn();
      await turn();
    }
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("one address cannot take the whole line", async () => {
    const gate = openCallGate(small);
    const ask = (address: string) => gate.enter("getReco", of(undefined, address));
    const mine = Array.from({ length: 6 }, () => ask("198.51.100.1"));
    expect(await mine[5]).toMatchObject({ ok: false, refusal: { kind: "unavailable" } });
    let isTurnedAway = false;
    void ask("198.51.100.2").then(({ ok }) => {
      isTurnedAway = !ok;
    });
    await turn();
    expect(isTurnedAway).toBe(false);
  });

  test("a call that computes without a pause has its place until the turn is over", async () => {
    const gate = openCallGate({ ...small, waiting: 0 });
    const replies = [];
    for (let n = 0; n < 4; n++) {
      const entered = await gate.enter("scoreProduct", of(undefined));
      replies.push(entered.ok);
      if (entered.ok) entered.value();
    }
    expect(replies).toEqual([true, true, false, false]);
    await turn();
    await turn();
    expect((await gate.enter("scoreProduct", of(undefined))).ok).toBe(true);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleProduct } from "#domain/catalogue/testing/examples.ts";
import { type AccountSite, openAccountSite } from "../testing/account-site.ts";

let site: AccountSite;
beforeAll(async () => {
  site = await openAccountSite([exampleProduct({ id: 7 })]);
}, 120_000);
afterAll(() => site.close());

const atOnce = async (count: number, ask: (n: number) => ReturnType<AccountSite["ask"]>) => {
  const replies = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)));
  const refused = replies.filter(({ status }) => status !== 200);
  return { refused, answered: replies.length - refused.length };
};
const suggest = (address: string) => site.ask("GET", "/api/products/suggest?q=c", undefined, { address });
const score = (address: string) =>
  site.ask("POST", "/api/users/reco_score", { id: 7, preferences: {} }, { address });

describe.each([
  ["searches", suggest],
  ["scores", score],
])("a flood of %s", (_, ask) => {
  test("from one address fills its part of the line, and whoever comes then is told when to come", async () => {
    const { refused, answered } = await atOnce(200, () => ask("198.51.100.1"));
    expect(answered).toBeGreaterThanOrEqual(64);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
      expect(body.error.code).toBe("unavailable");
    }
  });

  test("from the many addresses of one IPv6 network is one flood", async () => {
    const { refused } = await atOnce(200, (n) => ask(`2001:db8:9:9::${n.toString(16)}`));
    expect(refused.length).toBeGreaterThan(0);
  });

  test("leaves room for others", async () => {
    const flood = atOnce(200, () => ask("198.51.100.2"));
    const others = await atOnce(100, (n) => ask(`203.0.113.${n}`));
    expect(others.refused).toEqual([]);
    expect((await flood).refused.length).toBeGreaterThan(0);
    expect((await ask("198.51.100.2")).status).toBe(200);
  });
});

test("what is read from memory is answered beside it, however many ask", async () => {
  const flood = atOnce(200, () => suggest("198.51.100.3"));
  const others = await atOnce(200, () =>
    site.ask("GET", "/api/products?universe=women", undefined, { address: "198.51.100.3" }),
  );
  expect(others.refused).toEqual([]);
  await flood;
});

import { afterAll, expect, test } from "vitest";
import { openFetcher } from "./fetch-photo.ts";
import { openResolver } from "./resolve-host.ts";
import { openNameServer } from "./testing/name-server.ts";

const public6 = "26064700000000000000000068108405";
const server = await openNameServer({
  "both.test": { a: ["192.0.2.1", "192.0.2.2"], aaaa: [public6] },
  "four.test": { a: ["192.0.2.1"] },
  "six.test": { aaaa: [public6] },
  "mixed.test": { a: ["93.184.215.14"], aaaa: ["fd000ec2000000000000000000000254"] },
  "mapped.test": { aaaa: ["00000000000000000000ffffa9fea9fe"] },
});
afterAll(server.close);
const resolve = openResolver([server.address]);

test("all addresses of a host are found, of both kinds", async () => {
  expect(await resolve("both.test")).toEqual(["192.0.2.1", "192.0.2.2", "2606:4700::6810:8405"]);
  expect(await resolve("four.test")).toEqual(["192.0.2.1"]);
  expect(await resolve("six.test")).toEqual(["2606:4700::6810:8405"]);
});

test("a name nobody knows, or that is none, has no address", async () => {
  expect(await resolve("nobody.test")).toEqual([]);
  expect(await resolve("")).toEqual([]);
  expect(await resolve("a..test")).toEqual([]);
});

test.each(["mixed.test", "mapped.test"])(
  "%s: one answer that leads inside is enough to refuse",
  async (host) => {
    const fetcher = openFetcher({ resolve });
    const found = await fetcher.fetch(`http://${host}/a.jpg`, "asked");
    expect(found).toMatchObject({ refusal: { reason: expect.stringMatching(/is not a public address$/) } });
    fetcher.close();
  },
);

import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["without a proxy the header is ignored", "203.0.113.9", 0, "10.0.0.1"],
  ["one proxy: its own entry is believed", "203.0.113.9", 1, "203.0.113.9"],
  ["one proxy: what a client wrote before it is not", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["two proxies: the entry of the outer one", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["fewer entries than proxies: the first", "203.0.113.9", 3, "203.0.113.9"],
])("%s", (_, header, proxies, expected) => {
  expect(clientAddress("10.0.0.1", header, proxies)).toBe(expected);
});

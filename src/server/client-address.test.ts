import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
  ["without a proxy the header is ignored", "203.0.113.9", 0, "10.0.0.1"],
  ["one proxy: its own entry is believed", "203.0.113.9", 1, "203.0.113.9"],
  ["one proxy: what a client wrote before it is not", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"],
  ["two proxies: the entry of the outer one", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
  ["fewer entries than proxies: the first", "203.0.113.9", 3, "203.0.113.9"],
  ["a port is no part of the address", "203.0.113.9:5001", 1, "203.0.113.9"],
  ["nor are brackets and a port", "[2001:db8::1]:443", 1, "2001:db8::1"],
  ["nor are brackets alone", "[2001:db8::1]", 1, "2001:db8::1"],
  ["the end of an IPv6 address is no port", "2001:db8::1:443", 1, "2001:db8::1:443"],
  ["only the believed entry is read", "unknown, 203.0.113.9:5001", 1, "203.0.113.9"],
  ["a word is no address: the socket's", "6.6.6.6, unknown", 1, "10.0.0.1"],
  ["a word with a port is none either", "_hidden:5001", 1, "10.0.0.1"],
  ["nor are numbers that are too large", "999.0.113.9:80", 1, "10.0.0.1"],
  ["nor is an open bracket", "[2001:db8::1", 1, "10.0.0.1"],
  ["nor is an empty entry", "6.6.6.6, ", 1, "10.0.0.1"],
])("%s", (_, header, proxies, expected) => {
  expect(clientAddress("10.0.0.1", header, proxies)).toBe(expected);
});

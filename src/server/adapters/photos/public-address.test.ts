import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkAddresses, checkUrl, literalAddress } from "./check-address.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";

/** First and last address of every range that is not the internet. */
const ranges4 = [
  ["0.0.0.0", "0.255.255.255"],
  ["10.0.0.0", "10.255.255.255"],
  ["100.64.0.0", "100.127.255.255"],
  ["127.0.0.0", "127.255.255.255"],
  ["168.63.129.16", "168.63.129.16"],
  ["169.254.0.0", "169.254.255.255"],
  ["172.16.0.0", "172.31.255.255"],
  ["192.0.0.0", "192.0.0.255"],
  ["192.0.2.0", "192.0.2.255"],
  ["192.88.99.0", "192.88.99.255"],
  ["192.168.0.0", "192.168.255.255"],
  ["198.18.0.0", "198.19.255.255"],
  ["198.51.100.0", "198.51.100.255"],
  ["203.0.113.0", "203.0.113.255"],
  ["224.0.0.0", "239.255.255.255"],
  ["240.0.0.0", "255.255.255.255"],
] as const;
const number4 = (address: string) => address.split(".").reduce((sum, byte) => sum * 256 + Number(byte), 0);
const dotted = (value: number) => [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256).join(".");
const bounds = ranges4.map(([first, last]) => [number4(first), number4(last)] as const);
const isReserved = (value: number) => bounds.some(([first, last]) => value >= first && value <= last);

const private4 = fc.oneof(
  ...bounds.map(([min, max]) => fc.integer({ min, max })),
  fc.constantFrom(...bounds.flat()),
);
const any4 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const hex4 = (value: number) => `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`;
const groups = (count: number) =>
  fc.array(
    fc.integer({ min: 0, max: 0xffff }).map((group) => group.toString(16)),
    {
      minLength: count,
      maxLength: count,
    },
  );

describe("IPv4", () => {
  test("an address is public if and only if it is in none of the ranges", () => {
    fc.assert(
      fc.property(fc.oneof(any4, private4), (value) => {
        expect(isPublicAddress(dotted(value))).toBe(!isReserved(value));
      }),
      { numRuns: 2_000 },
    );
  });

  test("the neighbours of every range are on the internet, unless another range has them", () => {
    for (const value of bounds.flatMap(([first, last]) => [first - 1, last + 1]))
      if (value >= 0 && value < 2 ** 32)
        expect(isPublicAddress(dotted(value)), dotted(value)).toBe(!isReserved(value));
  });

  const octal = (value: number) => `0${value.toString(8)}`;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const notations: Record<string, (value: number) => string> = {
    dotted,
    decimal: String,
    octal,
    hex,
    "dotted octal": (value) => dotted(value).split(".").map(Number).map(octal).join("."),
    "dotted hex": (value) => dotted(value).split(".").map(Number).map(hex).join("."),
    "three parts": (value) => `${value >>> 24}.${(value >>> 16) & 255}.${value & 0xffff}`,
    "two parts": (value) => `${value >>> 24}.${value & 0xffffff}`,
    "a dot at the end": (value) => `${dotted(value)}.`,
    "wide digits": (value) => dotted(value).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + +digit)),
    "wide dots": (value) => dotted(value).replaceAll(".", "。"),
    "percent signs": (value) => dotted(value).replace(/\d/g, (digit) => `%3${digit}`),
  };
  test.each(Object.keys(notations))("%s: a private address in a URL is seen for what it is", (name) => {
    fc.assert(
      fc.property(private4, (value) => {
        const url = checkUrl(`http://${notations[name]?.(value)}/a.jpg`, undefined, {});
        if (!url.ok) throw new Error(url.refusal.reason);
        expect(literalAddress(url.value)).toBe(dotted(value));
        expect(checkAddresses([dotted(value)], {}).ok).toBe(false);
      }),
    );
  });
});

describe("IPv6", () => {
  test("an address that hides a private IPv4 address is refused, in every way to hide it", () => {
    fc.assert(
      fc.property(private4, (value) => {
        for (const hidden of [
          `::ffff:${dotted(value)}`,
          `::ffff:${hex4(value)}`,
          `0:0:0:0:0:FFFF:${hex4(value)}`,
          `::${dotted(value)}`,
          `::ffff:0:${dotted(value)}`,
          `64:ff9b::${dotted(value)}`,
          `64:ff9b:0:0:0:0:${hex4(value)}`,
          `64:ff9b:1::${dotted(value)}`,
          `2002:${hex4(value)}::1`,
          `2001:0:${hex4(value)}::1`,
          `fe80::5efe:${dotted(value)}`,
        ])
          expect(isPublicAddress(hidden), hidden).toBe(false);
      }),
    );
  });

  test("what is not global unicast is refused: local, unique local, multicast, unspecified, the rest", () => {
    const outside = fc.integer({ min: 0, max: 0xffff }).filter((first) => first < 0x2000 || first > 0x3fff);
    fc.assert(
      fc.property(outside, groups(7), (first, rest) => {
        const address = [first.toString(16), ...rest].join(":");
        expect(isPublicAddress(address), address).toBe(false);
      }),
    );
    for (const address of [
      "::",
      "::1",
      "fc00::1",
      "fd00:ec2::254",
      "fe80::1",
      "fec0::1",
      "ff02::1",
      "100::1",
    ])
      expect(isPublicAddress(address), address).toBe(false);
  });

  test("reserved parts of global unicast are refused", () => {
    fc.assert(
      fc.property(groups(6), (rest) => {
        for (const start of [
          "2001:0",
          "2001:2",
          "2001:10",
          "2001:20",
          "2001:1ff",
          "2001:db8",
          "2002:1",
          "3fff:1",
        ])
          expect(isPublicAddress(`${start}:${rest.join(":")}`), start).toBe(false);
      }),
    );
  });

  test("public ones are public, through NAT64 too", () => {
    for (const address of ["2606:4700::6810:84e5", "2a00:1450:4001:82a::200e", "2001:4860:4860::8888"])
      expect(isPublicAddress(address), address).toBe(true);
    fc.assert(
      fc.property(any4, (value) => {
        expect(isPublicAddress(`64:ff9b::${hex4(value)}`)).toBe(!isReserved(value));
      }),
    );
  });

  test("an address of one interface, and what is no address at all, are refused", () => {
    for (const text of [
      "fe80::1%eth0",
      "2606:4700::1%1",
      "",
      "localhost",
      "8.8.8",
      "0177.0.0.1",
      "8.8.8.8:80",
      "[::1]",
    ])
      expect(isPublicAddress(text), text).toBe(false);
  });
});

test("one private address among public ones refuses them all", () => {
  const public4 = any4.filter((value) => !isReserved(value)).map(dotted);
  fc.assert(
    fc.property(fc.array(public4), private4, fc.array(public4), (some, bad, more) => {
      expect(checkAddresses([...some, ...more, "8.8.8.8"], {}).ok).toBe(true);
      expect(checkAddresses([...some, dotted(bad), ...more], {}).ok).toBe(false);
    }),
  );
  expect(checkAddresses(["8.8.8.8", "fd00::1"], {}).ok).toBe(false);
  expect(checkAddresses([], {}).ok).toBe(false);
});

test("loopback can be allowed, and nothing else with it", () => {
  fc.assert(
    fc.property(private4, (value) => {
      const isLoopback = value >>> 24 === 127;
      expect(isLoopbackAddress(dotted(value))).toBe(isLoopback);
      expect(checkAddresses([dotted(value)], { allowLoopback: true }).ok).toBe(isLoopback);
    }),
  );
  expect(checkAddresses(["::1"], { allowLoopback: true }).ok).toBe(true);
  expect(checkAddresses(["fe80::1"], { allowLoopback: true }).ok).toBe(false);
});

test.each([
  "file:///etc/passwd",
  "ftp://shop.example/a.jpg",
  "gopher://shop.example/",
  "data:image/png;base64,AAAA",
  "javascript:1",
  "//shop.example/a.jpg",
  "shop",
  "",
  "http://",
  "http://user@shop.example/a.jpg",
  "http://:secret@shop.example/a.jpg",
  "http://shop.example:22/a.jpg",
  "https://shop.example:8443/a.jpg",
  "http://[fe80::1%25eth0]/a.jpg",
])("%s is not asked", (text) => {
  expect(checkUrl(text, undefined, {}).ok).toBe(false);
});

test.each([
  "http://shop.example/a.jpg",
  "https://shop.example:443/",
  "http://shop.example:443/",
  "HTTPS://É.example/a",
])("%s may be asked", (text) => {
  expect(checkUrl(text, undefined, {}).ok).toBe(true);
});

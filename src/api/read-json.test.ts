import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

const read = (text: string) => readJson(new TextEncoder().encode(text).buffer);

test.each([
  ['{"a":1,"b":{"a":[1,2,{"a":"}:{"}]}}', { a: 1, b: { a: [1, 2, { a: "}:{" }] } }],
  ['"a \\" : quote"', 'a " : quote'],
  ['{"é":"👗","zalgo":"Z̷͑a̴l̵g̶o̷","rtl":"\u202eabc"}', { é: "👗", zalgo: "Z̷͑a̴l̵g̶o̷", rtl: "\u202eabc" }],
  ["[]", []],
])("%s is read", (text, value) => {
  expect(read(text)).toEqual({ ok: true, value });
});

test.each([
  ["nothing", ""],
  ["half an object", '{"a":'],
  ["a byte order mark", '\ufeff{"a":1}'],
  ["a key twice", '{"a":1,"a":2}'],
  ["a key twice, written in two ways", '{"a":1,"\\u0061":2}'],
  ["a key twice further down", '{"b":[{"a":1,"a":2}]}'],
  ["__proto__", '{"__proto__":{"admin":true}}'],
  ["__proto__ in disguise", '{"\\u005f_proto__":{"admin":true}}'],
  ["constructor further down", '{"keys":{"constructor":{"prototype":{"admin":true}}}}'],
  ["NUL", '{"a":"\\u0000"}'],
  ["half a character", '{"a":"\\ud800"}'],
  ["a number beyond numbers", "[1e999]"],
  ["33 levels", "[".repeat(33) + "]".repeat(33)],
  ["200,000 levels", "[".repeat(200_000) + "]".repeat(200_000)],
  ["200,000 levels that never close", '{"a":'.repeat(200_000)],
])("%s is refused", (_, text) => {
  expect(read(text)).toEqual({ ok: false, refusal: "malformed" });
});

test("UTF-16 is refused", () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]);
  expect(readJson(bytes.buffer)).toEqual({ ok: false, refusal: "malformed" });
});

test("what it refused leaves nothing on other objects", () => {
  read('{"__proto__":{"polluted":true}}');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

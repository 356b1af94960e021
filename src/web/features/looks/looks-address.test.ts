import { describe, expect, test } from "vitest";
import { readLooksAddress, writeLooksAddress } from "./looks-address.ts";

describe("the address of a page of looks", () => {
  test("says which of them, and is read as it was written", () => {
    const wanted = {
      universe: "women",
      occasion: "wedding",
      season: "summer",
      style: 19,
      forMe: true,
    } as const;
    expect(writeLooksAddress(wanted)).toBe(
      "universe=women&occasion=wedding&season=summer&style=19&sort=for_me",
    );
    expect(readLooksAddress(new URLSearchParams(writeLooksAddress(wanted)))).toEqual(wanted);
  });

  test("is empty for all of them", () => {
    expect(writeLooksAddress({})).toBe("");
  });

  test.each(["universe=cats", "occasion=moon", "season=", "style=23", "style=x", "sort=price", "look=1"])(
    "what it says wrongly counts as not said: %s",
    (address) => {
      expect(writeLooksAddress(readLooksAddress(new URLSearchParams(address)))).toBe("");
    },
  );
});

import { expect, test } from "vitest";
import { readTitle } from "../read-title.ts";
import { unglue } from "./unglue.ts";

test("a colour and a garment run together are read as two words", () => {
  expect(unglue("Nayana Women BlueTunic")).toBe("Nayana Women Blue Tunic");
  expect(readTitle({ title: "Nayana Women BlueTunic" })).toMatchObject({
    garment: { leaf: "A.1.4" },
    colours: [{ key: "blue", shade: "Blue" }],
  });
});
test.each(["TopMan", "JeansWest", "iPhone", "DeFacto", "SilkFred", "T-Shirt"])(
  "%s stays one word",
  (name) => {
    expect(unglue(`${name} 12`)).toBe(`${name} 12`);
  },
);

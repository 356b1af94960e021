import { expect, test } from "vitest";
import { domainsIn } from "./school-values.ts";

test("domains are taken however they are typed, each once", () => {
  expect(domainsIn("Ensad.fr\n@ifm-paris.com, ensad.fr;  eva@esmod.com")).toEqual([
    "ensad.fr",
    "ifm-paris.com",
    "esmod.com",
  ]);
  expect(domainsIn(" \n ")).toEqual([]);
});

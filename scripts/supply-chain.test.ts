import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type Lock, type LockedPackage, lockFaults, type Manifest } from "./supply-chain-lock.ts";
import { writeSbom } from "./supply-chain-sbom.ts";

const lock: Lock = JSON.parse(await readFile("package-lock.json", "utf8"));
const manifest: Manifest = JSON.parse(await readFile("package.json", "utf8"));

test("the lock file that is there is sound", () => {
  expect(lockFaults(lock, manifest)).toEqual([]);
});

describe("a lock file that somebody tampered with is refused:", () => {
  const place = "node_modules/hono";
  const with_ = (changes: LockedPackage, at = place): Lock => {
    const before = lock.packages[at] ?? lock.packages[place];
    return { ...lock, packages: { ...lock.packages, [at]: { ...before, ...changes } } };
  };
  const without = (name: keyof LockedPackage): Lock => {
    const { [name]: _, ...rest } = lock.packages[place] ?? {};
    return { ...lock, packages: { ...lock.packages, [place]: rest } };
  };
  const cases: Readonly<Record<string, Lock>> = {
    "no digest": without("integrity"),
    "a weak digest": with_({ integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }),
    "a range": with_({ version: "^4.0.0" }),
    "from a repository": with_({ resolved: "git+ssh://git@code.example/hono.git#0a1b" }),
    "from a file": with_({ resolved: "file:../hono" }),
    "without encryption": with_({ resolved: "http://one.example/hono/-/hono-4.13.17.tgz" }),
    "with a password in its address": with_({ resolved: "https://a:b@one.example/hono/-/hono-4.13.17.tgz" }),
    "a link": with_({ link: true }),
    "a new install script": with_({ hasInstallScript: true }),
    "another package under this name": with_({ name: "hon0" }),
    "an old format": { ...lock, lockfileVersion: 1 },
    "from two places": {
      ...lock,
      packages: {
        ...lock.packages,
        ...with_({ resolved: "https://one.example/hono/-/hono-4.13.17.tgz" }).packages,
        "node_modules/react": {
          ...lock.packages["node_modules/react"],
          resolved: "https://two.example/react/-/react-19.3.1.tgz",
        },
      },
    },
    "another version than package.json asks for": {
      ...lock,
      packages: {
        ...lock.packages,
        "": {
          ...lock.packages[""],
          dependencies: { ...lock.packages[""]?.dependencies, hono: "4.13.16" },
        },
      },
    },
  };
  test.each(Object.keys(cases))("%s", (name) => {
    expect(lockFaults(cases[name] ?? lock, manifest)).toHaveLength(1);
  });

  test("ranges in package.json", () => {
    const loose = { ...manifest, dependencies: { ...manifest.dependencies, hono: "^4.13.17" } };
    const asked = { ...lock.packages[""], dependencies: loose.dependencies };
    const faults = lockFaults({ ...lock, packages: { ...lock.packages, "": asked } }, loose);
    expect(faults).toEqual(["dependencies: hono is not one exact version."]);
    expect(lockFaults(lock, { ...manifest, overrides: { rolldown: "latest" } })).toHaveLength(1);
  });
});

describe("the bill of materials", () => {
  const product = { name: "cleed", version: "0.1.0" };
  const sbom = JSON.parse(writeSbom(lock, product));

  test("names every package once, with its digest and its licence", () => {
    const locked = Object.entries(lock.packages).filter(([at]) => at !== "");
    const distinct = new Set(
      locked.map(([at, { name, version }]) => `${name ?? at.split("node_modules/").at(-1)}@${version}`),
    );
    expect(sbom.components).toHaveLength(distinct.size);
    for (const { hashes, licenses, purl } of sbom.components) {
      expect(hashes[0].content, purl).toMatch(/^[0-9a-f]{128}$/);
      expect(licenses, purl).toHaveLength(1);
    }
  });

  test("says what needs what, and names nothing that is not there", () => {
    const refs = new Set(sbom.components.map((one: { "bom-ref": string }) => one["bom-ref"]));
    const needs = new Map<string, string[]>(
      sbom.dependencies.map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [ref, dependsOn]),
    );
    for (const [ref, dependsOn] of needs) {
      expect(refs.has(ref) || ref === "cleed@0.1.0", ref).toBe(true);
      for (const one of dependsOn) expect(refs.has(one), one).toBe(true);
    }
    expect(needs.get("cleed@0.1.0")).toContain("pkg:npm/hono@4.13.17");
    const react = sbom.components.find(({ purl }: { purl: string }) => purl.startsWith("pkg:npm/react-dom@"));
    expect(needs.get(react.purl)).toEqual([expect.stringMatching(/^pkg:npm\/scheduler@/)]);
  });

  test("is the same for the same lock file, in whatever order it names its packages", () => {
    const { "": root = {}, ...rest } = lock.packages;
    const turned = { ...lock, packages: { "": root, ...Object.fromEntries(Object.entries(rest).reverse()) } };
    expect(writeSbom(turned, product)).toBe(writeSbom(lock, product));
  });
});

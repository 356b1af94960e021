import { expect, test, vi } from "vitest";
import { lateStart } from "./late-start.ts";

const script = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";
  
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.client-1.js");`;

/** Runs it as a module would be, in a window that says what was done to it. */
function run(text: string) {
  const done: string[] = [];
  const heard = new Map<string, () => void>();
  const later: (() => void)[] = [];
  const window: Record<string, unknown> = {};
  const pictures = [
    { decode: async () => {} },
    {
      decode: () =>
        new Promise<void>((there, gone) => {
          heard.set("load", there);
          heard.set("error", gone);
        }),
    },
  ];
  const document = {
    querySelectorAll: () => pictures,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => done.push(`ahead ${href}`) },
  };
  const load = async (url: string) => {
    done.push(url);
    return { url };
  };
  new Function(
    "window",
    "document",
    "load",
    "addEventListener",
    "removeEventListener",
    "requestAnimationFrame",
    "setTimeout",
    text.replaceAll("import(", "load("),
  )(
    window,
    document,
    load,
    (name: string, act: () => void) => heard.set(name, act),
    (name: string) => heard.delete(name),
    (act: () => void) => act(),
    (act: () => void, ms?: number) => (ms === undefined ? act() : later.push(act)),
  );
  return { done, heard, later, window };
}

/** It gives way to others between one file and the next. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const hrefs = ["/assets/entry.client-1.js", "/assets/root-1.js", "/assets/shared-1.js"];
/** What others are made of runs before them, and what starts it all is run by the script itself. */
const all = [
  "ahead /assets/entry.client-1.js",
  "ahead /assets/root-1.js",
  "ahead /assets/shared-1.js",
  "/assets/shared-1.js",
  "/assets/root-1.js",
  "/assets/manifest-1.js",
  "/assets/root-1.js",
  "/assets/home-1.js",
  "/assets/entry.client-1.js",
];

test.each(["load", "error", "keydown", "pointerdown"])(
  "nothing is fetched before the picture’s or the person’s %s, then everything, once",
  async (sign) => {
    const { done, heard, later, window } = run(lateStart(script, hrefs));
    expect(done).toEqual([]);
    heard.get(sign)?.();
    await vi.waitFor(() => expect(done).toEqual(all));
    expect(window).toEqual({
      __reactRouterRouteModules: { root: { url: "/assets/root-1.js" }, home: { url: "/assets/home-1.js" } },
    });
    for (const act of [...later, ...heard.values()]) act();
    await settled();
    expect(done).toEqual(all);
  },
);

test("whoever only waits does not wait for pictures that never come", async () => {
  const { done, later } = run(lateStart(script, hrefs));
  for (const act of later) act();
  await vi.waitFor(() => expect(done).toEqual(all));
});

test.each([
  ["none", ""],
  [
    "another way to import",
    'import { start } from "/a.js";\nimport * as route0 from "/b.js";\nimport("/c.js");',
  ],
  ["no last import", 'import * as route0 from "/b.js";'],
])("a script of another shape is a fault: %s", (_, other) => {
  expect(() => lateStart(other, [])).toThrow("review late-start");
});

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
  const heard = new Map<string, (event: object) => void>();
  const timers: { readonly act: () => void; readonly ms: number }[] = [];
  const window: Record<string, unknown> = {};
  const last = {
    decode: () =>
      new Promise<void>((there, gone) => {
        heard.set("load", () => there());
        heard.set("error", () => gone());
      }),
  };
  const pictures = [{ decode: async () => {} }, last];
  let paint = (_: { readonly element: object }) => {};
  class PerformanceObserver {
    constructor(tell: (list: { readonly getEntries: () => readonly object[] }) => void) {
      paint = (entry) => tell({ getEntries: () => [entry] });
    }
    observe() {}
  }
  const document = {
    querySelectorAll: () => pictures,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => done.push(`ahead ${href}`) },
    documentElement: { removeAttribute: (name: string) => done.push(`no ${name}`) },
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
    "PerformanceObserver",
    "setTimeout",
    text.replaceAll("import(", "load("),
  )(
    window,
    document,
    load,
    (name: string, act: (event: object) => void) => heard.set(name, act),
    (name: string) => heard.delete(name),
    PerformanceObserver,
    (act: () => void, ms: number) => timers.push({ act, ms }),
  );
  /** All timers of at most so long, and those that they set. */
  const pass = async (ms: number) => {
    for (let due = timers.filter((timer) => timer.ms <= ms); due.length > 0; ) {
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1);
        timer.act();
      }
      await settled();
      due = timers.filter((timer) => timer.ms <= ms);
    }
  };
  return {
    done,
    window,
    pass,
    act: (type: string, event: object = {}) => heard.get(type)?.({ type, ...event }),
    paint: (element: object = last) => paint({ element }),
  };
}

/** It gives way to others between one file and the next. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const hrefs = [
  "/assets/entry.client-1.js",
  "/assets/shell-1.js",
  "/assets/libraries-1.js",
  "/assets/root-1.js",
  "/assets/shared-1.js",
];
/** What others are made of runs before them, and what starts it all is run by the script itself. */
const all = [
  "no data-waiting",
  ...hrefs.map((href) => `ahead ${href}`),
  "/assets/libraries-1.js",
  "/assets/shell-1.js",
  "/assets/shared-1.js",
  "/assets/root-1.js",
  "/assets/manifest-1.js",
  "/assets/root-1.js",
  "/assets/home-1.js",
  "/assets/entry.client-1.js",
];
const inOrder = (done: readonly string[]) => done.filter((what, i) => what !== done[i - 1]);

test.each(["keydown", "pointerdown", "touchstart", "scroll"])(
  "nothing is fetched before somebody’s %s, then everything, once",
  async (sign) => {
    const { done, act, pass, window } = run(lateStart(script, hrefs));
    expect(done).toEqual([]);
    act(sign, { movementX: 0, movementY: 0 });
    await vi.waitFor(() => expect(done).toEqual(all));
    expect(window).toEqual({
      __reactRouterRouteModules: { root: { url: "/assets/root-1.js" }, home: { url: "/assets/home-1.js" } },
    });
    act("load");
    await pass(2_000);
    expect(done.filter((what) => !what.startsWith("no "))).toEqual(all.slice(1));
  },
);

test("a pointer that is only said to move is nobody", async () => {
  const { done, act } = run(lateStart(script, hrefs));
  act("pointermove", { movementX: 0, movementY: 0 });
  await settled();
  expect(done).toEqual([]);
  act("pointermove", { movementX: 1, movementY: 0 });
  await vi.waitFor(() => expect(done).toEqual(all));
});

test("the picture is seen, then others are asked for, then the application", async () => {
  const { done, act, pass, paint } = run(lateStart(script, hrefs));
  act("load");
  await settled();
  await pass(60);
  expect(done).toEqual([]);
  paint({});
  await pass(60);
  expect(done).toEqual([]);
  paint();
  await settled();
  await pass(60);
  expect(done).toEqual(["no data-waiting"]);
  await pass(100);
  expect(inOrder(done)).toEqual(all);
});

test.each(["load", "error"])("a browser that never says what it shows goes on after the %s", async (end) => {
  const { done, act, pass } = run(lateStart(script, hrefs));
  await pass(400);
  expect(done).toEqual([]);
  act(end);
  await settled();
  await pass(400);
  expect(inOrder(done)).toEqual(all);
});

test("whoever only waits does not wait for pictures that never come", async () => {
  const { done, pass } = run(lateStart(script, hrefs));
  await pass(1_500);
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

import { describe, expect, it } from "vitest";
import { judgeRun, type KnownProduct } from "./judge-run.ts";

const today = "2025-07-31";
const product = (key: string, more: Partial<KnownProduct> = {}): KnownProduct => ({
  key,
  lastSeenOn: "2025-07-30",
  missedRuns: 0,
  state: "offered",
  ...more,
});
const ten = Array.from({ length: 10 }, (_, i) => product(`p${i}`));
const keys = (count: number) => new Set(ten.slice(0, count).map(({ key }) => key));

describe("a run", () => {
  it("that lost more than 30 % is held, until somebody says that it is right", () => {
    expect(judgeRun({ known: ten, seen: keys(7), today })).toMatchObject({
      kind: "apply",
      missedOnce: ["p7", "p8", "p9"],
    });
    expect(judgeRun({ known: ten, seen: keys(6), today })).toEqual({
      kind: "held",
      reason: "shrunk",
      before: 10,
      missing: 4,
    });
    expect(judgeRun({ known: ten, seen: keys(6), today, allowShrink: true })).toMatchObject({
      kind: "apply",
    });
  });

  it("is held when other products took the place of the old ones", () => {
    const seen = new Set(Array.from({ length: 10 }, (_, i) => `other${i}`));
    expect(judgeRun({ known: ten, seen, today })).toMatchObject({ kind: "held", reason: "shrunk" });
  });

  it("is held when it is empty, even the first one", () => {
    expect(judgeRun({ known: [], seen: new Set(), today })).toMatchObject({ kind: "held", reason: "empty" });
  });

  it("keeps what is absent once, sells out what is absent twice, archives after 30 days", () => {
    const known = [
      ...ten,
      product("once", { missedRuns: 1, lastSeenOn: "2025-07-29" }),
      product("sold-out", { missedRuns: 2, state: "out-of-stock", lastSeenOn: "2025-07-02" }),
      product("old", { missedRuns: 3, state: "out-of-stock", lastSeenOn: "2025-07-01" }),
      product("gone", { missedRuns: 60, state: "archived", lastSeenOn: "2025-01-01" }),
    ];
    expect(judgeRun({ known, seen: keys(9), today })).toEqual({
      kind: "apply",
      added: [],
      returned: [],
      missedOnce: ["p9"],
      outOfStock: ["once"],
      archived: ["old"],
    });
  });

  it("welcomes what is new and what comes back", () => {
    const known = [...ten, product("back", { missedRuns: 5, state: "archived", lastSeenOn: "2025-01-01" })];
    const seen = new Set([...keys(10), "back", "new"]);
    expect(judgeRun({ known, seen, today })).toMatchObject({
      added: ["new"],
      returned: ["back"],
      missedOnce: [],
    });
  });
});

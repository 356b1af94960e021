import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventStreamResponse, type StreamEvent } from "./event-stream.ts";

const fail = (error: unknown) => ({ event: "error", data: { message: String(error) } });
const stay = new AbortController().signal;

const open = (events: (signal: AbortSignal) => AsyncIterable<StreamEvent>, reader = stay, ended = () => {}) =>
  eventStreamResponse({ events, ended }, fail, reader);

const piece = (id: number): StreamEvent => ({ id, event: "text", data: { text: `line\n${id}` } });

describe("a stream of events", () => {
  test("is written as browsers read it, each with its number, and neither kept nor packed", async () => {
    const response = open(async function* () {
      yield piece(1);
      yield piece(2);
    });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store, no-transform");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(await response.text()).toBe(
      'id: 1\nevent: text\ndata: {"text":"line\\n1"}\n\nid: 2\nevent: text\ndata: {"text":"line\\n2"}\n\n',
    );
  });

  test("that breaks says so in its last event", async () => {
    const ended = vi.fn();
    const response = open(
      async function* () {
        yield piece(1);
        throw new Error("broken");
      },
      stay,
      ended,
    );
    expect(await response.text()).toMatch(/id: 2\nevent: error\ndata: \{"message":"Error: broken"\}\n\n$/);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe("a reader who leaves", () => {
  const endless = () => {
    let made = 0;
    const events = async function* (signal: AbortSignal) {
      while (true) {
        made += 1;
        yield piece(made);
        await new Promise((resolve) => {
          const timer = setTimeout(resolve, 5);
          signal.addEventListener("abort", () => {
            clearTimeout(timer);
            resolve(undefined);
          });
        });
      }
    };
    return { events, made: () => made };
  };

  test.each(["by closing the body", "by dropping the connection"])("%s ends the work, once", async (how) => {
    const ended = vi.fn();
    const reader = new AbortController();
    const work = endless();
    const response = open(work.events, reader.signal, ended);
    const body = response.body?.getReader();
    await body?.read();
    if (how === "by closing the body") await body?.cancel();
    else reader.abort();
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    const before = work.made();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(work.made()).toBe(before);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test("before the first event leaves nothing behind", async () => {
    const ended = vi.fn();
    const work = endless();
    open(work.events, AbortSignal.abort(), ended);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    expect(work.made()).toBeLessThanOrEqual(1);
  });
});

describe("while nothing happens", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("a comment every 15 seconds keeps the line open", async () => {
    let go = () => {};
    const waited = new Promise<void>((resolve) => {
      go = resolve;
    });
    const response = open(async function* () {
      await waited;
      yield piece(1);
    });
    await vi.advanceTimersByTimeAsync(31_000);
    go();
    expect(await response.text()).toMatch(/^:\n\n:\n\nid: 1\n/);
  });
});

import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { HandedData, HandedOver, readingData } from "./handed-over.tsx";

/** As React Router writes it. */
const script = `window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;

type Reader = { read: () => Promise<{ done: boolean; value?: string }> };
type Page = {
  basename: string;
  stream: { pipeThrough: () => { getReader: () => Reader } };
  streamController: { enqueue: (text: string) => void; close: () => void };
};

function begin(data: { textContent: string; dataset: object }): Page {
  const window: { __reactRouterContext?: Page } = {};
  new Function("window", "document", readingData(script))(window, { getElementById: () => data });
  if (!window.__reactRouterContext) throw new Error("nothing was set up");
  return window.__reactRouterContext;
}

describe("data of a page", () => {
  test("is written so that no tag can end or begin in it", () => {
    const first = '["</script><!--<script>"]';
    const html = renderToStaticMarkup(
      <HandedOver value={{ first, isWhole: true }}>
        <HandedData />
      </HandedOver>,
    );
    const [, written = ""] = /^<script [^>]*data-whole[^>]*>(.*)<\/script>$/.exec(html) ?? [];
    expect(written).not.toContain("<");
    expect(JSON.parse(written)).toEqual(JSON.parse(first));
  });

  test("is read as one line where it is whole", async () => {
    const { basename, stream } = begin({ textContent: "[1]", dataset: { whole: "" } });
    const reader = stream.pipeThrough().getReader();
    expect(basename).toBe("/");
    expect(await reader.read()).toEqual({ done: false, value: "[1]" });
    expect(await reader.read()).toEqual({ done: true });
  });

  test("goes on with the lines that come later, whether they are waited for or there before", async () => {
    const { stream, streamController } = begin({ textContent: "[1]", dataset: {} });
    const reader = stream.pipeThrough().getReader();
    expect(await reader.read()).toEqual({ done: false, value: "[1]" });
    const waiting = reader.read();
    streamController.enqueue("P1:[2]\nP2:[3]\n");
    streamController.enqueue("P3:[4]\n");
    streamController.close();
    expect(await waiting).toEqual({ done: false, value: "P1:[2]" });
    expect(await reader.read()).toEqual({ done: false, value: "P2:[3]" });
    expect(await reader.read()).toEqual({ done: false, value: "P3:[4]" });
    expect(await reader.read()).toEqual({ done: true });
  });

  test("cannot be read by a script of another shape", () => {
    expect(() => readingData("window.__reactRouterContext = {};")).toThrow("review handed-over");
  });
});

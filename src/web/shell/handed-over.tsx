import { createContext, type ReactNode, useContext } from "react";

/** What the loaders of a page gave, as React Router writes it: a line at once, and lines for what comes later. */
export type Handed = {
  readonly first: string;
  /** Whether there are no more lines. */
  readonly isWhole: boolean;
};

export const HandedOver = /* @__PURE__ */ createContext<Handed | undefined>(undefined);

const place = "handed-over";

/**
 * The first line, as data. React Router would send it as a script that puts it into a stream: a slow phone takes as
 * long to read that script and to set the stream up as to lay out the page.
 */
export function HandedData(): ReactNode {
  const { first = "", isWhole = true } = useContext(HandedOver) ?? {};
  return (
    <script
      type="application/json"
      id={place}
      data-whole={isWhole ? "" : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can end or begin.
      dangerouslySetInnerHTML={{ __html: first.replaceAll("<", "\\u003c") }}
    />
  );
}

/** How React Router sets up what its browser part reads. */
const theirs =
  /window\.__reactRouterContext\.stream = new ReadableStream\(.*\)\.pipeThrough\(new TextEncoderStream\(\)\);/;

/** The same with the line that is there as data and those that later scripts bring. */
const ours = `((page) => {
  const later = [];
  let first = true, over = false, wake = () => {};
  const lines = { getReader: () => ({
    closed: Promise.resolve(),
    async read() {
      if (first) {
        const data = document.getElementById("${place}");
        first = false;
        over ||= "whole" in data.dataset;
        return { done: false, value: data.textContent };
      }
      while (later.length === 0 && !over) await new Promise((next) => { wake = next; });
      return later.length > 0 ? { done: false, value: later.shift() } : { done: true };
    },
  }) };
  page.streamController = {
    enqueue(text) { later.push(...text.trimEnd().split("\\n")); wake(); },
    close() { over = true; wake(); },
  };
  page.stream = { lines, pipeThrough: () => lines };
})(window.__reactRouterContext);`;

/** React Router's script that begins a page, made to read the data. */
export function readingData(script: string): string {
  if (!theirs.test(script)) throw new Error("React Router begins a page otherwise: review handed-over.");
  return script.replace(theirs, () => ours);
}

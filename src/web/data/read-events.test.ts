import { expect, test } from "vitest";
import { readEvents, type StreamedEvent } from "./read-events.ts";

const streamOf = (...pieces: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

async function all(stream: ReadableStream<Uint8Array>): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test("events are read wherever the network cuts them", async () => {
  const text = 'id: 1\nevent: text\ndata: {"text":"été"}\n\nid: 2\nevent: done\ndata: {}\n\n';
  const wanted = [
    { id: 1, event: "text", data: { text: "été" } },
    { id: 2, event: "done", data: {} },
  ];
  for (let at = 1; at < text.length; at++)
    expect(await all(streamOf(text.slice(0, at), text.slice(at)))).toEqual(wanted);
});

test("heartbeats, nonsense and what is cut off at the end are passed over", async () => {
  const text =
    ": still here\n\nevent: text\ndata: {broken\n\nevent: text\r\ndata: 1\r\n\r\nid: 9\nevent: done\ndata: {";
  expect(await all(streamOf(text))).toEqual([{ id: 0, event: "text", data: 1 }]);
});

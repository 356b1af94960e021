/** One Server-Sent Event. */
export type StreamedEvent = { readonly id: number; readonly event: string; readonly data: unknown };

/** Reads Server-Sent Events as they come; comments and what is no JSON are passed over. */
export async function* readEvents(bytes: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = bytes
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += value ?? "";
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading tells the server so.
    await reader.cancel().catch(() => {});
  }
}

function eventIn(block: string): StreamedEvent | undefined {
  const lines = block.split(/\r?\n/);
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ""))
      .join("\n");
  const data = field("data");
  if (!data) return undefined;
  try {
    return { id: Number(field("id")) || 0, event: field("event"), data: JSON.parse(data) };
  } catch {
    return undefined;
  }
}

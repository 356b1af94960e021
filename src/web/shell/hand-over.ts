import type { Handed } from "./handed-over.tsx";

type Parted = Handed & {
  /** The lines that come later, if any. */
  readonly rest?: ReadableStream<Uint8Array>;
};

/** The first line of what loaders gave, which is there as soon as it is written, apart from what is still awaited. */
export async function handOver(stream: ReadableStream<Uint8Array>): Promise<Parted> {
  const reader = stream.getReader();
  const { value } = await reader.read();
  const first = new TextDecoder().decode(value).trimEnd();
  let next: Promise<ReadableStreamReadResult<Uint8Array>> | undefined = reader.read();
  // Whoever reads the rest hears of it; a page without scripts reads nothing.
  next.catch(() => {});
  const ended = next.then(
    ({ done }) => done,
    () => false,
  );
  if (await Promise.race([ended, new Promise<false>((resolve) => setImmediate(resolve, false))]))
    return { first, isWhole: true };
  const rest = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const read = await (next ?? reader.read());
      next = undefined;
      if (read.done) controller.close();
      else controller.enqueue(read.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { first, isWhole: false, rest };
}

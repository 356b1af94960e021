import { describe, expect, test } from "vitest";
import { handOver } from "./hand-over.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (stream: ReadableStream<Uint8Array> | undefined) => {
  const parts: string[] = [];
  for await (const part of stream ?? []) parts.push(new TextDecoder().decode(part));
  return parts;
};

describe("what loaders gave", () => {
  test("is whole when nothing is awaited", async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes('[{"_1":2}]\n'));
        controller.close();
      },
    });
    expect(await handOver(stream)).toEqual({ first: '[{"_1":2}]', isWhole: true });
  });

  test("is there at once, and what is awaited comes later, every line of it", async () => {
    const later = Promise.withResolvers<void>();
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes("[1]\n"));
        await later.promise;
        controller.enqueue(bytes("P1:[2]\n"));
        controller.enqueue(bytes("P2:[3]\n"));
        controller.close();
      },
    });
    const { first, isWhole, rest } = await handOver(stream);
    expect([first, isWhole]).toEqual(["[1]", false]);
    later.resolve();
    expect(await text(rest)).toEqual(["P1:[2]\n", "P2:[3]\n"]);
  });

  test("that fails later fails for whoever reads it, and for nobody else", async () => {
    const later = Promise.withResolvers<void>();
    const failing = () =>
      new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(bytes("[1]\n"));
          await later.promise;
          controller.error(new Error("gone"));
        },
      });
    await handOver(failing());
    const { rest } = await handOver(failing());
    later.resolve();
    await expect(text(rest)).rejects.toThrow("gone");
  });
});

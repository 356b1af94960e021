/** As much of the ustar format as a backup needs, so that any tar can look into one. */
type TarEntry = { readonly name: string; readonly kind: "file" | "folder"; readonly size: number };

const block = 512;
const nameBytes = 100;

export const tarHeader = ({ name, kind, size }: TarEntry): Buffer => {
  const header = Buffer.alloc(block);
  if (Buffer.byteLength(name) > nameBytes) throw new Error(`The name is too long for a backup: ${name}.`);
  header.write(name, 0);
  header.write(kind === "file" ? "0000600\0" : "0000700\0", 100);
  header.write("0000000\0".repeat(2), 108);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write(kind === "file" ? "0" : "5", 156);
  header.write("ustar\u000000", 257);
  header.write(checksum(header), 148);
  return header;
};

/** The sum of all bytes, with spaces where it will stand itself. */
const checksum = (header: Buffer): string => {
  let sum = 8 * 0x20;
  for (const [at, byte] of header.entries()) if (at < 148 || at >= 156) sum += byte;
  return `${sum.toString(8).padStart(6, "0")}\0 `;
};

export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);
export const tarEnd = Buffer.alloc(2 * block);

export type ReadEntry = TarEntry & { readonly body: AsyncIterable<Buffer> };

/** Entry by entry: whoever takes them reads each body before the next. Throws when it is cut short or not a tar. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const bytes = openBytes(source);
  for (;;) {
    const header = await bytes.take(block);
    if (header.every((byte) => byte === 0)) {
      // A second empty block, and nothing after it.
      await bytes.take(block);
      if (!(await bytes.isOver())) throw new Error("there is something after its end");
      return;
    }
    if (header.toString("latin1", 148, 156) !== checksum(header)) throw new Error("it is no archive");
    const kind = header[156] === 0x35 ? "folder" : "file";
    const size = Number.parseInt(header.toString("latin1", 124, 135), 8);
    const name = header.toString("utf8", 0, nameBytes).replace(/\0.*$/s, "");
    yield { name, kind, size, body: bytes.part(size) };
    await bytes.take(tarPadding(size).length);
  }
}

const openBytes = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  /** At least one byte and at most so many, or none at the end. */
  const next = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done) return rest;
      rest = value;
    }
    const some = rest.subarray(0, most);
    rest = rest.subarray(some.length);
    return some;
  };
  async function* part(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const some = await next(left);
      if (some.length === 0) throw new Error("it is cut short");
      left -= some.length;
      yield some;
    }
  }
  return {
    part,
    take: async (size: number): Promise<Buffer> => Buffer.concat(await Array.fromAsync(part(size))),
    isOver: async (): Promise<boolean> => (await next(1)).length === 0,
  };
};

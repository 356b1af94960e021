/** As much of the parquet format as one public set needs: flat columns, dictionaries, snappy. */
type Cell = string | number | undefined;
/** A thrift structure: its fields by number. */
type Struct = Map<number, Field>;
type Field = number | Uint8Array | Struct | Field[];

export function readParquet(file: Buffer): ReadonlyMap<string, readonly Cell[]> {
  const length = file.readUInt32LE(file.length - 8);
  const meta = readStruct({ bytes: file, at: file.length - 8 - length });
  const optional = new Map(listOf(meta, 2).map((one) => [textOf(one, 4), numberOf(one, 3) === 1]));
  const columns = new Map<string, Cell[]>();
  for (const group of listOf(meta, 4))
    for (const chunk of listOf(group, 1)) {
      const about = structOf(chunk, 3);
      const path = about.get(3);
      const name =
        Array.isArray(path) && path[0] instanceof Uint8Array ? Buffer.from(path[0]).toString() : "";
      const cells = columns.get(name) ?? [];
      columns.set(name, cells);
      readChunk(file, about, optional.get(name) ?? false, cells);
    }
  return columns;
}

function readChunk(file: Buffer, about: Struct, isOptional: boolean, cells: Cell[]): void {
  const type = numberOf(about, 1);
  const wanted = cells.length + numberOf(about, 5);
  const from = { bytes: file, at: about.has(11) ? numberOf(about, 11) : numberOf(about, 9) };
  let words: readonly Cell[] = [];
  while (cells.length < wanted) {
    const header = readStruct(from);
    const packed = file.subarray(from.at, from.at + numberOf(header, 3));
    from.at += packed.length;
    const page = numberOf(about, 4) === 1 ? unsnap(packed) : Buffer.from(packed);
    if (numberOf(header, 1) === 2) words = readPlain(page, 0, type, numberOf(structOf(header, 7), 1));
    else readPage(page, structOf(header, 5), { type, words, isOptional }, cells);
  }
}

function readPage(
  page: Buffer,
  header: Struct,
  { type, words, isOptional }: { type: number; words: readonly Cell[]; isOptional: boolean },
  cells: Cell[],
): void {
  const count = numberOf(header, 1);
  let at = 0;
  let present: readonly number[] = [];
  if (isOptional) {
    const length = page.readUInt32LE(0);
    present = readRuns(page.subarray(4, 4 + length), 1, count);
    at = 4 + length;
  }
  const there = isOptional ? present.reduce((sum, one) => sum + one, 0) : count;
  const values =
    numberOf(header, 2) === 0
      ? readPlain(page, at, type, there)
      : readRuns(page.subarray(at + 1), page[at] ?? 0, there).map((word) => words[word]);
  let next = 0;
  for (let i = 0; i < count; i++) cells.push(isOptional && present[i] === 0 ? undefined : values[next++]);
}

function readPlain(page: Buffer, from: number, type: number, count: number): readonly Cell[] {
  let at = from;
  return Array.from({ length: count }, (_, i) => {
    if (type === 0) return ((page[from + (i >> 3)] ?? 0) >> (i & 7)) & 1;
    const start = at;
    if (type === 6) {
      const length = page.readUInt32LE(at);
      at += 4 + length;
      return page.toString("utf8", start + 4, at);
    }
    at += type === 1 || type === 4 ? 4 : 8;
    if (type === 1) return page.readInt32LE(start);
    if (type === 4) return page.readFloatLE(start);
    return type === 5 ? page.readDoubleLE(start) : Number(page.readBigInt64LE(start));
  });
}

/** Runs of one value, and values of so many bits each, in turn. */
function readRuns(bytes: Uint8Array, width: number, count: number): number[] {
  const from = { bytes, at: 0 };
  const values: number[] = [];
  while (values.length < count) {
    const head = readVarint(from);
    if (head & 1) {
      for (let bit = 0; bit < (head >> 1) * 8 * width; bit += width) {
        let value = 0;
        for (let i = 0; i < width; i++) {
          const place = bit + i;
          value |= (((bytes[from.at + (place >> 3)] ?? 0) >> (place & 7)) & 1) << i;
        }
        values.push(value);
      }
      from.at += (head >> 1) * width;
    } else {
      let value = 0;
      for (let i = 0; i < (width + 7) >> 3; i++) value |= (bytes[from.at++] ?? 0) << (8 * i);
      for (let i = 0; i < head >> 1; i++) values.push(value);
    }
  }
  values.length = count;
  return values;
}

interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
}

function readVarint(from: Cursor): number {
  let [value, scale] = [0, 1];
  for (;;) {
    const byte = from.bytes[from.at++] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return value;
    scale *= 128;
  }
}

const readSigned = (from: Cursor): number => {
  const value = readVarint(from);
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
};

function readStruct(from: Cursor): Struct {
  const fields: Struct = new Map();
  let last = 0;
  for (;;) {
    const head = from.bytes[from.at++] ?? 0;
    if (head === 0) return fields;
    last = head >> 4 === 0 ? readSigned(from) : last + (head >> 4);
    fields.set(last, readField(from, head & 15));
  }
}

function readField(from: Cursor, type: number): Field {
  if (type <= 2) return type === 1 ? 1 : 0;
  if (type === 3) return from.bytes[from.at++] ?? 0;
  if (type <= 6) return readSigned(from);
  if (type === 7) {
    from.at += 8;
    return 0;
  }
  if (type === 8) {
    const length = readVarint(from);
    from.at += length;
    return from.bytes.subarray(from.at - length, from.at);
  }
  if (type === 12) return readStruct(from);
  const head = from.bytes[from.at++] ?? 0;
  const length = head >> 4 === 15 ? readVarint(from) : head >> 4;
  return Array.from({ length }, () => readField(from, head & 15));
}

const numberOf = (struct: Struct, field: number): number => {
  const value = struct.get(field);
  return typeof value === "number" ? value : 0;
};
const textOf = (struct: Struct, field: number): string => {
  const value = struct.get(field);
  return value instanceof Uint8Array ? Buffer.from(value).toString() : "";
};
const structOf = (struct: Struct, field: number): Struct => {
  const value = struct.get(field);
  return value instanceof Map ? value : new Map();
};
const listOf = (struct: Struct, field: number): Struct[] => {
  const value = struct.get(field);
  return Array.isArray(value) ? value.filter((one) => one instanceof Map) : [];
};

function unsnap(packed: Uint8Array): Buffer {
  const from = { bytes: packed, at: 0 };
  const out = Buffer.alloc(readVarint(from));
  let end = 0;
  const little = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i++) value += (packed[from.at++] ?? 0) * 256 ** i;
    return value;
  };
  while (end < out.length) {
    const tag = packed[from.at++] ?? 0;
    const kind = tag & 3;
    if (kind === 0) {
      const short = tag >> 2;
      const length = 1 + (short < 60 ? short : little(short - 59));
      out.set(packed.subarray(from.at, from.at + length), end);
      from.at += length;
      end += length;
      continue;
    }
    const length = kind === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2);
    const back = kind === 1 ? (tag >> 5) * 256 + little(1) : little(kind === 2 ? 2 : 4);
    for (let i = 0; i < length; i++, end++) out[end] = out[end - back] ?? 0;
  }
  return out;
}

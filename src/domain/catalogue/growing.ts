type Column = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A column that doubles when it is full, and is cut to its length at the end. */
class Growing<Type extends Column> {
  readonly #make: (length: number) => Type;
  #column: Type;
  #length = 0;

  constructor(make: (length: number) => Type, capacity = 1024) {
    this.#make = make;
    this.#column = make(capacity);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    this.#room(1);
    this.#column[this.#length++] = value;
  }

  /** Makes room for so many more and gives the part to write into. */
  extend(count: number): Type {
    this.#room(count);
    const part = this.#column.subarray(this.#length, this.#length + count) as Type;
    this.#length += count;
    return part;
  }

  /** Takes back what was made too much of. */
  shrink(count: number): void {
    this.#length -= count;
  }

  finish(): Type {
    return this.#column.slice(0, this.#length) as Type;
  }

  #room(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#column.length) return;
    const wider = this.#make(Math.max(needed, this.#column.length * 2));
    wider.set(this.#column);
    this.#column = wider;
  }
}

export const growingBytes = () => new Growing((length) => new Uint8Array(length));
export const growingShorts = () => new Growing((length) => new Uint16Array(length));
export const growingWords = () => new Growing((length) => new Uint32Array(length));

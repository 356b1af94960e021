import { connect, type Socket } from "node:net";

const nothing = Buffer.alloc(0);

/**
 * A connection that asks for one page after the other and reads of each answer no more than where it ends. Node's own
 * client works longer at an answer than a site does that remembers its pages, and would measure itself.
 */
export class RawConnection {
  #socket: Socket;
  #answered: ((good: boolean) => void) | undefined;
  #left = -1;
  #good = false;
  #tail: Buffer = nothing;

  constructor(host: string, port: number) {
    // One room for all that comes: whoever measures should not have to tidy up meanwhile.
    const onread = {
      buffer: Buffer.alloc(65_536),
      callback: (length: number, room: Uint8Array) => {
        this.#read(Buffer.from(room.buffer, room.byteOffset, length));
        return true;
      },
    };
    this.#socket = connect({ host, port, noDelay: true, onread });
    this.#socket.on("error", () => this.#end(false));
    this.#socket.on("close", () => this.#end(false));
  }

  /** Sites close connections that were not used for a while. */
  get isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.readyState !== "readOnly";
  }

  ask(request: Buffer): Promise<boolean> {
    this.#left = -1;
    this.#tail = nothing;
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #end(good: boolean): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(good);
  }

  #read(bytes: Buffer): void {
    if (this.#left < 0) {
      this.#tail = Buffer.concat([this.#tail, bytes]);
      const headEnd = this.#tail.indexOf("\r\n\r\n");
      if (headEnd < 0) return;
      const head = this.#tail.toString("latin1", 0, headEnd).toLowerCase();
      this.#good = head.startsWith("http/1.1 200");
      const [, length] = /\r\ncontent-length: (\d+)/.exec(head) ?? [];
      const body = this.#tail.subarray(headEnd + 4);
      this.#left = length === undefined ? Number.POSITIVE_INFINITY : Number(length);
      this.#tail = nothing;
      this.#take(body);
    } else this.#take(bytes);
  }

  #take(bytes: Buffer): void {
    this.#left -= bytes.length;
    if (Number.isFinite(this.#left)) {
      if (this.#left <= 0) this.#end(this.#good);
      return;
    }
    // In pieces: the last one holds nothing.
    this.#tail = Buffer.concat([this.#tail, bytes]).subarray(-lastPiece.length);
    if (this.#tail.equals(lastPiece) || this.#tail.toString("latin1").endsWith(onlyPiece))
      this.#end(this.#good);
  }
}

const lastPiece = Buffer.from("\r\n0\r\n\r\n");
const onlyPiece = "0\r\n\r\n";

/** Bytes that lie somewhere, to be copied from there. */
export type Lying = {
  readonly length: number;
  readonly copyTo: (target: Buffer) => void;
};

/** Nothing may be copied once it was let go: something else lies in its place. */
export type Shelved = Lying & { readonly letGo: () => void };

export type Shelf = { readonly put: (bytes: Buffer) => Shelved };

export const byItself = (bytes: Buffer): Lying => ({
  length: bytes.length,
  copyTo: (target) => target.set(bytes),
});

const blockBytes = 4_096;
const blocksOfBoard = 256;

/**
 * Where many things of some kilobytes lie that come and go. Each in memory of its own would be new memory to V8, which
 * clears up fully by how much of that there is, whether or not as much has gone (0042): here what comes takes the place
 * of what went. It is cut into blocks, so that it fits into whatever is free. As large as it ever had to be, and shared
 * with nobody, but what could be shared V8 does not count.
 */
export function openShelf(): Shelf {
  const boards: Buffer[] = [];
  const free: number[] = [];
  const takeBlock = (): number => {
    if (free.length === 0) {
      const first = boards.push(Buffer.from(new SharedArrayBuffer(blocksOfBoard * blockBytes))) - 1;
      for (let i = blocksOfBoard; i > 0; i--) free.push(first * blocksOfBoard + i - 1);
    }
    return free.pop() ?? 0;
  };
  const eachBlock = (blocks: readonly number[], move: (board: Buffer, at: number, from: number) => void) => {
    for (const [place, block] of blocks.entries()) {
      const board = boards[Math.floor(block / blocksOfBoard)];
      if (board) move(board, (block % blocksOfBoard) * blockBytes, place * blockBytes);
    }
  };
  // Apart from `put`, or it would hold on to the bytes that were put there.
  const lying = (blocks: number[], length: number): Shelved => ({
    length,
    copyTo: (target) =>
      eachBlock(blocks, (board, at, from) =>
        board.copy(target, from, at, at + Math.min(blockBytes, length - from)),
      ),
    letGo: () => void free.push(...blocks.splice(0)),
  });
  return {
    put: (bytes) => {
      const blocks = Array.from({ length: Math.ceil(bytes.length / blockBytes) }, takeBlock);
      eachBlock(blocks, (board, at, from) => bytes.copy(board, at, from, from + blockBytes));
      return lying(blocks, bytes.length);
    },
  };
}

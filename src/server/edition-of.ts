/** A number that is another one as soon as what is read is another thing. */
export function editionOf(read: () => unknown): () => number {
  let last = read();
  let edition = 1;
  return () => {
    const now = read();
    if (now !== last) {
      last = now;
      edition += 1;
    }
    return edition;
  };
}

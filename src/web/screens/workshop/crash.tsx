/** Fails while the server renders. */
export default function Crash(): never {
  throw new Error("The workshop broke this page on purpose.");
}

/** Somewhere to go or something to do. */
export type Entry = {
  readonly id: string;
  readonly label: string;
  /** What it is called in the other language, and other words for it. */
  readonly also: readonly string[];
};

/** Without accents, case and whatever else people leave out when they are quick. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What fits the words typed, best first: a name that begins so, then a word of it, then what it is also called. */
export function matching<E extends Entry>(entries: readonly E[], typed: string): readonly E[] {
  const wanted = plain(typed).split(" ").filter(Boolean);
  if (wanted.length === 0) return entries;
  const scored = entries.flatMap((entry) => {
    const score = Math.max(
      3 * nearness(plain(entry.label), wanted),
      ...entry.also.map((name) => 2 * nearness(plain(name), wanted)),
    );
    return score > 0 ? [{ entry, score }] : [];
  });
  return scored.sort((one, other) => other.score - one.score).map(({ entry }) => entry);
}

/** Every word typed begins a word of the name: 2 when it begins the name itself, 1 anywhere else. */
function nearness(name: string, wanted: readonly string[]): number {
  const words = name.split(" ");
  if (!wanted.every((one) => words.some((word) => word.startsWith(one)))) return 0;
  return name.startsWith(wanted.join(" ")) ? 2 : 1;
}

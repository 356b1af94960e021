/** A name as it stands in an address: `Pull col rond en mérinos` is `pull-col-rond-en-merinos`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  // A name in another script leaves nothing; the address still needs a word.
  return plain.slice(0, 80).replace(/-+$/, "") || "piece";
}

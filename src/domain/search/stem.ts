/** A word without its plural, roughly and the same way for both languages: what matters is that forms meet. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("eaux")) return word.slice(0, -1);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** What someone typed or pasted as a code: its digits, out of "123 456", "123-456" or a whole sentence. */
export function codeDigits(text: string, length: number): string {
  const plain = text.normalize("NFKC");
  const half = Math.floor(length / 2);
  const whole = new RegExp(`(?<!\\d)(\\d{${half}})[\\s-]?(\\d{${length - half}})(?!\\d)`, "u").exec(plain);
  if (whole) return `${whole[1]}${whole[2]}`;
  return plain.replace(/\D/g, "").slice(0, length);
}

/** A table as spreadsheets read it: with the mark of UTF-8, or accents are lost, and the line ends of RFC 4180. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** What begins like a formula would be one: an apostrophe makes it text again. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

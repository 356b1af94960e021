export type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder";

/** Google's four words in any spelling, Awin's yes and no, and a count of pieces. */
export function readAvailability(text: string): Availability | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//u, "")
    .replace(/[\s_-]+/gu, "");
  if (/^\d+(?:\.0+)?$/u.test(word)) return Number(word) > 0 ? "in_stock" : "out_of_stock";
  return words.get(word);
}

const words: ReadonlyMap<string, Availability> = new Map(
  (
    [
      [
        "in_stock",
        "instock available availablefororder yes y true on enstock disponible limitedavailability limited lowstock onlineonly",
      ],
      [
        "out_of_stock",
        "outofstock soldout unavailable no n false off rupture rupturedestock epuise épuisé horsstock discontinued notavailable indisponible",
      ],
      ["preorder", "preorder presale precommande précommande"],
      ["backorder", "backorder surcommande"],
    ] as const
  ).flatMap(([meaning, spellings]) =>
    spellings.split(" ").map((spelling): [string, Availability] => [spelling, meaning]),
  ),
);

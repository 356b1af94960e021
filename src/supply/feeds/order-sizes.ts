import type { SizeStock } from "#domain/catalogue/product.ts";

/** Smallest first, letters before numbers; a size said twice is there once, in stock if one of them was. */
export function orderSizes(sizes: readonly SizeStock[]): readonly SizeStock[] {
  const merged = new Map<string, SizeStock>();
  for (const size of sizes) {
    const name = `${size.system}|${size.label}`;
    const before = merged.get(name);
    merged.set(name, before ? { ...before, inStock: before.inStock || size.inStock } : size);
  }
  return [...merged.values()].sort(
    (a, b) => rank(a.label) - rank(b.label) || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0),
  );
}

function rank(label: string): number {
  const letters = /^(?:(\d)|(X*))([SML])(?=X?$|\/|$)|^(\d)X([SL])/u.exec(label);
  if (letters) {
    const letter = letters[3] ?? letters[5];
    const times = Number(letters[4] ?? letters[2]?.length ?? 0);
    const half = label.includes("/") ? 0.5 : 0;
    if (letter === "S") return 10 - times + half;
    return (letter === "M" ? 11 : 12 + times) + half;
  }
  const numbers = label.match(/\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
  const [first = 0, second = 0] = numbers;
  return 100 + first + second / 1000;
}

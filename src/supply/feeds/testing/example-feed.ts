/** The text of a feed as a merchant would write it, for tests. */
type ExampleFeed = {
  readonly rows?: number;
  /** How many of them, spread over the feed, stay out: no price, no picture, no title, one after the other. */
  readonly bad?: number;
  /** Of the first row; another one makes a feed of other products. */
  readonly from?: number;
  readonly brand?: string;
};

const nouns = [
  ["Linen shirt", "female"],
  ["Slim jeans", "male"],
  ["Midi dress", "female"],
  ["Wool pullover", "male"],
  ["Leather ankle boots", "female"],
] as const;
const colours = ["Navy", "Black", "White", "Red", "Green"];

/** As CSV, a product a row. */
export function exampleFeed({
  rows = 100,
  bad = 3,
  from = 1,
  brand = "Maison Exemple",
}: ExampleFeed = {}): string {
  const every = bad > 0 ? Math.floor(rows / bad) : Number.POSITIVE_INFINITY;
  const lines = Array.from({ length: rows }, (_, at) => {
    const number = from + at;
    const [noun, gender] = nouns[number % nouns.length] ?? nouns[0];
    const isBad = at % every === every - 1 && Math.floor(at / every) < bad;
    const fault = isBad ? Math.floor(at / every) % 3 : undefined;
    return [
      `REF-${number}`,
      fault === 2 ? "" : `${noun} no. ${number}`,
      `A piece that lasts (${number})`,
      `https://shop.example/p/${number}`,
      fault === 1 ? "" : `https://shop.example/i/${number}.jpg`,
      "in_stock",
      fault === 0 ? "soon" : `${20 + (number % 80)}.90 EUR`,
      brand,
      gender,
      colours[number % colours.length],
      "M",
      "100% cotton",
    ].join(",");
  });
  return `${columns}\n${lines.join("\n")}\n`;
}

const columns = "id,title,description,link,image_link,availability,price,brand,gender,color,size,material";

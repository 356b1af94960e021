/** What is missing or wrong in a block of structured data; nothing when it holds everything its type asks for. */
export function structuredFaults(block: unknown): readonly string[] {
  if (!isThing(block)) return ["no object"];
  const context = block["@context"] === "https://schema.org" ? [] : ["@context"];
  return [...context, ...faultsIn(block, "")];
}

type Thing = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const said: Check = (value) =>
  Array.isArray(value)
    ? value.length > 0 && value.every(said)
    : isThing(value) || (typeof value === "string" && value.trim() !== "") || typeof value === "number";
const address: Check = (value) =>
  Array.isArray(value)
    ? value.length > 0 && value.every(address)
    : typeof value === "string" && /^https?:\/\/[^\s"<>]+$/.test(value);
const money: Check = (value) => typeof value === "string" && /^\d+\.\d{2}$/.test(value) && Number(value) > 0;
const currency: Check = (value) => typeof value === "string" && /^[A-Z]{3}$/.test(value);
const day: Check = (value) => typeof value === "string" && !Number.isNaN(Date.parse(value));
const stock: Check = (value) =>
  value === "https://schema.org/InStock" || value === "https://schema.org/OutOfStock";
const whole: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const inTurn: Check = (value) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one, i) => isThing(one) && one["@type"] === "ListItem" && one.position === i + 1);

/** What search engines ask of each type before they show anything of it, and what we always know. */
const required: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Organization: { name: said },
  WebSite: { name: said, url: address, inLanguage: said, potentialAction: said },
  SearchAction: { target: said, "query-input": said },
  EntryPoint: { urlTemplate: address },
  Brand: { name: said },
  ImageObject: { url: address },
  Article: {
    headline: said,
    description: said,
    image: address,
    datePublished: day,
    inLanguage: said,
    author: said,
    publisher: said,
    mainEntityOfPage: address,
  },
  Product: { name: said, sku: said, image: address, url: address },
  ProductGroup: {
    name: said,
    productGroupID: said,
    description: said,
    url: address,
    image: address,
    brand: said,
    variesBy: address,
    hasVariant: said,
  },
  Offer: { price: money, priceCurrency: currency, availability: stock, url: address, seller: said },
  BreadcrumbList: { itemListElement: inTurn },
  ItemList: { itemListElement: inTurn, numberOfItems: whole },
  ListItem: { position: whole, name: said },
};

function faultsIn(thing: Thing, path: string): readonly string[] {
  const type = String(thing["@type"]);
  const fields = required[type];
  const own = fields
    ? Object.entries(fields)
        .filter(([name, holds]) => !holds(thing[name]))
        .map(([name]) => `${path}${type}.${name}`)
    : [`${path}${type} is not a type we know`];
  const inside = Object.entries(thing).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (isThing(one) ? faultsIn(one, `${path}${type}.${name} → `) : [])),
  );
  return [...own, ...addressOfItem(thing, type, path), ...inside];
}

/** A step of a path or a list leads somewhere. */
const addressOfItem = (thing: Thing, type: string, path: string): readonly string[] =>
  type === "ListItem" && !address(thing.item) && !address(thing.url) ? [`${path}ListItem.item`] : [];

import { isLanguage, type Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { firstAddress } from "./address.ts";
import type { ColumnOverrides } from "./columns.ts";
import { readDay } from "./date-range.ts";
import { diagnose, type Report } from "./diagnostic.ts";
import type { DiagnosticCode } from "./diagnostic-codes.ts";
import type { FeedItem } from "./feed-item.ts";
import { feedLimits } from "./limits.ts";
import { plainLine, plainText } from "./plain-text.ts";
import type { RateTable } from "./rates.ts";
import type { RawRow } from "./raw-row.ts";
import { readDelivery } from "./read-delivery.ts";
import { readPictures } from "./read-pictures.ts";
import { readPrices } from "./read-prices.ts";
import { readShop } from "./read-shop.ts";
import { readStock } from "./read-stock.ts";
import { readWhoFor } from "./read-who-for.ts";
import { type RowValues, valuesOfRow } from "./row-values.ts";
import type { TagWords } from "./tag-title.ts";

export interface ItemOptions {
  /** ISO date: sales and offers begin and end. */
  readonly today: string;
  readonly rates: RateTable;
  /** Whose feed it is, when the rows do not say. */
  readonly shop?: { readonly name: string; readonly url: string };
  readonly language?: Language;
  /** Given only when somebody knows that the whole feed is for men, or for women. */
  readonly defaultUniverse?: Universe;
  readonly columns?: ColumnOverrides;
}

/** Understands one row, or reports why it stays out. */
export function readItem(
  row: RawRow,
  options: ItemOptions,
  words: TagWords,
  report: Report,
): FeedItem | undefined {
  const values = valuesOfRow(row, options.columns);
  const id = values.first("id");
  const tell = (code: DiagnosticCode, sample = "") => report(diagnose(code, row.line, sample, id));
  const refuse = (code: DiagnosticCode, sample?: string): undefined => {
    tell(code, sample);
    return undefined;
  };

  if (id === undefined) return refuse("id_missing", values.first("title"));
  if (id.length > feedLimits.longestId) return refuse("id_too_long", id);
  if (id.length > feedLimits.idLength) tell("id_long", id);
  const withdrawn = whyWithdrawn(values, options.today);
  if (withdrawn) return refuse(...withdrawn);

  const { title, size } = titleAndSize(values);
  if (title === "") return refuse("title_missing");
  if (title.length > feedLimits.longestTitle) return refuse("title_too_long", title);
  if (title.length > feedLimits.titleLength) tell("title_long", title);

  const links = values.all("link");
  const link = firstAddress(links);
  if (link === undefined) return refuse(links.length > 0 ? "link_bad" : "link_missing", links[0]);
  const { pictures, bad } = readPictures(values);
  if (bad !== undefined) tell("picture_bad", bad);
  const [picture, ...more] = pictures;
  if (picture === undefined) return refuse("picture_missing", bad);

  const prices = readPrices(values, options.rates, options.today);
  if (!prices.ok) return refuse(prices.refusal.code, prices.refusal.sample);
  for (const code of prices.value.warnings) tell(code, values.first("price"));
  const whoFor = readWhoFor(values, title, words, options.defaultUniverse);
  if (whoFor.strangeWord !== undefined) tell("gender_word_unknown", whoFor.strangeWord);
  if (!whoFor.universes) return refuse(whoFor.why, title);

  const shop = readShop(values, link, options.shop);
  const brand = plainLine(values.first("brand") ?? shop.name);
  if (brand === "") return refuse("brand_missing", title);
  if (brand.length > feedLimits.nameLength) return refuse("brand_too_long", brand);
  const stock = readStock(values);
  if (stock.strangeWord !== undefined) tell("availability_unknown", stock.strangeWord);

  const { price, was, original } = prices.value;
  const gtin = values.first("gtin")?.replace(/[\s-]/gu, "");
  const language = languageOf(values, options);
  const delivery = readDelivery(values, original.currency, options.rates);
  return {
    line: row.line,
    id,
    title,
    description: plainText(values.first("description") ?? ""),
    link,
    pictures: [picture, ...more],
    availability: stock.availability,
    price,
    ...(was === undefined ? {} : { was }),
    ...(original.currency === "EUR" ? {} : { original }),
    currency: original.currency,
    brand,
    universes: whoFor.universes,
    shop,
    ...(gtin && /^\d{8,14}$/u.test(gtin) ? { gtin } : {}),
    ...(language ? { language } : {}),
    ...(delivery ? { delivery } : {}),
    ...(size ? { size } : {}),
    ...optionalTexts(values),
  };
}

const optionalTexts = (values: RowValues) => {
  const texts = {
    group: values.first("group"),
    mpn: values.first("mpn"),
    googleCategory: values.first("googleCategory"),
    productType:
      [values.first("productType"), ...values.all("moreTypes")].filter(Boolean).join(" > ") || undefined,
    colour: values.all("colour").find((text) => text.length <= feedLimits.nameLength),
    sizeSystem: values.first("sizeSystem"),
    sizeType: values.first("sizeType"),
    material: values.first("material"),
    pattern: values.first("pattern"),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, plainLine(text)]])),
  );
};

function whyWithdrawn(values: RowValues, today: string): [DiagnosticCode, string] | undefined {
  const deleted = values.first("deleted");
  if (deleted !== undefined && /^(?:y|yes|1|true)$/iu.test(deleted)) return ["deleted", deleted];
  const adult = values.first("adult");
  if (adult !== undefined && /^(?:y|yes|1|true|oui)$/iu.test(adult)) return ["adult", adult];
  const condition = values.first("condition");
  if (condition !== undefined && /used|refurb|second|occasion|vintage|pre-?owned/iu.test(condition)) {
    return ["condition_not_new", condition];
  }
  const expires = values.first("expires");
  const day = expires === undefined ? undefined : readDay(expires);
  return expires !== undefined && day !== undefined && day < today ? ["expired", expires] : undefined;
}

/** Some shops hide the size at the end of the name: "Robe Ida - - 42". */
function titleAndSize(values: RowValues): { title: string; size: string | undefined } {
  const whole = plainLine(values.first("title") ?? "");
  const hidden = /^(.*\S)\s+-\s+-\s+(\S.{0,20})$/u.exec(whole);
  const size = values.first("size");
  return { title: hidden?.[1] ?? whole, size: plainLine(size ?? hidden?.[2] ?? "") || undefined };
}

function languageOf(values: RowValues, { language }: ItemOptions): Language | undefined {
  const said = values.first("language")?.slice(0, 2).toLowerCase();
  return isLanguage(said) ? said : language;
}

import type { BrandChoice } from "#contract/brands.ts";
import { formatMoney, formatNumber } from "#vocabulary/format.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import type { Suggestion } from "./suggested-brands.ts";

/** What a brand is like, in short: its two strongest styles, what it costs, how much there is. */
export const brandFacts = ({ styles, prices, products }: BrandChoice): readonly string[] =>
  [
    styles.slice(0, 2).map(styleName).join(", "),
    priceRange(prices),
    products === 1 ? m.brands_pieces_one() : m.brands_pieces({ count: number(products) }),
  ].filter(Boolean);

export const reasonOf = ({ style, kind }: Suggestion<BrandChoice>): string =>
  kind === "shared"
    ? m.brands_shares({ style: styleName(style) })
    : m.brands_tempts({ style: styleName(style) });

export const number = (value: number): string => formatNumber(value, currentLanguage());

function styleName(id: number): string {
  const axis = styleAxes[id - 1];
  return axis ? styleAxisLabels[axis][currentLanguage()] : "";
}

/** Whole euros: nobody compares brands by the cent. */
function priceRange(prices: BrandChoice["prices"]): string {
  if (!prices) return "";
  const [from, to] = [Math.floor(prices.low / 100), Math.ceil(prices.high / 100)].map((euros) =>
    formatMoney(euros * 100, "EUR", currentLanguage()),
  );
  return from === to ? `${from}` : `${from} – ${to}`;
}

import type { Language } from "#vocabulary/language.ts";
import type { Money } from "#vocabulary/money.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Availability } from "./availability.ts";

/** One row understood: one colour in one size, or all sizes, of something one shop sells. Plain data: it is spooled. */
export interface FeedItem {
  readonly line: number;
  readonly id: string;
  readonly group?: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly pictures: readonly [string, ...string[]];
  readonly availability: Availability;
  /** What is asked now, in cents of a euro. */
  readonly price: number;
  /** What was asked before, in cents of a euro, when that is more. */
  readonly was?: number;
  /** The price as the merchant said it, when that was another currency. */
  readonly original?: Money;
  readonly currency: string;
  readonly brand: string;
  readonly gtin?: string;
  readonly mpn?: string;
  readonly googleCategory?: string;
  readonly productType?: string;
  readonly universes: readonly [Universe, ...Universe[]];
  readonly colour?: string;
  readonly size?: string;
  readonly sizeSystem?: string;
  readonly sizeType?: string;
  readonly material?: string;
  readonly pattern?: string;
  readonly delivery?: { readonly cost: number; readonly days: readonly [number, number] };
  readonly shop: { readonly name: string; readonly url: string };
  readonly language?: Language;
}

import * as z from "zod/mini";
import {
  closures,
  collars,
  colours,
  fits,
  heelShapes,
  heels,
  lengths,
  materials,
  necklines,
  occasions,
  patterns,
  rises,
  seasons,
  sleeves,
} from "#vocabulary/attribute.ts";
import { cares } from "#vocabulary/care.ts";
import { languages } from "#vocabulary/language.ts";
import { sizeSystems } from "#vocabulary/size.ts";
import { universes } from "#vocabulary/universe.ts";
import { defineEndpoint } from "./endpoint.ts";
import { image } from "./image.ts";

const cents = z.int().check(z.minimum(0));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const price = z.object({
  amount: cents,
  currency: z.string(),
  /** Before the reduction. */
  was: z.optional(cents),
  /** The lowest of the 30 days before, told with every reduction. */
  lowest_30d: z.optional(cents),
});

const badges = ["new", "sale", "last_sizes", "sold_out"] as const;

/** A product in a list. */
export const card = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  universe: z.enum(universes),
  /** `men.A.1.1` */
  category: z.string(),
  brand: z.object({ id: z.int(), name: z.string() }),
  /** Nothing when nobody sells it any more. */
  price: z.optional(price),
  colours: z.array(z.enum(colours)),
  image,
  sizes_in_stock: z.array(z.string()),
  in_my_size: z.optional(z.boolean()),
  badges: z.array(z.enum(badges)),
});
export type Card = z.output<typeof card>;

const word = <const Words extends readonly [string, ...string[]]>(words: Words) => z.optional(z.enum(words));

const composition = z.object({
  part: z.enum(["main", "contrast", "lining", "filling", "upper", "sole", "strap", "trim"]),
  materials: z.array(z.object({ key: z.enum(materials), percent: z.optional(z.number()) })),
});

const size = z.object({ label: z.string(), system: z.enum(sizeSystems), in_stock: z.boolean() });

const offer = z.object({
  shop: z.object({ id: z.int(), name: z.string() }),
  price,
  url: z.string(),
  in_stock: z.boolean(),
  delivery: z.optional(z.object({ cost: cents, days: z.array(z.int()) })),
});

const variant = z.object({
  colours: z.array(z.enum(colours)),
  /** What the brand calls it. */
  shade: z.optional(z.string()),
  images: z.array(image),
  sizes: z.array(size),
});

/** A product whole. */
const product = z.extend(card, {
  description: z.string(),
  category_label: z.string(),
  brand: z.object({
    id: z.int(),
    name: z.string(),
    about: z.optional(z.string()),
    country: z.optional(z.string()),
  }),
  pattern: z.enum(patterns),
  materials: z.array(z.object({ key: z.enum(materials), percent: z.optional(z.number()) })),
  composition: z.array(composition),
  cut: word(fits),
  neckline: word(necklines),
  collar: word(collars),
  sleeve: word(sleeves),
  length: word(lengths),
  rise: word(rises),
  closure: word(closures),
  heel: word(heels),
  heel_shape: word(heelShapes),
  formality: z.int(),
  seasons: z.array(z.enum(seasons)),
  occasions: z.array(z.enum(occasions)),
  styles: z.array(z.object({ id: z.int(), score: z.number() })),
  sizes: z.array(size),
  offers: z.array(offer),
  images: z.array(image),
  variants: z.array(variant),
  price_history: z.array(z.object({ date: day, amount: cents })),
  care: z.array(z.enum(cares)),
  added_at: day,
});
export type Product = z.output<typeof product>;

const language = { lang: z._default(z.enum(languages), "en") };
const list = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat().flatMap((part) => part.split(","))),
);
/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostId));
const ids = z.pipe(
  list,
  z.array(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(mostId))).check(z.maxLength(100)),
);
const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24);

export const listProducts = defineEndpoint({
  id: "listProducts",
  method: "GET",
  path: "/api/products",
  access: "public",
  summary:
    "Products by id, in the order asked; or by universe, category and brand, newest or most liked first.",
  query: z.strictObject({
    ...language,
    ids: z.optional(ids),
    universe: z.optional(z.enum(universes)),
    category: z.optional(list),
    brand: z.optional(ids),
    sale: z.optional(z.enum(["true"])),
    sort: z._default(z.enum(["new", "popular"]), "new"),
    limit,
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({ products: z.array(card), next_cursor: z.nullable(z.string()) }),
});

export const getProduct = defineEndpoint({
  id: "getProduct",
  method: "GET",
  path: "/api/products/:id",
  access: "public",
  summary: "One product whole.",
  params: z.object({ id }),
  query: z.object(language),
  answer: z.object({ product }),
});

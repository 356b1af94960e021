import * as z from "zod/mini";
import { occasions, seasons } from "#vocabulary/attribute.ts";
import { languages } from "#vocabulary/language.ts";
import { isLookSlot, type LookSwap, lookSlots, lookVerdicts } from "#vocabulary/look.ts";
import { universes } from "#vocabulary/universe.ts";
import { type Answer, defineEndpoint } from "./endpoint.ts";
import { image } from "./image.ts";
import { card } from "./products.ts";

const money = z.object({ amount: z.int().check(z.minimum(0)), currency: z.string() });
const slot = z.enum(lookSlots);

const item = z.object({
  product: card,
  slot,
  /** False when the piece the look was made with is gone and one like it stands in for it. */
  exact: z.boolean(),
  /** Products that could take its place, best first; all of them are in `alternatives` of the look. */
  alternatives: z.array(z.int()),
});

/** Pieces that are worn together. */
const look = z.object({
  id: z.int(),
  universe: z.enum(universes),
  title: z.string(),
  occasion: z.enum(occasions),
  season: z.enum(seasons),
  /** 1 (lounge) to 5 (black tie); its pieces are at most a step apart. */
  formality: z.int(),
  /** Strongest first. */
  styles: z.array(z.object({ id: z.int(), score: z.number() })),
  /** One for each slot it has, from the skin outwards. */
  items: z.array(item),
  total: money,
  /** The pieces themselves, laid out. */
  cover: image,
  /** The pieces that took the place of others, as `swap` asks for them: `shoes:45`. */
  swaps: z.array(z.string()),
});
export type Look = z.output<typeof look>;

/** Look ids, the latest first. */
const reactions = z.object({ looks_liked: z.array(z.int()), looks_disliked: z.array(z.int()) });
export type LookReactions = z.output<typeof reactions>;

/** Of a 32-bit integer column. */
const mostId = 2_147_483_647;
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostId));
const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24);
const cursor = z.optional(z.string().check(z.maxLength(100)));
/** Without it, the language of the request. */
const lang = z.optional(z.enum(languages));
const one = { params: z.object({ id }) };

/** A parameter that is repeated, or one with commas, means "or". */
const some = <Value extends z.ZodMiniType<unknown, string>>(value: Value) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((given) => [given].flat().flatMap((part) => part.split(","))),
      ),
      z.array(value).check(z.maxLength(30)),
    ),
  );

/** `shoes:45`, repeated for several pieces. */
const swap = z.optional(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((given) => [given].flat()),
    ),
    z
      .array(
        z.pipe(
          z.string().check(z.refine(isSwap, "invalid")),
          z.transform((text): LookSwap => {
            const [name, product] = text.split(":");
            return { slot: isLookSlot(name) ? name : "top", product: Number(product) };
          }),
        ),
      )
      .check(z.maxLength(lookSlots.length)),
  ),
);

function isSwap(text: string): boolean {
  const [name, product = "", ...more] = text.split(":");
  return more.length === 0 && isLookSlot(name) && /^[1-9]\d{0,9}$/.test(product) && Number(product) <= mostId;
}

export const listInspirations = defineEndpoint({
  id: "listInspirations",
  method: "GET",
  path: "/api/products/inspirations",
  access: "public",
  knowsMembers: true,
  summary:
    "Looks for an occasion, a season, a taste: what can be worn now first, or what suits a member first.",
  query: z.strictObject({
    universe: z.optional(z.enum(universes)),
    occasion: some(z.enum(occasions)),
    season: some(z.enum(seasons)),
    style: some(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(22))),
    /** `for_me` is for members and needs the universe; for anyone else it is the usual order. */
    sort: z._default(z.enum(["editor", "for_me"]), "editor"),
    lang,
    limit,
    cursor,
  }),
  answer: z.object({
    looks: z.array(look),
    next_cursor: z.nullable(z.string()),
    /** What may be chosen beside the other choices and still shows something. */
    choices: z.object({
      occasions: z.array(z.enum(occasions)),
      seasons: z.array(z.enum(seasons)),
      styles: z.array(z.int()),
    }),
  }),
});
export type LookChoices = Answer<typeof listInspirations>["choices"];

export const getLook = defineEndpoint({
  ...one,
  id: "getLook",
  method: "GET",
  path: "/api/looks/:id",
  access: "public",
  knowsMembers: true,
  summary:
    "One look, perhaps with other pieces in it; for a member, with what they would pay for such pieces.",
  query: z.strictObject({ lang, swap }),
  answer: z.object({
    look: z.extend(look, {
      /** The upper ends of the person's budget for these pieces, together; nothing when they told none. */
      budget: z.optional(money),
    }),
  }),
});

export const listLookAlternatives = defineEndpoint({
  ...one,
  id: "listLookAlternatives",
  method: "GET",
  path: "/api/looks/:id/alternatives",
  access: "public",
  summary: "What could take the place of one piece of a look, best first.",
  query: z.strictObject({ lang, slot, swap, limit }),
  answer: z.object({ products: z.array(card) }),
});

export const listProductLooks = defineEndpoint({
  ...one,
  id: "listProductLooks",
  method: "GET",
  path: "/api/products/:id/looks",
  access: "public",
  summary: "Looks with this piece, and one made around it.",
  query: z.strictObject({
    lang,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24)), 6),
  }),
  answer: z.object({ looks: z.array(look), complete: z.nullable(look) }),
});

export const reactToLook = defineEndpoint({
  id: "reactToLook",
  method: "PATCH",
  path: "/api/users/me/looks",
  access: "member",
  summary: "Likes or dislikes a look, or neither any more.",
  body: z.strictObject({
    id: z.int().check(z.minimum(1), z.maximum(mostId)),
    value: z.enum(lookVerdicts),
  }),
  answer: reactions,
});

export const listOwnLooks = defineEndpoint({
  id: "listOwnLooks",
  method: "GET",
  path: "/api/users/me/looks",
  access: "member",
  summary: "The looks the person likes, the latest first, without those that can no longer be had.",
  query: z.strictObject({ universe: z.optional(z.enum(universes)), lang, limit, cursor }),
  answer: z.object({ looks: z.array(look), next_cursor: z.nullable(z.string()) }),
});

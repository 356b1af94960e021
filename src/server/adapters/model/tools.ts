import { tool } from "ai";
import * as z from "zod/mini";
import type { Draft } from "#domain/assistant/ports.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { SearchEngine } from "#domain/search/port.ts";
import { colours, materials } from "#vocabulary/attribute.ts";
import { fenced } from "./instructions.ts";
import type { rememberPieces } from "./known-pieces.ts";

/** What one search gives at most. */
const few = 6;

/** What each tool takes; the built-in answer is told as if these had been called. */
const toolInputs = {
  search_products: z.strictObject({
    text: z.optional(z.string().check(z.maxLength(100))),
    colour: z.optional(z.enum(colours)),
    material: z.optional(z.enum(materials)),
    max_price_eur: z.optional(z.number().check(z.positive())),
  }),
  get_product: z.strictObject({ id: z.int().check(z.positive()) }),
  build_outfit: z.strictObject({}),
};

export type ToolWorld = {
  readonly search: SearchEngine;
  readonly find: (id: number) => Promise<Product | undefined>;
};

/** Read-only, and within what the person set: nothing that breaks it is ever told. */
export function toolsFor(
  { search, find }: ToolWorld,
  draft: Draft,
  pieces: ReturnType<typeof rememberPieces>,
) {
  const { language, universe, standing, answer } = draft;
  const tellAll = (ids: readonly number[]) => ids.flatMap((id) => pieces.tell(id) ?? []);
  return {
    search_products: tool({
      description: "Pieces of the catalogue, within everything that the person set.",
      inputSchema: toolInputs.search_products,
      async execute({ text, colour, material, max_price_eur }) {
        const limits = [standing.price?.max, max_price_eur && Math.floor(max_price_eur * 100)];
        const most = Math.min(...limits.flatMap((limit) => limit ?? []));
        const found = await search.find({
          text,
          language,
          universe,
          include: {
            ...(colour && { colour: [colour] }),
            ...(material && { material: [material] }),
            ...(!text && standing.slots.category && { category: standing.slots.category }),
          },
          priceMax: Number.isFinite(most) ? most : undefined,
          from: 0,
          limit: few * 4,
          withFacets: false,
        });
        return { pieces: tellAll(found.products.filter(pieces.mayBeShown).slice(0, few)) };
      },
    }),
    get_product: tool({
      description: "One piece, with its description.",
      inputSchema: toolInputs.get_product,
      async execute({ id }) {
        const [piece, whole] = [pieces.mayBeShown(id) ? pieces.tell(id) : undefined, await find(id)];
        if (!piece || !whole) return { piece: null };
        const composition = whole.composition.map(({ part, shares }) => ({
          part,
          of: shares.map(({ material, percent }) => `${percent ?? ""} ${material}`.trim()),
        }));
        pieces.add(id, `${whole.description[language]} ${JSON.stringify(composition)}`);
        return { piece: { ...piece, composition, description: fenced(whole.description[language]) } };
      },
    }),
    build_outfit: tool({
      description: "The look that is shown, if one is.",
      inputSchema: toolInputs.build_outfit,
      execute: async () => ({ pieces: answer.look ? tellAll(answer.products.map(({ id }) => id)) : [] }),
    }),
  };
}

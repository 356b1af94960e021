import type {
  AnsweredCard,
  AssistantEvent,
  Say,
  ShownChip,
  Exchange as ShownExchange,
} from "#contract/assistant.ts";
import type { Look } from "#contract/looks.ts";
import type { KeptAnswer, KeptChip, KeptExchange, KeptLook, KeptSay } from "#domain/assistant/ports.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
import type { DressedLook } from "#domain/looks/book.ts";
import { redress } from "#domain/looks/swap.ts";
import { inOrder } from "#vocabulary/look.ts";
import { piecesOfText } from "../pieces-of-text.ts";
import { type LookView, presentLook } from "./looks.ts";
import { presentCard } from "./product.ts";

/**
 * Everything an answer is on the stream, in its order. Its place in the list, from 1, is an event's number. The pieces
 * of a look are shown in it, not beside it.
 */
export function presentAnswer(
  { id, intent, language, answer, words, engine }: KeptExchange,
  conversation: string,
  view: LookView,
): readonly AssistantEvent[] {
  const look = presentKeptLook(answer, view);
  const products = look ? [] : presentProducts(answer.products, view);
  const { question, suggestions } = answer;
  return [
    {
      event: "understood",
      data: { conversation, message: id, intent, language, chips: answer.chips.map(presentChip) },
    },
    ...(products.length > 0 ? [{ event: "products", data: { products } } as const] : []),
    ...(look ? [{ event: "look", data: { look, ...saidOf(answer.look) } } as const] : []),
    ...piecesOfText(words).map((text) => ({ event: "text", data: { text } }) as const),
    ...(question
      ? [{ event: "question", data: { ...question, options: question.options.map(presentSay) } } as const]
      : []),
    { event: "done", data: { engine, suggestions: suggestions.map(presentSay) } },
  ];
}

export const presentListed = ({ id, title, at }: { id: string; title: string; at: Date }) => ({
  id,
  title,
  at: at.toISOString(),
});

/** The same as it is read later. */
export function presentExchange(
  { id, at, text, intent, answer, words }: KeptExchange,
  view: LookView,
): ShownExchange {
  const look = presentKeptLook(answer, view);
  const { question, suggestions } = answer;
  return {
    id,
    at: at.toISOString(),
    text,
    intent,
    chips: answer.chips.map(presentChip),
    answer: words,
    products: look ? [] : presentProducts(answer.products, view),
    ...(look && { look, ...saidOf(answer.look) }),
    ...(question && { question: { ...question, options: question.options.map(presentSay) } }),
    suggestions: suggestions.map(presentSay),
  };
}

/** What must hold, whatever is found. */
const hardSlots = new Set(["price", "size", "mine", "for"]);

export const presentChip = ({ slot, value, label, exclude, removable }: KeptChip): ShownChip => ({
  slot,
  value,
  label,
  exclude,
  removable,
  ...((exclude || hardSlots.has(slot)) && { hard: true }),
});

const presentSay = ({ label, say }: KeptSay): Say => ({ label, text: say });

/** What has left the catalogue is left out. */
function presentProducts(
  products: KeptExchange["answer"]["products"],
  { snapshot, pictures, language }: LookView,
): AnsweredCard[] {
  return products.flatMap((piece) => {
    const { id, why, score } = piece;
    const row = rowOf(snapshot, id);
    if (row < 0) return [];
    const card = { ...presentCard(snapshot, row, pictures, language), ...inSizeOf(piece) };
    return [{ ...card, why: [...why], ...(score !== undefined && { score }) }];
  });
}

/** Nothing when the look, or a piece that was put into it, can be had no more. */
function presentKeptLook({ look: kept, products }: KeptAnswer, view: LookView): Look | undefined {
  const found = kept && view.book.find(kept.id);
  if (!found) return undefined;
  const dressed = kept.swaps.length === 0 ? found : redressed(found, kept.swaps, view);
  if (!dressed) return undefined;
  const look = presentLook(dressed, view, kept.swaps);
  const items = look.items.map((item) => {
    const piece = products.find(({ id }) => id === item.product.id);
    return piece ? { ...item, product: { ...item.product, ...inSizeOf(piece) } } : item;
  });
  return { ...look, items };
}

function redressed(
  { look }: DressedLook,
  swaps: KeptLook["swaps"],
  { book }: LookView,
): DressedLook | undefined {
  const worn = redress(book.wardrobe, look, inOrder(swaps));
  return worn.ok ? book.dress(worn.value) : undefined;
}

const inSizeOf = ({ inMySize }: KeptAnswer["products"][number]) =>
  inMySize === undefined ? {} : { in_my_size: inMySize };

const saidOf = (look: KeptLook | undefined) => ({
  ...(look?.note !== undefined && { note: look.note }),
  ...(look?.budget !== undefined && { budget: look.budget }),
});

import type {
  AnsweredCard,
  AssistantEvent,
  Say,
  ShownChip,
  Exchange as ShownExchange,
} from "#contract/assistant.ts";
import type { Look } from "#contract/looks.ts";
import type { KeptChip, KeptExchange, KeptLook, KeptSay } from "#domain/assistant/ports.ts";
import { rowOf } from "#domain/catalogue/snapshot.ts";
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
  const look = answer.look && presentKeptLook(answer.look, view);
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
    { event: "suggestions", data: { suggestions: suggestions.map(presentSay) } },
    { event: "done", data: { engine } },
  ];
}

/** The same as it is read later. */
export function presentExchange(
  { id, at, text, intent, answer, words }: KeptExchange,
  view: LookView,
): ShownExchange {
  const look = answer.look && presentKeptLook(answer.look, view);
  const { question, suggestions } = answer;
  return {
    id,
    at: at.toISOString(),
    text,
    intent,
    chips: answer.chips.map(presentChip),
    answer: words,
    products: look ? [] : presentProducts(answer.products, view),
    ...(look && { look }),
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
  return products.flatMap(({ id, why, score }) => {
    const row = rowOf(snapshot, id);
    if (row < 0) return [];
    const card = presentCard(snapshot, row, pictures, language);
    return [{ ...card, why: [...why], ...(score !== undefined && { score }) }];
  });
}

/** Nothing when the look, or a piece that was put into it, can be had no more. */
function presentKeptLook({ id, swaps }: KeptLook, view: LookView): Look | undefined {
  const found = view.book.find(id);
  if (!found) return undefined;
  if (swaps.length === 0) return presentLook(found, view);
  const worn = redress(view.book.wardrobe, found.look, inOrder(swaps));
  return worn.ok ? presentLook(view.book.dress(worn.value), view, swaps) : undefined;
}

const saidOf = (look: KeptLook | undefined) => ({
  ...(look?.note !== undefined && { note: look.note }),
  ...(look?.budget !== undefined && { budget: look.budget }),
});

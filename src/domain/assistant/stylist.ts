import type { Universe } from "#vocabulary/universe.ts";
import { rowOf } from "../catalogue/snapshot.ts";
import { contentFeatures } from "../recommendation/content-features.ts";
import { explain } from "../recommendation/explain.ts";
import { openFeatures } from "../recommendation/score.ts";
import type { Wants } from "../recommendation/wants.ts";
import { areInSize } from "../search/are-in-size.ts";
import { reply } from "./answer/reply.ts";
import type { AnsweredLook, AssistantWorld, Reply } from "./answer/world.ts";
import { brandsOf } from "./brands-of.ts";
import type { Standing } from "./conversation.ts";
import { afterChips, withoutWords } from "./dialogue/chips.ts";
import type { KeptLook, Message, Stylist } from "./ports.ts";
import { understand } from "./understand/understand.ts";

/** Understands, answers, and gives what is kept of it. Whoever writes in the other language is answered in it. */
export const stylistOver =
  (world: AssistantWorld): Stylist =>
  async (message) => {
    const { text, chips, language: told, universe, wants, session, isTaste } = message;
    const conversation = chips ? afterChips(message.conversation, chips) : message.conversation;
    const { standing } = conversation;
    const brands = brandsOf(world.snapshot());
    const utterance =
      text === "" ? withoutWords(told) : understand(text, { language: told, universe, brands, standing });
    const { language } = utterance;
    const replied = await reply(world, conversation, utterance, {
      universe,
      language,
      wants,
      session,
      isTaste,
    });
    const scores = scoresOf(world, message, replied);
    const fitting = inSizeOf(world, message, replied);
    const { look, question } = replied;
    return {
      intent: replied.intent,
      language,
      conversation: replied.conversation,
      words: replied.text,
      answer: {
        chips: replied.understood,
        products: replied.products.map(({ id, reasons }) => {
          const [score, inMySize] = [scores.get(id), fitting.get(id)];
          return {
            id,
            why: reasons,
            ...(score !== undefined && { score }),
            ...(inMySize !== undefined && { inMySize }),
          };
        }),
        ...(look && { look: keptLook(look, replied.conversation.standing) }),
        ...(question && { question }),
        suggestions: replied.suggestions,
      },
    };
  };

const keptLook = ({ dressed, swaps, note }: AnsweredLook, { price }: Standing): KeptLook => ({
  id: dressed.look.id,
  swaps,
  ...(note !== undefined && { note }),
  ...(price?.total && price.max !== undefined && { budget: price.max }),
});

/** How well each goes with their taste, 0 to 100: of somebody who has one, and not of what is for others. */
function scoresOf(
  { snapshot: current, features }: AssistantWorld,
  { isTaste, wants, session, universe }: Message,
  { products, conversation: { standing } }: Reply,
): ReadonlyMap<number, number> {
  if (!isTaste || !isForThem(standing, universe, wants) || products.length === 0) return new Map();
  const snapshot = current();
  const shown = products.filter(({ id }) => rowOf(snapshot, id) >= 0);
  const opened = openFeatures(features?.() ?? contentFeatures, snapshot, wants, session);
  const explained = explain(
    opened,
    Uint32Array.from(shown, ({ id }) => rowOf(snapshot, id)),
  );
  return new Map(shown.map(({ id }, i) => [id, explained[i]?.score ?? 0]));
}

/** Whether each is there in the size they told; of what is for others that says nothing. */
function inSizeOf(
  { snapshot: current }: AssistantWorld,
  { wants, universe }: Message,
  { products, conversation: { standing } }: Reply,
): ReadonlyMap<number, boolean> {
  if (!isForThem(standing, universe, wants) || products.length === 0) return new Map();
  const snapshot = current();
  const shown = products.filter(({ id }) => rowOf(snapshot, id) >= 0);
  const rows = Uint32Array.from(shown, ({ id }) => rowOf(snapshot, id));
  const mine = areInSize(snapshot, wants, rows);
  return new Map(mine ? shown.map(({ id }, i) => [id, mine[i] ?? false]) : []);
}

const isForThem = ({ gift, for: whom }: Standing, universe: Universe, wants: Wants): boolean =>
  !gift && (whom ?? universe) === wants.universe;

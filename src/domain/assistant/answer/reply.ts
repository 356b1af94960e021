import { rowOf } from "../../catalogue/snapshot.ts";
import type { Conversation, Standing } from "../conversation.ts";
import { after } from "../dialogue/after.ts";
import type { Utterance } from "../utterance.ts";
import { chipsOf } from "../words/chip-labels.ts";
import { smallTalk } from "../words/small-talk.ts";
import { suggestBeginning } from "../words/suggest.ts";
import { answerAbout } from "./answer-about.ts";
import { answerFound } from "./answer-found.ts";
import { answerLook } from "./answer-look.ts";
import { answerPointed } from "./answer-pointed.ts";
import { askBack } from "./ask-back.ts";
import { isMineAsked } from "./is-mine.ts";
import { resolvePointing } from "./resolve-pointing.ts";
import type { Answered, Turn } from "./turn.ts";
import type { Asker, AssistantWorld, Reply } from "./world.ts";

/** The answer to one message, and the conversation after it. The same message in the same place has the same answer. */
export async function reply(
  world: AssistantWorld,
  conversation: Conversation,
  utterance: Utterance,
  person: Asker,
): Promise<Reply> {
  const turn = openTurn(world, conversation, utterance, person);
  const { intent, standing } = turn;
  const answered = await answer(turn);
  const isSearch = intent === "find" || intent === "refine" || intent === "outfit";
  const role = utterance.role ?? conversation.role;
  // What found nothing says so and offers a way on: a second question beside it would be one too many.
  const mayAsk = isSearch && answered.products.length > 0;
  const back = mayAsk ? askBack(standing, turn.utterance, conversation, person.language) : undefined;
  const shown = answered.shown ?? [];
  const focus = "focus" in answered ? answered.focus : conversation.focus;
  const { look: _, focus: __, ...before } = conversation;
  const look = answered.look
    ? answered.products.map(({ id }) => id)
    : standing.outfit
      ? conversation.look
      : undefined;
  const telling = { language: person.language, universe: turn.universe, brands: world.snapshot().brands };
  return {
    conversation: {
      ...before,
      standing,
      shown: [...new Set([...conversation.shown, ...shown])].slice(-mostRemembered),
      last: shown.length > 0 ? shown : conversation.last,
      ...(focus !== undefined && { focus }),
      ...(look && { look }),
      asked: back ? [...conversation.asked, back.name] : conversation.asked,
      ...(role && { role }),
      turn: turn.turn + 1,
    },
    intent,
    understood: chipsOf(standing, telling, isMineAsked(turn)),
    text: answered.text,
    products: answered.products,
    ...(answered.look && { look: answered.look }),
    relaxed: answered.relaxed ?? [],
    ...(back && { question: back.question }),
    suggestions: answered.suggestions,
  };
}

/** Of a very long conversation only so many pieces are others. */
const mostRemembered = 400;

function openTurn(world: AssistantWorld, conversation: Conversation, heard: Utterance, person: Asker): Turn {
  const before = conversation.standing.for ?? person.universe;
  const utterance = resolvePointing(world.snapshot(), conversation, heard, heard.for ?? before);
  const { standing, intent } = after(conversation.standing, utterance);
  const universe = standing.for ?? person.universe;
  const isTheirs = !standing.gift && universe === person.universe && person.wants !== undefined;
  const features = world.features?.();
  return {
    world,
    conversation,
    utterance,
    person,
    intent,
    standing,
    universe,
    whose: isTheirs
      ? {
          wants: person.wants,
          session: person.session,
          ...(features && { features }),
          sort: person.isTaste === false ? "relevance" : "for_me",
        }
      : { sort: "relevance" },
    referred: referredIn(world, conversation, utterance),
    turn: conversation.turn ?? 0,
  };
}

/** The rows that "the second one" and "this one" point at. */
function referredIn(
  world: AssistantWorld,
  { last, focus }: Conversation,
  { refer }: Utterance,
): readonly number[] {
  if (!refer) return [];
  const snapshot = world.snapshot();
  const middle = Math.floor((last.length - 1) / 2);
  const named = (refer.nth ?? []).flatMap((nth) => last.at(nth > 0 ? nth - 1 : nth || middle) ?? []);
  const ids = named.length > 0 ? named : refer.this ? [focus ?? last[0]] : [];
  return ids.map((id) => (id === undefined ? -1 : rowOf(snapshot, id))).filter((row) => row >= 0);
}

function answer(turn: Turn): Promise<Answered> | Answered {
  const { intent, standing, person, turn: count } = turn;
  const { language } = person;
  const talk = (about: Parameters<typeof smallTalk>[0]): Answered => ({
    text: smallTalk(about, language, count),
    products: [],
    suggestions: suggestBeginning(language, person.universe),
  });
  switch (intent) {
    case "find":
    case "refine":
      if (isNothing(standing, turn)) return talk("nothing_said");
      return standing.outfit ? answerLook(turn) : (answerPointed(turn) ?? answerFound(turn));
    case "outfit":
      return answerLook(turn);
    case "explain":
    case "care":
    case "term":
    case "size":
    case "compare":
      return answerAbout(turn) ?? talk(intent === "compare" ? "one_shown" : "nothing_shown");
    case "greeting":
    case "thanks":
    case "out_of_scope":
      return talk(intent);
  }
}

/** Whether nothing at all was said to go by. */
const isNothing = (
  { slots, not, size, price, sale, new: fresh, gift, for: whom, outfit }: Standing,
  { utterance, conversation }: Turn,
): boolean =>
  Object.keys(slots).length + Object.keys(not).length === 0 &&
  !(size || price || sale || fresh || gift || whom || outfit) &&
  Object.keys(utterance.more).length === 0 &&
  !utterance.refer &&
  !(utterance.others && conversation.last.length > 0);

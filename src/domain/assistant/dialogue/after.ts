import { type AskedPrice, type Intent, type Slots, slotNames } from "#vocabulary/assistant.ts";
import type { Standing } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import { nearOf } from "./category-step.ts";

/** What stands after a message, and what the message is within the conversation. */
export interface After {
  readonly standing: Standing;
  readonly intent: Intent;
}

/**
 * Another kind of thing begins anew, but for whom it is, the size and the price stay. Within one kind what is said
 * replaces what stood in its place; what must not be adds up. Questions change nothing.
 */
export function after(standing: Standing, utterance: Utterance): After {
  const { intent } = utterance;
  if (intent !== "find" && intent !== "refine" && intent !== "outfit") return { standing, intent };
  const step = stepOf(standing, utterance);
  const before = utterance.drop.includes("all")
    ? forgotten(standing)
    : step === "another"
      ? begunAnew(standing)
      : dropped(standing, utterance);
  return { standing: merged(before, utterance, step), intent: intentWithin(standing, utterance, step) };
}

type Step = "same" | "narrower" | "broader" | "first" | "another";

function stepOf({ slots, outfit }: Standing, { slots: said, intent, drop }: Utterance): Step {
  if (drop.includes("all")) return "another";
  const [stood = [], wanted = []] = [slots.category, said.category];
  if (wanted.length === 0) return "same";
  // What is named while a look stands is a piece of it, unless it is plainly looked for by itself.
  if (outfit && intent !== "outfit" && stood.length === 0) return intent === "find" ? "another" : "first";
  return stood.length === 0 ? "first" : nearOf(stood, wanted);
}

const begunAnew = ({ for: whom, gift, size, price, anySize }: Standing): Standing => ({
  slots: {},
  not: {},
  ...(size && { size }),
  ...(price && { price }),
  ...(anySize && { anySize }),
  ...(whom && { for: whom }),
  ...(gift && { gift }),
});

/** "Forget all that": but for whom it is, nothing is left. */
const forgotten = ({ for: whom, gift }: Standing): Standing => ({
  slots: {},
  not: {},
  ...(whom && { for: whom }),
  ...(gift && { gift }),
});

function dropped(standing: Standing, { drop }: Utterance): Standing {
  if (drop.length === 0) return standing;
  const { size, price, sale, new: fresh, slots, not, ...rest } = standing;
  const gone = new Set<string>(drop);
  return {
    ...rest,
    slots: without(slots, gone),
    not: without(not, gone),
    ...(size && !gone.has("size") && { size }),
    ...(gone.has("size") && { anySize: true }),
    ...(price && !gone.has("price") && { price }),
    ...(sale && !gone.has("sale") && { sale }),
    ...(fresh && !gone.has("new") && { new: fresh }),
  };
}

const without = (slots: Slots, gone: ReadonlySet<string>): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([name]) => !gone.has(name)));

function merged(before: Standing, said: Utterance, step: Step): Standing {
  const { for: _, gift: __, size: ___, price: ____, anySize, outfit, ...kept } = before;
  const whom = said.for ?? (said.forMe ? undefined : before.for);
  const gift = said.gift ?? (said.forMe ? undefined : before.gift);
  // The size of whom it was for is not that of whoever asks.
  const size = said.size ?? (said.forMe && before.gift ? undefined : before.size);
  const price = priceAfter(before, said);
  const isOutfit = said.intent === "outfit" || (outfit && step !== "another");
  return {
    ...kept,
    ...mergedSlots(before, said, step),
    ...(size && { size }),
    ...(anySize && !said.size && { anySize }),
    ...(price && { price }),
    ...(said.sale && { sale: true }),
    ...(said.new && { new: true }),
    ...(whom && { for: whom }),
    ...(gift && { gift }),
    ...(isOutfit && { outfit: true }),
  };
}

function mergedSlots(before: Standing, said: Utterance, step: Step): Pick<Standing, "slots" | "not"> {
  const slots: Record<string, readonly string[]> = {};
  const not: Record<string, readonly string[]> = {};
  for (const name of slotNames) {
    const [stood = [], ruledOut = []] = [before.slots[name], before.not[name]];
    const [wanted = [], unwanted = []] = [said.slots[name], said.not[name]];
    // Narrower words were said before: "the boots" are still the ankle boots.
    const isVague = name === "category" && step === "broader" && !said.instead;
    // What is named again after it was ruled out is only let in again, unless it is put in the place of something.
    const isForgiven = wanted.length > 0 && !said.instead && wanted.every((one) => ruledOut.includes(one));
    const own =
      isVague || isForgiven || wanted.length === 0
        ? stood
        : said.beside && name !== "category"
          ? joined(stood, wanted)
          : wanted;
    const allowed = [...(said.allowed?.[name] ?? []), ...wanted];
    const kept = own.filter((one) => !unwanted.includes(one));
    const out = joined(
      ruledOut.filter((one) => !allowed.includes(one)),
      unwanted,
    );
    if (kept.length > 0) slots[name] = kept;
    if (out.length > 0) not[name] = out;
  }
  return { slots, not };
}

const joined = (some: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...some, ...more]),
];

/** A new price takes the place of the last, unless each is one end: "at least 100", "but no more than 180". */
function priceAfter({ price: stood, outfit }: Standing, { price: said }: Utterance): AskedPrice | undefined {
  if (!said || !stood) return said ?? stood;
  const total = stood.total && (outfit || said.total) ? { total: true as const } : {};
  if (isOneEnd(stood) && isOneEnd(said) && (stood.min === undefined) !== (said.min === undefined)) {
    const both = { ...stood, ...said };
    if ((both.min ?? 0) < (both.max ?? 0)) return both;
  }
  return { ...said, ...total };
}

const isOneEnd = ({ min, max, about, band }: AskedPrice): boolean =>
  about === undefined && band === undefined && (min === undefined) !== (max === undefined);

function intentWithin(before: Standing, { intent, slots }: Utterance, step: Step): Intent {
  if (intent === "outfit") return intent;
  if (step === "another") return "find";
  if (step === "first") return intent;
  if (step === "narrower" || step === "broader") return "refine";
  if (isEmpty(before)) return intent;
  // The same again, after it stood already.
  return slots.category || intent === "find" ? "refine" : intent;
}

const isEmpty = ({ slots, not, size, price, sale, new: fresh, for: whom, gift, outfit }: Standing): boolean =>
  Object.keys(slots).length + Object.keys(not).length === 0 &&
  !(size || price || sale || fresh || whom || gift || outfit);

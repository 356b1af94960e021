import type { Taste, TasteTrait, TasteUpdate } from "#contract/taste.ts";
import { strengthOf } from "./strength.ts";

/** What a screen shows of a change until the server has said what came of it. */
export function withUpdate(taste: Taste, update: TasteUpdate, at: string): Taste {
  switch (update.type) {
    case "gift":
      return withGift(taste, update.product, update.value);
    case "pause":
      return taste.paused
        ? taste
        : { ...taste, paused: true, pauses: [{ from: at, until: null, answers: 0 }, ...taste.pauses] };
    case "resume":
      return {
        ...taste,
        paused: false,
        pauses: taste.pauses.map((pause) => ({ ...pause, until: pause.until ?? at })),
      };
    case "exclude":
      return {
        ...taste,
        visits: taste.visits.map((visit) =>
          visit.from >= update.from && visit.until <= update.until ? { ...visit, excluded: true } : visit,
        ),
      };
    case "include":
      return withPauseTakenBack(taste, update.from);
    default:
      return withTrait(taste, update, at);
  }
}

type TraitUpdate = Extract<TasteUpdate, { readonly trait: string }>;

function withTrait(taste: Taste, update: TraitUpdate, at: string): Taste {
  const change = <T extends TasteTrait>(one: T): T =>
    one.trait === update.trait ? { ...one, answered: undefined, ...changed(one, update, at) } : one;
  const forgotten = update.type === "forget";
  return {
    ...taste,
    styles: taste.styles.map(change),
    colours: taste.colours.map(change),
    brands: taste.brands
      .map(change)
      .map((brand) => (forgotten && brand.trait === update.trait ? { ...brand, followed: false } : brand)),
    brands_against: taste.brands_against.map(change),
    set_by_hand: taste.set_by_hand.map(change).filter(({ setting }) => setting),
    // What is set is the newer word.
    answered: taste.answered.filter(({ trait }) => trait !== `taste:${update.trait}`),
    beliefs: taste.beliefs.filter(({ trait }) => !forgotten || trait !== update.trait).map(change),
  };
}

type Changed = Partial<
  Pick<TasteTrait, "weight" | "strength" | "locked" | "setting" | "declared" | "answered">
>;

function changed(before: TasteTrait, update: TraitUpdate, at: string): Changed {
  const setTo = (value: number, locked: boolean): Changed => ({
    weight: value,
    strength: strengthOf(value),
    locked,
    setting: { value, at },
  });
  switch (update.type) {
    case "set":
      return setTo(update.value, before.locked);
    case "lock":
      return setTo(update.value ?? before.weight, true);
    case "unlock":
      return { locked: false };
    case "forget":
      return { ...setTo(0, false), declared: false };
    case "reset":
      // What it comes to then only the server knows.
      return { locked: false, setting: null };
  }
}

function withGift(taste: Taste, product: number, value: boolean): Taste {
  const others = taste.gifts.filter(({ product_id }) => product_id !== product);
  if (!value) return { ...taste, gifts: others };
  const shown = [
    ...taste.beliefs.flatMap(({ evidence }) => evidence),
    ...taste.visits.flatMap(({ pieces }) => pieces),
  ];
  const piece = shown.find(({ product_id }) => product_id === product);
  return {
    ...taste,
    gifts: [{ product_id: product, piece: piece ?? null }, ...others],
    beliefs: taste.beliefs.map((belief) => ({
      ...belief,
      evidence: belief.evidence.filter(({ product_id }) => product_id !== product),
    })),
  };
}

function withPauseTakenBack(taste: Taste, from: string): Taste {
  const gone = taste.pauses.find((pause) => pause.from === from);
  const inIt = (moment: string) =>
    gone && gone.from <= moment && (gone.until === null || moment <= gone.until);
  const pauses = taste.pauses.filter((pause) => pause !== gone);
  return {
    ...taste,
    pauses,
    paused: pauses.some(({ until }) => until === null),
    visits: taste.visits.map((visit) => (inIt(visit.from) ? { ...visit, excluded: false } : visit)),
  };
}

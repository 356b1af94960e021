import type { Slots } from "#vocabulary/assistant.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { rowOf, type Snapshot } from "../../catalogue/snapshot.ts";
import type { Conversation } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import { judgeOf } from "./holds.ts";
import { measures } from "./measures.ts";

/**
 * The message with places for what it points at: "the black one" is the second, "the cheapest of these" the fourth.
 * What tells no piece from the others stays the wish that it is otherwise.
 */
export function resolvePointing(
  snapshot: Snapshot,
  { last, standing }: Conversation,
  utterance: Utterance,
  universe: Universe,
): Utterance {
  const { pointed = [], picked, refer } = utterance;
  if ((pointed.length === 0 && !picked) || last.length === 0 || standing.outfit) return utterance;
  const rows = last.map((id) => rowOf(snapshot, id));
  let { slots, more } = utterance;
  const nth: number[] = [];
  for (const told of pointed) {
    const place = placeOf(snapshot, rows, told, universe);
    if (place === undefined) continue;
    nth.push(place + 1);
    slots = without(slots, told);
  }
  if (picked) {
    const place = mostOf(snapshot, rows, picked);
    if (place !== undefined) {
      nth.push(place + 1);
      const { [picked.of]: _, ...rest } = more;
      more = rest;
    }
  }
  if (nth.length === 0) return utterance;
  return { ...utterance, slots, more, refer: { nth: [...new Set([...(refer?.nth ?? []), ...nth])] } };
}

/** The first that has it, where not all have. */
function placeOf(
  snapshot: Snapshot,
  rows: readonly number[],
  slots: Slots,
  universe: Universe,
): number | undefined {
  const judge = judgeOf(snapshot, { slots, not: {} }, universe);
  const has = rows.map((row) => row >= 0 && judge.missing(row) === 0);
  const place = has.indexOf(true);
  return place < 0 || (rows.length > 1 && has.every(Boolean)) ? undefined : place;
}

function mostOf(
  snapshot: Snapshot,
  rows: readonly number[],
  { of, way }: NonNullable<Utterance["picked"]>,
): number | undefined {
  let best: { readonly place: number; readonly value: number } | undefined;
  for (const [place, row] of rows.entries()) {
    const value = row < 0 ? undefined : measures[of](snapshot, row);
    if (value !== undefined && (!best || value * way > best.value)) best = { place, value: value * way };
  }
  return best?.place;
}

function without(slots: Slots, told: Slots): Slots {
  const left = Object.entries(slots).map(
    ([name, values]) => [name, values?.filter((one) => !told[name as keyof Slots]?.includes(one))] as const,
  );
  return Object.fromEntries(left.filter(([, values]) => values && values.length > 0));
}

import { create } from "zustand";
import type { Problem } from "#contract/client.ts";
import { changeTaste, getTaste, rollBackTaste, type Taste, type TasteUpdate } from "#contract/taste.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { useAuth } from "#web/state/auth.ts";
import { client } from "#web/state/client.ts";
import { noteGuestMode, useGuestMode } from "#web/state/guest-mode.ts";
import { afterChange, afterFetch } from "./after-change.ts";
import { withUpdate } from "./with-update.ts";

/** Whose taste, in which words, and held against which version. */
export type TasteQuestion = {
  readonly universe: Universe;
  readonly lang: Language;
  readonly compare?: number | undefined;
};

type Edit = {
  readonly updates: readonly TasteUpdate[];
  readonly at: string;
  readonly done: (answer: Result<null, Problem>) => void;
};

type OwnTaste = {
  /** As the server last told it, and what was asked. */
  readonly kept: { readonly question: TasteQuestion; readonly taste: Taste } | undefined;
  /** What is on the screen and not yet kept, oldest first. */
  readonly waiting: readonly Edit[];
  /** What is being dragged, so that all of the screen follows it. */
  readonly dragged: { readonly trait: string; readonly value: number } | undefined;
  readonly problem: Problem | undefined;
};

const nothing: OwnTaste = { kept: undefined, waiting: [], dragged: undefined, problem: undefined };

export const useOwnTaste = create<OwnTaste>(() => nothing);

/** What is kept, with what is on its way. */
export function shownTaste({ kept, waiting, dragged }: OwnTaste): Taste | undefined {
  if (!kept) return undefined;
  const edited = waiting.reduce(
    (taste, { updates, at }) => updates.reduce((so, update) => withUpdate(so, update, at), taste),
    kept.taste,
  );
  return dragged ? withUpdate(edited, { type: "set", ...dragged }, "") : edited;
}

/** Counts edits: what was asked for before the last one is older than the screen. */
let edits = 0;
let wanted: TasteQuestion | undefined;
let sending: Promise<void> | undefined;

export async function fetchTaste(question: TasteQuestion): Promise<void> {
  wanted = question;
  useOwnTaste.setState({ problem: undefined });
  for (;;) {
    await sending;
    const seen = edits;
    const { universe, lang, compare } = question;
    const answer = await client(getTaste, { query: { universe, lang, ...(compare && { compare }) } });
    if (wanted !== question) return;
    if (!answer.ok) {
      // Nobody is signed in any more: nothing to be said to anyone.
      if (answer.refusal.kind !== "no_token") useOwnTaste.setState({ problem: answer.refusal });
      return;
    }
    if (seen === edits) return keep(question, afterFetch(answer.value.taste));
  }
}

/** Shows it at once. What the server does not keep is off the screen again when this is answered. */
export function saveTaste(updates: readonly TasteUpdate[]): Promise<Result<null, Problem>> {
  edits += 1;
  return new Promise((done) => {
    const edit: Edit = { updates, at: new Date().toISOString(), done };
    useOwnTaste.setState(({ waiting }) => ({ waiting: [...waiting, edit] }));
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
  });
}

/** More are not taken in one call. */
const mostUpdates = 50;

async function sendAll(): Promise<void> {
  for (;;) {
    const { kept, waiting } = useOwnTaste.getState();
    const batch = thatFit(waiting);
    if (batch.length === 0) return;
    const answer = await send(kept?.question, batch);
    useOwnTaste.setState((state) => {
      const rest = { waiting: state.waiting.filter((one) => !batch.includes(one)) };
      const shown = shownTaste({ ...state, waiting: batch, dragged: undefined });
      if (!answer.ok || !state.kept || !shown || state.kept.question !== kept?.question) return rest;
      return { ...rest, kept: { ...state.kept, taste: afterChange(shown, answer.value) } };
    });
    if (answer.ok) noteGuestMode(answer.value.paused);
    for (const { done } of batch) done(answer.ok ? accept(null) : answer);
  }
}

/** The oldest, as many as go into one call. */
function thatFit(waiting: readonly Edit[]): readonly Edit[] {
  let updates = 0;
  const end = waiting.findIndex((edit) => {
    updates += edit.updates.length;
    return updates > mostUpdates;
  });
  return end < 0 ? waiting : waiting.slice(0, end);
}

async function send(
  question: TasteQuestion | undefined,
  batch: readonly Edit[],
): Promise<Result<Taste, Problem>> {
  if (!question) return refuse({ kind: "unreachable", message: "not fetched" });
  const { universe, lang } = question;
  const updates = batch.flatMap((edit) => edit.updates);
  try {
    const answer = await client(changeTaste, { query: { universe, lang }, body: { updates: [...updates] } });
    return answer.ok ? accept(answer.value.taste) : refuse(answer.refusal);
  } catch (cause) {
    return refuse({ kind: "unreachable", message: String(cause) });
  }
}

/** As it was in a version, once the server says so; gives the number of the version that this makes. */
export async function goBackTo(version: number): Promise<Result<number, Problem>> {
  await sending;
  const { kept } = useOwnTaste.getState();
  if (!kept) return refuse({ kind: "unreachable", message: "not fetched" });
  const { universe, lang } = kept.question;
  const answer = await client(rollBackTaste, { query: { universe, lang }, body: { version } });
  if (!answer.ok) return refuse(answer.refusal);
  edits += 1;
  const { taste } = answer.value;
  keep({ universe, lang }, afterFetch(taste));
  return accept(taste.version.number);
}

function keep(question: TasteQuestion, taste: Taste): void {
  useOwnTaste.setState({ kept: { question, taste } });
  noteGuestMode(taste.paused);
}

// Whoever signs out or is followed by somebody else leaves nothing here.
useAuth.subscribe(({ token }, before) => {
  if (token !== before.token) useOwnTaste.setState(nothing, true);
});

// It can be turned on every page, also while this one is looked at.
useGuestMode.subscribe(({ on }) => {
  const { kept, waiting } = useOwnTaste.getState();
  if (kept && waiting.length === 0 && kept.taste.paused !== on) void fetchTaste(kept.question);
});

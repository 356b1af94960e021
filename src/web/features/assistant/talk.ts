import { create } from "zustand";
import type { Chip, ShownChip } from "#contract/assistant.ts";
import type { Problem } from "#contract/client.ts";
import type { PreferencesUpdate } from "#vocabulary/preferences.ts";
import { type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { once } from "#web/data/once.ts";
import { readEvents } from "#web/data/read-events.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { assistantKey, keptAssistantKey } from "#web/state/assistant-key.ts";
import { useAuth } from "#web/state/auth.ts";
import { sessionOfVisit } from "#web/state/session-of-visit.ts";
import type { Asking } from "./asking.ts";
import { forgetTalk, keepTalk, keptTalk } from "./kept-talk.ts";
import { newTurn, type Turn, turnOf } from "./turn.ts";

const asking = once(async () => (await import("./asking.ts")).asking);

/** Who asks, as recommendations are asked. */
export type TasteAsked = {
  readonly universe: Universe;
  readonly preferences?: PreferencesUpdate | undefined;
};

type Talk = {
  readonly conversation: string | undefined;
  readonly turns: readonly Turn[];
  /** An earlier conversation is being fetched. */
  readonly opening: boolean;
};

const nothing: Talk = { conversation: undefined, turns: [], opening: false };

/** The conversation on this page; it outlives the page, so that whoever looks at a piece finds it again. */
export const useTalk = create<Talk>(() => nothing);

let stream: AbortController | undefined;
/** After so many cuts the rest is asked for by hand. */
const tries = 3;

const isOpen = ({ status }: Turn): boolean => status === "asking" || status === "writing";

export type Message = { readonly text: string; readonly chips?: readonly Chip[]; readonly without?: string };

export async function say(message: Message, taste: TasteAsked): Promise<void> {
  stopTalking();
  const { conversation } = useTalk.getState();
  const turn = newTurn(crypto.randomUUID(), message.text, message.without);
  useTalk.setState(({ turns }) => ({ turns: [...turns, turn] }));
  const { universe, preferences } = taste;
  const body = {
    text: message.text,
    lang: currentLanguage(),
    universe,
    ...(conversation && { conversation }),
    ...(message.chips && {
      chips: message.chips.map(({ slot, value, exclude }) => ({ slot, value, exclude })),
    }),
    ...owner(),
    ...(preferences && { preferences }),
    session: sessionOfVisit(),
  };
  await follow(turn.id, ({ openStream, askAssistant }, signal) => openStream(askAssistant, { body }, signal));
}

/** The same again, after it failed. */
export function sayAgain(turn: Turn, taste: TasteAsked): void {
  useTalk.setState(({ turns }) => ({ turns: turns.filter(({ id }) => id !== turn.id) }));
  void say({ text: turn.text, ...(turn.without && { chips: turn.chips, without: turn.without }) }, taste);
}

/** Takes one thing away that was understood; the answer follows. */
export const sayWithout = (chips: readonly ShownChip[], gone: ShownChip, taste: TasteAsked): Promise<void> =>
  say({ text: "", chips: chips.filter((chip) => chip !== gone), without: gone.label }, taste);

export function stopTalking(): void {
  stream?.abort();
  stream = undefined;
  useTalk.setState(({ turns }) => ({
    turns: turns.map((turn) => (isOpen(turn) ? { ...turn, status: "stopped" as const } : turn)),
  }));
}

export function beginAnew(): void {
  stopTalking();
  forgetTalk();
  useTalk.setState(nothing);
}

/** What was said here before, after the page was loaded again; whoever comes with a question begins with it. */
export function takeUpTalk(): void {
  takeUp().catch(() => {});
}

async function takeUp(): Promise<void> {
  const isAsked = new URLSearchParams(location.search).has("q");
  if (isAsked || useTalk.getState().turns.length > 0) return;
  // What was said here as a visitor may just be on its way into the account.
  if (useAuth.getState().isAuthenticated && keptAssistantKey()) await (await asking()).fetchUser();
  const kept = await keptTalk(asking);
  // Somebody may have begun meanwhile.
  if (!kept || useTalk.getState().turns.length > 0) return;
  // A visitor's words that are still here may not be this member's: the server knows.
  if (useAuth.getState().isAuthenticated) void openTalk(kept.conversation);
  else if (kept.turns.length > 0) useTalk.setState({ conversation: kept.conversation, turns: kept.turns });
}

/** An earlier conversation of a member. */
export async function openTalk(id: string): Promise<void> {
  stopTalking();
  useTalk.setState({ opening: true });
  const answer = await asking().then(
    ({ client, getConversation }) =>
      client(getConversation, { params: { id }, query: { lang: currentLanguage() } }),
    notThere,
  );
  if (!answer.ok) {
    forgetTalk();
    useTalk.setState({ opening: false });
    return;
  }
  useTalk.setState({ conversation: id, turns: answer.value.exchanges.map(turnOf), opening: false });
  keepTalk(id, []);
}

const owner = () => (useAuth.getState().isAuthenticated ? {} : { key: assistantKey() });

type Opened = Awaited<ReturnType<Asking["openStream"]>>;
type Open = (asking: Asking, signal: AbortSignal) => Promise<Opened>;

/** Code that does not come is as good as an answer that does not. */
const notThere = (cause: unknown): Result<never, Problem> =>
  refuse({ kind: "unreachable", message: String(cause) });

async function follow(id: string, open: Open): Promise<void> {
  const mine = new AbortController();
  stream = mine;
  let next = open;
  for (let attempt = 0; attempt < tries; attempt++) {
    const opened = await asking().then((tools) => next(tools, mine.signal), notThere);
    if (mine.signal.aborted) return;
    if (!opened.ok) return change(id, (turn) => failed(turn, opened.refusal));
    try {
      const { afterEvent } = await asking();
      for await (const event of readEvents(opened.value)) {
        if (mine.signal.aborted) return;
        change(id, (turn) => afterEvent(turn, event));
      }
    } catch {
      if (mine.signal.aborted) return;
    }
    const turn = turnWith(id);
    if (!turn || !isOpen(turn)) break;
    const { kept } = turn;
    if (!kept) return change(id, (one) => failed(one, cut));
    const after = kept.last;
    next = ({ openStream, resumeAnswer }, signal) =>
      openStream(resumeAnswer, { params: { message: kept.message }, body: { after, ...owner() } }, signal);
  }
  change(id, (turn) => (isOpen(turn) ? failed(turn, cut) : turn));
  const { conversation, turns } = useTalk.getState();
  if (conversation) keepTalk(conversation, useAuth.getState().isAuthenticated ? [] : turns);
}

const cut: Problem = { kind: "unreachable", message: "the answer was cut off" };
const failed = (turn: Turn, problem: Problem): Turn => ({ ...turn, status: "failed", problem });
const turnWith = (id: string): Turn | undefined => useTalk.getState().turns.find((turn) => turn.id === id);

function change(id: string, next: (turn: Turn) => Turn): void {
  useTalk.setState(({ turns, conversation }) => {
    const changed = turns.map((turn) => (turn.id === id ? next(turn) : turn));
    return { turns: changed, conversation: changed.at(-1)?.kept?.conversation ?? conversation };
  });
}

// Another person's conversation is nobody's business here.
if (!import.meta.env.SSR)
  useAuth.subscribe(({ token }, before) => {
    if (token !== before.token) beginAnew();
  });

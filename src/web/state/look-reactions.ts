import { create } from "zustand";
import type { Problem } from "#contract/client.ts";
import type { LookVerdict } from "#vocabulary/look.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { once } from "#web/data/once.ts";
import { useAuth } from "./auth.ts";
import { call } from "./call.ts";
import { visitorLooksKey } from "./onboarding-keys.ts";
import { useUser } from "./user.ts";
import { keepVisitorLook, visitorLooks } from "./visitor-looks.ts";

const reactCall = once(async () => (await import("#contract/looks.ts")).reactToLook);

/** What is on its way to the server, by look; it is shown already. */
type Waiting = ReadonlyMap<number, LookVerdict>;
const useWaiting = create<{ readonly waiting: Waiting; readonly told: ReadonlyMap<number, LookVerdict> }>(
  () => ({ waiting: new Map(), told: new Map() }),
);

export const useLookVerdict = (look: number): LookVerdict =>
  useWaiting(({ waiting, told }) => waiting.get(look) ?? told.get(look) ?? "none");

/** Which of these are liked now, with what is on its way. */
export function useLikedAmong(looks: readonly number[]): ReadonlySet<number> {
  const { waiting, told } = useWaiting();
  return new Set(looks.filter((look) => (waiting.get(look) ?? told.get(look)) === "like"));
}

/** Shows at once. A visitor's stays on the device; a member's is taken back when the server does not keep it. */
export async function reactToLook(look: number, value: LookVerdict): Promise<Result<null, Problem>> {
  if (!useAuth.getState().isAuthenticated) {
    keepVisitorLook(look, value);
    show();
    return accept(null);
  }
  setWaiting(look, value);
  const answer = await inTurn(look, () => call(reactCall, { body: { id: look, value } }));
  const { user } = useUser.getState();
  if (answer.ok && user) useUser.setState({ user: { ...user, ...answer.value } });
  // Something else may have been said since; that is on its way by itself.
  if (useWaiting.getState().waiting.get(look) === value) setWaiting(look, undefined);
  return answer.ok ? accept(null) : refuse(answer.refusal);
}

function setWaiting(look: number, value: LookVerdict | undefined): void {
  const waiting = new Map(useWaiting.getState().waiting);
  if (value) waiting.set(look, value);
  else waiting.delete(look);
  useWaiting.setState({ waiting });
}

/** What is said of one look arrives in the order it was said. */
const turns = new Map<number, Promise<unknown>>();

function inTurn<T>(look: number, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(look) ?? Promise.resolve()).then(work, work);
  turns.set(look, mine);
  const over = () => turns.get(look) === mine && turns.delete(look);
  void mine.then(over, over);
  return mine;
}

function show(): void {
  const { user } = useUser.getState();
  const told = useAuth.getState().isAuthenticated
    ? [
        ...(user?.looks_liked ?? []).map((id) => [id, "like"] as const),
        ...(user?.looks_disliked ?? []).map((id) => [id, "dislike"] as const),
      ]
    : visitorLooks().map(({ look, value }) => [look, value] as const);
  useWaiting.setState({ told: new Map(told) });
}

useAuth.subscribe(({ token }, before) => {
  if (token === before.token) return;
  useWaiting.setState({ waiting: new Map() });
  show();
});
useUser.subscribe(({ user }, before) => {
  if (user?.looks_liked !== before.user?.looks_liked || user?.looks_disliked !== before.user?.looks_disliked)
    show();
});
if (!import.meta.env.SSR) {
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === visitorLooksKey) show();
  });
  show();
}

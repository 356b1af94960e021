import type { Problem } from "#contract/client.ts";
import { reactToLook } from "#contract/looks.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { client } from "./client.ts";
import { useUser } from "./user.ts";
import { keepVisitorLooks, visitorLooks } from "./visitor-looks.ts";

/** Gives the account what was said of looks on this device, the oldest first; looks that are gone hold up nothing. */
export async function settleLooks(): Promise<Result<null, Problem>> {
  for (;;) {
    const oldest = visitorLooks().at(-1);
    if (!oldest) return accept(null);
    const answer = await client(reactToLook, { body: { id: oldest.look, value: oldest.value } });
    const isGone = !answer.ok && answer.refusal.kind === "refused" && answer.refusal.status === 422;
    if (!answer.ok && !isGone) return refuse(answer.refusal);
    const { user } = useUser.getState();
    if (answer.ok && user) useUser.setState({ user: { ...user, ...answer.value } });
    keepVisitorLooks(visitorLooks().filter(({ look }) => look !== oldest.look));
  }
}

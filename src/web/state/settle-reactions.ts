import type { Problem } from "#contract/client.ts";
import { bookmarkProduct, dislikeProduct, likeProduct } from "#contract/reactions.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { client } from "./client.ts";
import { useUser } from "./user.ts";
import { keepVisitorReactions, type VisitorReaction, visitorReactions } from "./visitor-reactions.ts";

/**
 * Gives the account what was said of products on this device, the oldest first, so that the latest stays the latest.
 * Each is off the device once it is kept; a product that left the catalogue does not hold up the others.
 */
export async function settleReactions(): Promise<Result<null, Problem>> {
  for (;;) {
    const left = visitorReactions();
    const oldest = left.at(-1);
    if (!oldest) return accept(null);
    const answer = await tell(oldest);
    if (answer.ok) {
      const { user } = useUser.getState();
      if (user) useUser.setState({ user: { ...user, ...answer.value } });
    } else if (!isAboutProduct(answer.refusal)) return refuse(answer.refusal);
    keepVisitorReactions(visitorReactions().filter((one) => !isSame(one, oldest)));
  }
}

const tell = ({ kind, product: id, scope }: VisitorReaction) =>
  kind === "disliked"
    ? client(dislikeProduct, { body: { id, value: true, ...(scope && { scope }) } })
    : client(kind === "liked" ? likeProduct : bookmarkProduct, { body: { id, value: true } });

const isAboutProduct = (problem: Problem): boolean => problem.kind === "refused" && problem.status === 422;

const isSame = (one: VisitorReaction, other: VisitorReaction): boolean =>
  one.product === other.product && one.kind === other.kind;

import { expect, test } from "vitest";
import { dislikeScopes } from "#vocabulary/reaction.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { noActivity, type ReactionChange } from "./activity.ts";
import { reactToProduct } from "./react-to-product.ts";
import { nobody } from "./testing/nobody.ts";

const done = accept(noActivity.reactions);
/** A catalogue of one product, 1; 7 has left it and is still liked. */
const react = (change: ReactionChange) =>
  reactToProduct(
    {
      now: nobody.now,
      isProduct: (id) => id === 1,
      reactions: {
        ...nobody.reactions,
        has: async (_, kind, product) => kind === "liked" && product === 7,
        change: async () => done,
      },
    },
    "p",
    change,
  );
const unknown = refuse({ kind: "invalid", fields: { id: "unknown" } });
const wrongScope = refuse({ kind: "invalid", fields: { scope: "invalid" } });

test("only what the catalogue has can be reacted to", async () => {
  for (const kind of ["liked", "disliked", "bookmarked"] as const) {
    expect(await react({ kind, product: 1, value: true })).toEqual(done);
    expect(await react({ kind, product: 2, value: true })).toEqual(unknown);
  }
});

test("what has left the catalogue stays as it was said, and can be taken back more than once", async () => {
  expect(await react({ kind: "liked", product: 7, value: true })).toEqual(done);
  expect(await react({ kind: "disliked", product: 7, value: true })).toEqual(unknown);
  for (const product of [7, 2]) expect(await react({ kind: "liked", product, value: false })).toEqual(done);
});

test("only a dislike that is said has a scope", async () => {
  for (const scope of dislikeScopes) {
    expect(await react({ kind: "disliked", product: 1, value: true, scope })).toEqual(done);
    expect(await react({ kind: "disliked", product: 1, value: false, scope })).toEqual(wrongScope);
    expect(await react({ kind: "liked", product: 1, value: true, scope })).toEqual(wrongScope);
  }
});

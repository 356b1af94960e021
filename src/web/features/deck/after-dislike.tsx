import type { RecommendedCard } from "#contract/recommendations.ts";
import { DislikeScopeChoice } from "#web/features/dislike-scope/dislike-scope-choice.tsx";
import { useNeutral } from "#web/features/product/neutral.ts";
import { isTimeToAsk } from "./check-in.ts";
import type { Deck } from "./deck.ts";
import { isSetDone } from "./deck-state.ts";
import { HasChanged } from "./still-you.tsx";

type AfterDislikeProps = { product: RecommendedCard; deck: Deck; onDone: () => void };

/** What a dislike was about; and whether something has changed, once little of what came was right. */
export default function AfterDislike({ product, deck, onDone }: AfterDislikeProps) {
  const neutral = useNeutral();
  const state = deck.store.getState();
  const asks = !neutral && !isSetDone(state) && isTimeToAsk(state.answered.map(({ answer }) => answer));
  return (
    <>
      {asks && <HasChanged />}
      <DislikeScopeChoice
        product={product}
        look="line"
        onDone={(scope) => {
          if (scope === "brand") deck.hush(product);
          onDone();
        }}
      />
    </>
  );
}

import { useState } from "react";
import { getLook, type Look } from "#contract/looks.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Picture } from "#web/ui/picture.tsx";
import { LookPiece } from "./look-piece.tsx";
import { LookTotal } from "./look-total.tsx";
import { nextSwaps, type Swap } from "./swaps.ts";

type CompleteLookProps = {
  look: Look;
  /** The one it was made around: it stays. */
  piece: number;
};

/** What to wear with a piece, and what all of it costs. Any other part can be exchanged: picture and total follow. */
export function CompleteLook({ look: first, piece }: CompleteLookProps) {
  const [swaps, setSwaps] = useState<readonly Swap[]>();
  const lang = currentLanguage();
  const { answer, problem, busy } = useAnswer(
    getLook,
    { params: { id: first.id }, query: { lang, swap: [...(swaps ?? first.swaps)] } },
    { paused: swaps === undefined },
  );
  const look = answer?.look ?? first;
  return (
    <section aria-labelledby="complete" className="mx-auto grid max-w-page pt-section lg:grid-cols-2">
      <Picture
        image={look.cover}
        sizes="(min-width: 1440px) 720px, (min-width: 1024px) 50vw, 100vw"
        className="rounded-pic"
      />
      <div className="px-edge pt-8 lg:pt-4 lg:pl-16">
        <p className="text-14 text-muted">{m.looks_complete()}</p>
        <h2 id="complete" className="display-56 mt-1">
          {look.title}
        </h2>
        <ul className="mt-6 border-line border-t">
          {look.items.map((item) => (
            <LookPiece
              key={item.slot}
              item={item}
              own={item.product.id === piece}
              onSwap={item.alternatives.length > 0 ? () => setSwaps(nextSwaps(look, item)) : undefined}
            />
          ))}
        </ul>
        <LookTotal total={look.total} budget={answer?.look.budget} />
        <p role="status" className="min-h-[1lh] text-14 text-muted">
          {swaps && problem && !busy && m.looks_not_swapped()}
        </p>
      </div>
    </section>
  );
}

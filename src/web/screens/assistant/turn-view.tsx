import { useEffect, useRef } from "react";
import type { Problem } from "#contract/client.ts";
import { sayAgain, type TasteAsked } from "#web/features/assistant/talk.ts";
import type { Turn } from "#web/features/assistant/turn.ts";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Sewing } from "#web/ui/sewing.tsx";
import { Outfit } from "./outfit.tsx";
import { SayChips } from "./say-chips.tsx";
import { Understood } from "./understood.tsx";

type TurnViewProps = {
  turn: Turn;
  isLast: boolean;
  taste: TasteAsked | undefined;
  onSay: (text: string) => void;
  onAdd: () => void;
};

/** What was said, what was made of it, and the answer. Only the last can still be corrected. */
export function TurnView({ turn, isLast, taste, onSay, onAdd }: TurnViewProps) {
  const { id, text, without, status, chips, answer, products, look, question, suggestions } = turn;
  const place = useRef<HTMLLIElement>(null);
  const isOpen = status === "asking" || status === "writing";
  useEffect(() => {
    // What was just said goes to the top, so that there is room for its answer.
    if (isOpen) place.current?.scrollIntoView({ block: "start" });
  }, [isOpen]);
  return (
    <li ref={place} className="scroll-mt-16 border-line border-t py-8 first:border-t-0 md:py-10">
      <h2 id={id} className="display-40 max-w-[24em] text-pretty max-md:text-d28">
        {text ? m.talk_quote({ text }) : m.talk_without({ label: without ?? "" })}
      </h2>
      {isLast && chips.length > 0 && <Understood chips={chips} taste={taste} onAdd={onAdd} />}
      <div className="mt-7 grid gap-x-8 gap-y-4 md:grid-cols-[5.5rem_minmax(0,1fr)]">
        <p aria-hidden="true" className="display-22">
          Cleed
        </p>
        <div aria-live="polite" aria-busy={isOpen} className="min-w-0">
          {status === "asking" && <Waiting />}
          {answer && <Paragraphs text={answer} />}
          {products.length > 0 && (
            <ul className="mt-6 grid grid-cols-2 gap-x-gutter md:grid-cols-3">
              {products.map((product) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    surface="assistant"
                    sizes="(min-width: 1024px) 250px, (min-width: 768px) 30vw, 50vw"
                    note={product.why.join(" · ") || undefined}
                  />
                </li>
              ))}
            </ul>
          )}
          {look && <Outfit shown={look} onSay={onSay} className={isLast ? "mt-6 lg:hidden" : "mt-6"} />}
          {isLast && question && !isOpen && (
            <div className="mt-4 border-line border-t pt-6">
              <p className="max-w-[60ch]">{question.text}</p>
              <SayChips look="answers" says={question.options} onSay={onSay} />
            </div>
          )}
          {isLast && !isOpen && <SayChips look="ways" says={suggestions} onSay={onSay} />}
          {status === "stopped" && <p className="mt-4 text-14 text-muted">{m.talk_stopped()}</p>}
          {status === "failed" && (
            <div role="alert" className="mt-2">
              <p>{failureOf(turn.problem)}</p>
              <Button size="medium" className="mt-4" onClick={() => taste && sayAgain(turn, taste)}>
                {m.talk_again()}
              </Button>
            </div>
          )}
        </div>
      </div>
    </li>
  );
}

function Waiting() {
  return (
    <p className="flex items-center gap-4 text-muted">
      <Sewing />
      {m.talk_thinking()}
    </p>
  );
}

/** Paragraphs are parted by an empty line. */
function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the answer
    <p key={place} className="max-w-[62ch] whitespace-pre-line not-first:mt-4">
      {paragraph}
    </p>
  ));
}

function failureOf(problem: Problem | undefined): string {
  if (problem?.kind === "unreachable" && navigator.onLine === false) return m.talk_offline();
  if (problem?.kind === "refused" && problem.status === 429) return m.talk_busy();
  if (problem?.kind === "refused" && problem.status < 500) return problem.message;
  return m.talk_failed();
}

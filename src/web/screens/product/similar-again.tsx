import { listSimilar } from "#contract/similar.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Pieces, similarCount, Waiting } from "./similar-row.tsx";

/** It did not come with the page: here it can be asked for again. */
export default function Again({ id }: { id: number }) {
  const input = { params: { id }, query: { lang: currentLanguage(), limit: similarCount } };
  const { answer, busy, problem, again } = useAnswer(listSimilar, input);
  if (answer) return <Pieces pieces={answer.products} />;
  if (busy && !problem) return <Waiting />;
  return (
    <div className="px-edge">
      <p role="status" className="text-muted">
        {m.product_similar_failed()}
      </p>
      <Button size="medium" className="mt-4" onClick={again}>
        {m.product_again()}
      </Button>
    </div>
  );
}

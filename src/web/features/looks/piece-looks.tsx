import { listProductLooks } from "#contract/looks.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { CompleteLook } from "./complete-look.tsx";
import { LookTile } from "./look-tile.tsx";

/** A look around a piece, then others it is in. Pieces that go with nothing, such as socks, have neither. */
export default function PieceLooks({ product }: { product: number }) {
  const { answer, problem, again } = useAnswer(listProductLooks, {
    params: { id: product },
    query: { lang: currentLanguage(), limit: 4 },
  });
  if (!answer)
    return problem ? (
      <p role="alert" className="mx-auto max-w-page px-edge pt-section">
        {m.looks_failed()}{" "}
        <Button size="small" onClick={again}>
          {m.looks_again()}
        </Button>
      </p>
    ) : null;
  const { complete, looks } = answer;
  const others = looks.filter(({ id }) => id !== complete?.id);
  return (
    <>
      {complete && <CompleteLook key={complete.id} look={complete} piece={product} />}
      {others.length > 0 && (
        <section aria-labelledby="looks-with" className="mx-auto max-w-page pt-section">
          <h2 id="looks-with" className="display-40 px-edge pb-6">
            {m.looks_with()}
          </h2>
          <ul className="grid grid-cols-2 gap-x-gutter gap-y-6 md:grid-cols-4">
            {others.map((look) => (
              <li key={look.id}>
                <LookTile look={look} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

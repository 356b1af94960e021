import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { listProducts } from "#contract/products.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { recentlySeen } from "#web/state/seen.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { pieceIn } from "./piece-in.ts";
import { TechnologySum } from "./technology-sum.tsx";

/** A piece is chosen; its score for the reader is added up before their eyes. The address says which. */
export default function TechnologyScore() {
  const [search, setSearch] = useSearchParams();
  const piece = pieceIn(search.get("piece") ?? "");
  const choose = (id: number) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("piece", String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <section aria-labelledby="redo-title" className="mx-auto max-w-page px-edge pt-section">
      <div className="border-line border-t pt-10 md:pt-16 lg:pl-86">
        <h2 id="redo-title" className="display-56">
          <Headline text={m.redo_title()} />
        </h2>
        <p className="mt-5 max-w-[60ch]">{m.redo_text()}</p>
        <Typed onChoose={choose} />
        <Offered chosen={piece} onChoose={choose} />
        {piece && <TechnologySum key={piece} id={piece} />}
      </div>
    </section>
  );
}

function Typed({ onChoose }: { onChoose: (id: number) => void }) {
  const [text, setText] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const id = pieceIn(text);
    setIsWrong(!id);
    if (id) onChoose(id);
  }
  return (
    <form onSubmit={submit} noValidate className="mt-8 flex max-w-140 flex-wrap items-start gap-x-4 gap-y-3">
      <Field
        label={m.redo_field()}
        hint={m.redo_hint()}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsWrong(false);
        }}
        error={isWrong ? m.redo_wrong() : undefined}
        autoComplete="off"
        className="min-w-56 flex-1"
      />
      <Button type="submit" look="ink" className="mt-6">
        {m.redo_submit()}
      </Button>
    </form>
  );
}

const few = 6;

type OfferedProps = { chosen: number | undefined; onChoose: (id: number) => void };

/** The pieces opened lately on this device, else what is liked now. */
function Offered({ chosen, onChoose }: OfferedProps) {
  const universe = useUniverse();
  const [ids] = useState(() => recentlySeen().slice(0, few));
  const which = ids.length > 0 ? { ids: ids.join(",") } : { universe, sort: "popular" as const, limit: few };
  const { answer } = useAnswer(listProducts, { query: { ...which, lang: currentLanguage() } });
  if (answer?.products.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="text-14 text-muted">{ids.length > 0 ? m.redo_recent() : m.redo_popular()}</h3>
      <ul className="mt-3 flex min-h-28 max-w-160 gap-1.5 max-md:scroller">
        {answer?.products.map(({ id, name, image }) => (
          <li key={id} className="w-22 flex-none">
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              className="block w-full rounded-pic border-2 border-transparent aria-pressed:border-ink"
            >
              <Picture image={{ ...image, alt: name }} sizes="88px" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

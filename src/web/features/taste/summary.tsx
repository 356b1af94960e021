import { Fragment } from "react";
import type { Taste, TasteSpan } from "#contract/taste.ts";
import { useOpenTrait } from "./open-trait.ts";

/** What we would say of them at a dinner. Every underlined word is a setting. */
export function Summary({ summary }: Pick<Taste, "summary">) {
  return (
    <p className="text-d22 font-serif md:text-d28 md:leading-tight!">
      {summary.map((sentence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are their order
        <Fragment key={place}>
          {place > 0 && " "}
          {sentence.map((span, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so are the parts of one
            <Span key={at} span={span} />
          ))}
        </Fragment>
      ))}
    </p>
  );
}

function Span({ span: { text, trait } }: { span: TasteSpan }) {
  const open = useOpenTrait();
  if (!trait) return text;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(trait, currentTarget)}
      className="link inline text-left hover:text-accent"
    >
      {text}
    </button>
  );
}

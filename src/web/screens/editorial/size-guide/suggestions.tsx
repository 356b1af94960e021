import { useSearchParams } from "react-router";
import { type SizeField, type SizeSystem, sizeScales } from "#vocabulary/size.ts";
import { type Body, type Suggestion, suggestSize } from "#vocabulary/size-suggestion.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { garmentsOf } from "#web/features/preferences/sizes/garments.ts";
import { inSentence } from "#web/i18n/in-sentence.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { writeWanted } from "./guide-address.ts";
import { measureName, sizeName } from "./guide-words.ts";

type SuggestionsProps = { universe: Universe; body: Body };

/** One line a garment, with why; pressed, it is told in every system. */
export function Suggestions({ universe, body }: SuggestionsProps) {
  const found = garmentsOf(universe, false).flatMap(({ field, name }) => {
    const suggestion = suggestSize(universe, field, body);
    return suggestion ? [{ field, name, suggestion }] : [];
  });
  return (
    <div className="mt-10">
      <h3 className="display-28">{m.guide_suggested()}</h3>
      <div role="status" className="mt-3 min-h-24">
        {found.length === 0 ? (
          <p className="border-line border-t pt-4 text-14 text-muted">{m.guide_suggested_none()}</p>
        ) : (
          <ul className="border-line border-b">
            {found.map((one) => (
              <Line key={one.field} universe={universe} {...one} />
            ))}
          </ul>
        )}
      </div>
      <p className="mt-4 max-w-[60ch] text-12 text-muted">{m.guide_suggested_note()}</p>
    </div>
  );
}

type LineProps = { universe: Universe; field: SizeField; name: string; suggestion: Suggestion };

function Line({ universe, field, name, suggestion }: LineProps) {
  const [, setParams] = useSearchParams();
  const { system }: { system: SizeSystem } = sizeScales[universe][field];
  const show = (size: string) => {
    setParams(writeWanted({ universe, garment: field, system, size }), {
      replace: true,
      preventScrollReset: true,
    });
    document.getElementById("convert")?.scrollIntoView({ behavior: "smooth" });
  };
  const sized = (label: string) => sizeName(universe, field, system, label);
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-line border-t py-2 sm:grid-cols-[11rem_auto_minmax(0,1fr)]">
      <span>{name}</span>
      {suggestion.kind === "size" ? (
        <button
          type="button"
          aria-label={m.guide_see_all({ size: sized(suggestion.label) })}
          onClick={() => show(suggestion.label)}
          className="num min-h-11 min-w-24 whitespace-nowrap text-left font-serif text-d28 underline decoration-1 decoration-edge underline-offset-6 hover:decoration-ink"
        >
          {sized(suggestion.label)}
        </button>
      ) : (
        <span className="min-w-24 font-serif text-d28 text-muted">–</span>
      )}
      <span className="text-12 text-muted max-sm:col-span-2">{whyOf(universe, suggestion, sized)}</span>
    </li>
  );
}

function whyOf(universe: Universe, suggestion: Suggestion, sized: (label: string) => string): string {
  const word = (measure: Parameters<typeof measureName>[1]) =>
    inSentence(measureName(universe, measure), currentLanguage());
  const measure = word(suggestion.by);
  if (suggestion.kind === "outside")
    return suggestion.side === "below" ? m.guide_below({ measure }) : m.guide_above({ measure });
  const { next, smaller } = suggestion;
  if (smaller)
    return m.guide_disagree({ by: measure, measure: word(smaller.measure), smaller: sized(smaller.label) });
  return next ? m.guide_between({ measure, next: sized(next) }) : m.guide_by({ measure });
}

import type { SearchAnswer } from "#contract/search.ts";
import { formatNumber } from "#vocabulary/format.ts";
import { stanceOf } from "#web/features/search/change-search.ts";
import { cloths, isOneColour, manyColours } from "#web/features/taste/cloths.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Choose, FacetContext } from "./facet-context.ts";
import { valuesOf } from "./facet-values.ts";
import { PressMode, usePressMode } from "./press-mode.tsx";

type ColourFacetProps = FacetContext & { answer: SearchAnswer; choose: Choose };

export function ColourFacet({ answer, search, labelOf, form, choose }: ColourFacetProps) {
  const mode = usePressMode();
  const values = valuesOf("colour", answer, search, labelOf);
  if (values.length === 0) return null;
  return (
    <Disclosure title={m.search_facet_colour()} open heading="h2">
      <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(36px,1fr))] pointer-coarse:grid-cols-[repeat(auto-fill,minmax(44px,1fr))]">
        {values.map(({ value, label, count }) => {
          const stance = stanceOf(search, "colour", value);
          const name = `${stance === "exclude" ? m.search_facet_not({ name: label }) : label}, ${formatNumber(count, currentLanguage())}`;
          return (
            <li key={value} className="grid place-items-center">
              <label title={name} className="group hit-44 grid size-9 place-items-center rounded-chip">
                <input
                  type="checkbox"
                  name="colour"
                  value={value}
                  form={form}
                  checked={stance === "include"}
                  onChange={() => choose("colour", value, mode.after(stance))}
                  aria-label={name}
                  className="peer absolute inset-0 z-1 appearance-none rounded-chip outline-none"
                />
                <span className="grid size-8 place-items-center rounded-chip border border-transparent transition-colors duration-fast group-hover:border-edge peer-checked:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-focus">
                  <Cloth colour={value} crossed={stance === "exclude"} />
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <PressMode facet={m.search_facet_colour()} leavesOut={mode.leavesOut} onChange={mode.setLeavesOut} />
    </Disclosure>
  );
}

function Cloth({ colour, crossed }: { colour: string; crossed: boolean }) {
  const [first, second, third] = manyColours;
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className="size-5.5">
      <circle
        cx="11"
        cy="11"
        r="10.5"
        fill={isOneColour(colour) ? cloths[colour] : first}
        stroke="#80786c"
        strokeOpacity="0.45"
      />
      {colour === "multicolour" && (
        <>
          <path d="M11 11V.5A10.5 10.5 0 0 1 20.1 16.25Z" fill={second} />
          <path d="M11 11l9.1 5.25a10.5 10.5 0 0 1-18.2 0Z" fill={third} />
        </>
      )}
      {crossed && (
        <>
          <path d="M3 19 19 3" stroke="#f6f3ee" strokeWidth="4" />
          <path d="M2.5 19.5 19.5 2.5" stroke="#171411" strokeWidth="1.5" />
        </>
      )}
    </svg>
  );
}

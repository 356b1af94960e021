import { useRef, useState } from "react";
import type { BrandChoice, listBrands } from "#contract/brands.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { brandsCall } from "../calls.ts";
import type { Editing } from "../editing.ts";
import { LockSwitch } from "../lock-switch.tsx";
import { type Offered, offeredIn } from "../offered.ts";
import { BrandList } from "./brand-list.tsx";
import { BrandSearch } from "./brand-search.tsx";
import { BrandSkeletons } from "./brand-skeletons.tsx";
import { number, reasonOf } from "./brand-words.ts";
import { FollowedBrands } from "./followed-brands.tsx";
import { matchingBrands } from "./matching-brands.ts";
import { suggestedBrands } from "./suggested-brands.ts";

type BrandsEditorProps = { editing: Editing; initial?: Offered<typeof listBrands> };

export function BrandsEditor({ editing, initial }: BrandsEditorProps) {
  const { universe, preferences } = editing;
  const styled = preferences.styles.selected_styles.length + preferences.wantstyles.length > 0;
  const { answer, problem, again } = useAnswer(
    brandsCall,
    { query: { universe, lang: currentLanguage() } },
    { initial: offeredIn(universe, initial) },
  );
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const focusField = () => field.current?.focus();
  const clear = () => {
    setQuery("");
    focusField();
  };
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <BrandSearch field={field} query={query} onChange={setQuery} onClear={clear} />
        <LockSwitch editing={editing} lock="brands" locked={m.brands_lock_on()} open={m.brands_lock_off()} />
      </div>
      {answer ? (
        <>
          <FollowedBrands brands={answer.brands} editing={editing} onEmptied={focusField} />
          {query.trim() ? (
            <Found brands={answer.brands} query={query.trim()} editing={editing} onClear={clear} />
          ) : (
            <Everything brands={answer.brands} editing={editing} />
          )}
        </>
      ) : problem ? (
        <Failed onAgain={again} following={preferences.brands_followed.length > 0} />
      ) : (
        <BrandSkeletons title={styled ? m.brands_suggested() : m.brands_all()} />
      )}
    </div>
  );
}

function Everything({ brands, editing }: { brands: readonly BrandChoice[]; editing: Editing }) {
  const { styles, wantstyles, brands_disliked } = editing.preferences;
  const welcome = brands.filter(({ id }) => !brands_disliked.includes(id));
  const suggested = suggestedBrands(welcome, styles.selected_styles, wantstyles);
  return (
    <>
      {suggested.length > 0 && (
        <BrandList
          title={m.brands_suggested()}
          brands={suggested.map((one) => ({ brand: one.brand, reason: reasonOf(one) }))}
          editing={editing}
        />
      )}
      <BrandList
        title={m.brands_all()}
        brands={brands.map((brand) => ({ brand }))}
        editing={editing}
        counted
      />
    </>
  );
}

type FoundProps = { brands: readonly BrandChoice[]; query: string; editing: Editing; onClear: () => void };

function Found({ brands, query, editing, onClear }: FoundProps) {
  const found = matchingBrands(brands, query);
  return (
    <>
      <p role="status" className="sr-only">
        {foundWords(found.length, query)}
      </p>
      {found.length > 0 ? (
        <BrandList
          title={m.brands_results()}
          brands={found.map((brand) => ({ brand }))}
          editing={editing}
          counted
        />
      ) : (
        <div className="mt-12 border-line border-t pt-8">
          <p className="display-22 wrap-anywhere">{m.brands_none({ query })}</p>
          <Button size="medium" onClick={onClear} className="mt-5">
            {m.brands_none_clear()}
          </Button>
        </div>
      )}
    </>
  );
}

function foundWords(count: number, query: string): string {
  if (count === 0) return m.brands_none({ query });
  return count === 1 ? m.brands_found_one() : m.brands_found({ count: number(count) });
}

function Failed({ onAgain, following }: { onAgain: () => void; following: boolean }) {
  return (
    <div role="alert" className="mt-12 border-line border-t pt-8">
      <p className="display-22">{m.brands_failed()}</p>
      {following && <p className="mt-2 text-muted">{m.brands_failed_kept()}</p>}
      <Button size="medium" onClick={onAgain} className="mt-5">
        {m.brands_again()}
      </Button>
    </div>
  );
}

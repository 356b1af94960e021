import type { SearchAnswer } from "#contract/search.ts";
import { formatNumber } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { onlyMine, stanceOf } from "#web/features/search/change-search.ts";
import { type SizeGroup, sizeGroups } from "#web/features/search/size-groups.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Switch } from "#web/ui/switch.tsx";
import type { Choose, FacetContext } from "./facet-context.ts";
import { valuesOf } from "./facet-values.ts";
import { PressMode, usePressMode } from "./press-mode.tsx";

type SizeFacetProps = FacetContext & { answer: SearchAnswer; choose: Choose };

export function SizeFacet(props: SizeFacetProps) {
  const { answer, search, labelOf } = props;
  const mode = usePressMode();
  const [main, ...others] = sizeGroups(valuesOf("size", answer, search, labelOf));
  if (!main && answer.in_my_size === undefined && !search.mine) return null;
  const boxes = (group: SizeGroup) => (
    <Boxes key={group.system} group={group} {...props} after={mode.after} />
  );
  const isChosen = others.some(({ sizes }) => sizes.some(({ value }) => stanceOf(search, "size", value)));
  return (
    <Disclosure title={m.search_facet_size()} open heading="h2">
      <Mine {...props} />
      {main && boxes(main)}
      {others.length > 0 && (
        <details open={isChosen} className="group/sizes mt-2">
          <summary className="hit-44 flex min-h-9 list-none items-center text-12 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            {m.search_more_sizes()}
          </summary>
          {others.map((group) => (
            <div key={group.system}>
              <p className="mt-2 mb-1.5 text-12 text-muted">{systems[group.system]?.() ?? group.system}</p>
              {boxes(group)}
            </div>
          ))}
        </details>
      )}
      {main && (
        <PressMode facet={m.search_facet_size()} leavesOut={mode.leavesOut} onChange={mode.setLeavesOut} />
      )}
    </Disclosure>
  );
}

/** Only what exists in the size of whoever looks, and how much of the list that is. */
function Mine({ answer, search, form, change, member }: SizeFacetProps) {
  const { in_my_size: mine, total } = answer;
  if (mine === undefined && !search.mine) {
    return (
      <p className="-mt-2 mb-2 [@media(scripting:none)]:hidden">
        <Link
          to={member ? "/account?tab=sizes" : "/onboarding/sizes"}
          className="link hit-44 inline-flex min-h-9 items-center text-12 text-muted"
        >
          {m.search_mine_tell()}
        </Link>
      </p>
    );
  }
  return (
    <div className="-mt-2 mb-3">
      <Switch
        name="mine"
        value="true"
        form={form}
        checked={search.mine}
        onChange={() => change((before) => onlyMine(before, !before.mine))}
      >
        {m.search_mine()}
      </Switch>
      {mine !== undefined && total > 0 && !search.mine && (
        <p className="num text-12 text-muted">
          {m.search_mine_share({ percent: Math.round((mine / total) * 100) })}
        </p>
      )}
    </div>
  );
}

type BoxesProps = SizeFacetProps & { group: SizeGroup; after: ReturnType<typeof usePressMode>["after"] };

function Boxes({ group, search, form, choose, after }: BoxesProps) {
  return (
    <ul className="grid grid-cols-4 gap-1">
      {group.sizes.map(({ value, label, short, count }) => {
        const stance = stanceOf(search, "size", value);
        const excluded = stance === "exclude";
        return (
          <li key={value} className={classNames(group.system === "one" && "col-span-2")}>
            <label
              title={formatNumber(count, currentLanguage())}
              className={classNames(
                "num relative grid min-h-10 place-items-center rounded-pic border border-line px-1 text-14 transition-colors duration-fast pointer-coarse:min-h-11",
                "hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus",
                excluded && "text-muted line-through",
              )}
            >
              <input
                type="checkbox"
                name="size"
                value={value}
                form={form}
                checked={stance === "include"}
                onChange={() => choose("size", value, after(stance))}
                aria-label={excluded ? m.search_facet_not({ name: label }) : label}
                className="absolute inset-0 appearance-none outline-none"
              />
              <span className="pointer-events-none relative">{short}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

const systems: Readonly<Record<string, () => string>> = {
  letter: m.search_system_letter,
  fr: m.search_system_fr,
  eu: m.search_system_eu,
  socks: m.search_system_socks,
  waist: m.search_system_waist,
  neck: m.search_system_neck,
  cm: m.search_system_cm,
  bra: m.search_system_bra,
  ring: m.search_system_ring,
  one: m.search_system_one,
};

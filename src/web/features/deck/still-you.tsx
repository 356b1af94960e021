import { useState } from "react";
import { useLateSheet } from "#web/features/late/late-sheet.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { AddChip, ChoiceChip } from "#web/ui/chip.tsx";
import { toldChoices } from "./told-choices.ts";

/** All styles and wishes come when someone wants to see them. */
const loadDrawer = () => import("./check-in-drawer.tsx");

/** When a set is over: what was told, each gone with one press and back with another, and the way to the rest. */
export function StillYou() {
  const { editing } = useEditing();
  const checkIn = useLateSheet(loadDrawer);
  const choices = editing ? toldChoices(editing, currentLanguage()) : [];
  // What is taken back here stays in its place, to be pressed again.
  const [met, setMet] = useState<ReadonlySet<string>>(new Set());
  const shown = choices.filter(({ key, told }) => told || met.has(key));
  if (!editing) return null;
  return (
    <section aria-labelledby="still-you" className="mt-6 w-full max-w-[34rem] border-line border-t pt-5">
      <h3 id="still-you" className="font-medium text-16">
        {m.discover_still_title()}
      </h3>
      <p className="mx-auto mt-1 max-w-[40ch] text-14 text-muted">
        {shown.length > 0 ? m.discover_still_text() : m.discover_still_none()}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-x-1.5 gap-y-2">
        {shown.map(({ key, name, told, turned }) => (
          <ChoiceChip
            key={key}
            pressed={told}
            onClick={() => {
              setMet((before) => new Set(before).add(key));
              editing.change(turned());
            }}
          >
            {name}
          </ChoiceChip>
        ))}
        <AddChip onClick={checkIn.show}>{m.discover_still_change()}</AddChip>
      </div>
      {checkIn.draw({})}
    </section>
  );
}

/** When little of what came was right. */
export function HasChanged() {
  const checkIn = useLateSheet(loadDrawer);
  return (
    <p className="mb-2 text-14">
      {m.discover_still_few()}{" "}
      <button type="button" onClick={checkIn.show} className="link hit-44">
        {m.discover_still_ask()}
      </button>
      {checkIn.draw({})}
    </p>
  );
}

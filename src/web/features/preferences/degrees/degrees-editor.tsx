import { lazy, type ReactNode, Suspense, useId } from "react";
import { globalRange } from "#vocabulary/preferences.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Dial } from "#web/ui/dial.tsx";
import type { Editing } from "../editing.ts";
import { LockSwitch } from "../lock-switch.tsx";
import { dressPieces, dressWord, opennessText, opennessWord } from "./degree-words.ts";
import { DressScale } from "./dress-scale.tsx";
import { useDegree } from "./use-degree.ts";

/** The dial turns without it. */
const OpennessPreview = lazy(() =>
  import("./openness-preview.tsx").catch(() => ({ default: () => <span /> })),
);

/** How far from their taste a person will go, and how dressed up. */
export function DegreesEditor({ editing }: { editing: Editing }) {
  return (
    <div className="@container">
      <div className="grid gap-x-16 gap-y-14 @min-[48rem]:grid-cols-2">
        <Openness editing={editing} />
        <DressCode editing={editing} />
      </div>
    </div>
  );
}

function Openness({ editing }: { editing: Editing }) {
  const [value, turn] = useDegree(editing, "openness");
  return (
    <Degree title={m.degrees_openness()} word={opennessWord(value)} note={m.degrees_openness_note()}>
      <Dial
        label={m.degrees_openness()}
        value={value}
        onChange={turn}
        min={globalRange.least}
        max={globalRange.most}
        format={(at) => m.degrees_openness_value({ value: at, word: opennessWord(at) })}
        className="mt-6"
      />
      <p className="mx-auto mt-4 min-h-[3lh] max-w-[38ch] text-balance text-center" aria-live="polite">
        {opennessText(value)}
      </p>
      <Suspense fallback={<div className="min-h-60" />}>
        <OpennessPreview key={editing.universe} editing={editing} openness={value} />
      </Suspense>
    </Degree>
  );
}

function DressCode({ editing }: { editing: Editing }) {
  const [value, turn] = useDegree(editing, "dresscode");
  const exact = editing.preferences.locks.dresscode;
  const explained = useId();
  return (
    <Degree title={m.degrees_dress()} word={dressWord(value)} note={m.degrees_dress_note()}>
      <div className="mt-6">
        <DressScale value={value} onChange={turn} exact={exact} describedBy={explained} />
      </div>
      <div id={explained} className="mt-4">
        <p className="display-28">{dressPieces(value, editing.universe)}</p>
        <p className="mt-3 max-w-[44ch] text-muted">
          {exact ? m.degrees_dress_locked() : m.degrees_dress_open()}
        </p>
      </div>
      <LockSwitch
        editing={editing}
        lock="dresscode"
        locked={m.degrees_lock_on()}
        open={m.degrees_lock_off()}
        className="mt-4"
      />
    </Degree>
  );
}

type DegreeProps = { title: string; word: string; note: string; children: ReactNode };

function Degree({ title, word, note, children }: DegreeProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="display-28">
          {title}
        </h2>
        <p className="text-14 text-muted">{word}</p>
      </div>
      <p className="mt-2 text-14 text-muted">{note}</p>
      {children}
    </section>
  );
}

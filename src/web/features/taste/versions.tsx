import { useState } from "react";
import type { TasteVersion } from "#contract/taste.ts";
import { formatDay } from "#vocabulary/format.ts";
import { counted } from "#web/i18n/counted.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { RollBackDialog } from "./roll-back-dialog.tsx";

type VersionsProps = {
  versions: readonly TasteVersion[];
  compared: number | undefined;
  onCompare: (version: number | undefined) => void;
  onBack: () => void;
};

const few = 6;

/** How the taste came to be: every version with what changed, to be held against now or gone back to. */
export function Versions({ versions, compared, onCompare, onBack }: VersionsProps) {
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<TasteVersion>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ol>
        {versions.slice(0, all ? undefined : few).map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            compared={version.number === compared}
            onCompare={onCompare}
            onRollBack={() => {
              setChosen(version);
              setOpen(true);
            }}
          />
        ))}
      </ol>
      {!all && versions.length > few && (
        <Button size="medium" className="mt-6" onClick={() => setAll(true)}>
          {m.taste_versions_all({ count: versions.length })}
        </Button>
      )}
      {chosen && <RollBackDialog version={chosen} open={open} onOpenChange={setOpen} onBack={onBack} />}
    </>
  );
}

type VersionRowProps = {
  version: TasteVersion;
  compared: boolean;
  onCompare: VersionsProps["onCompare"];
  onRollBack: () => void;
};

function VersionRow({ version, compared, onCompare, onRollBack }: VersionRowProps) {
  const { number, at, answers, changes, current, cause, rolled_back_to } = version;
  const date = formatDay(at, currentLanguage());
  const words = [
    ...(cause === "rollback" && rolled_back_to ? [m.taste_version_back({ number: rolled_back_to })] : []),
    ...changes,
  ];
  return (
    <li className="grid gap-x-10 gap-y-1 border-line border-b py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_16rem] md:items-center">
      <p className="text-d22 font-serif">
        {m.taste_version({ number })}
        <span className="num block font-sans text-12 text-muted">
          {date} · {counted(answers, m.taste_answers_one, m.taste_answers)}
        </span>
      </p>
      <p className="max-w-measure text-14 text-muted">
        {words.length > 0 ? words.join(" · ") : m.taste_version_same()}
      </p>
      {current ? (
        <p className="min-h-11 content-center text-14 md:text-right">{m.taste_version_now()}</p>
      ) : (
        <div className="flex gap-6 text-14 md:justify-end">
          <button
            type="button"
            aria-pressed={compared}
            className="link min-h-11"
            onClick={() => onCompare(compared ? undefined : number)}
          >
            {compared ? m.taste_compare_stop() : m.taste_compare()}
            <span className="sr-only"> {m.taste_version({ number })}</span>
          </button>
          <button type="button" className="link min-h-11" onClick={onRollBack}>
            {m.taste_roll_back()}
            <span className="sr-only"> {m.taste_version({ number })}</span>
          </button>
        </div>
      )}
    </li>
  );
}

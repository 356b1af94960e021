import { useState } from "react";
import { exportTaste, type Taste, type TasteVersion } from "#contract/taste.ts";
import { formatDay, monthName } from "#vocabulary/format.ts";
import { handFile } from "#web/data/hand-file.ts";
import { counted } from "#web/i18n/counted.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { client } from "#web/state/client.ts";
import { tellOf } from "./tell-of.ts";
import { versionToCompare } from "./version-to-compare.ts";

type VersionLineProps = {
  taste: Taste;
  versions: readonly TasteVersion[];
  onCompare: (version: number | undefined) => void;
  onRollBack: () => void;
};

const link = "link min-h-11 text-ink";

/** Which reading this is, what it rests on, and what can be done with it as a whole. */
export function VersionLine({ taste, versions, onCompare, onRollBack }: VersionLineProps) {
  const { version, answers, compared } = taste;
  const other = versionToCompare(versions);
  return (
    <div className="flex flex-wrap items-center gap-x-6 border-line border-t pt-2 text-14 text-muted">
      <p className="min-h-11 content-center">
        {m.taste_version_line({
          number: version.number,
          answers: counted(answers, m.taste_answers_one, m.taste_answers),
        })}
      </p>
      {compared ? (
        <button type="button" className={link} onClick={() => onCompare(undefined)}>
          {m.taste_compare_stop()}
        </button>
      ) : (
        other && (
          <button type="button" className={link} onClick={() => onCompare(other.number)}>
            {compareWords(other, version.at)}
          </button>
        )
      )}
      {other && (
        <button type="button" className={link} onClick={onRollBack}>
          {m.taste_roll_back()}
        </button>
      )}
      <ExportTaste universe={taste.universe} />
    </div>
  );
}

/** The month for what is longer ago, the day for what is not, and its number for what is of the same day. */
function compareWords({ number, at }: TasteVersion, current: string): string {
  if (at.slice(0, 10) === current.slice(0, 10)) return m.taste_compare_version({ number });
  return m.taste_compare_with({ when: whenOf(at, current) });
}

function whenOf(at: string, current: string): string {
  const [then, now] = [new Date(at), new Date(current)];
  const language = currentLanguage();
  const sameMonth =
    then.getUTCMonth() === now.getUTCMonth() && then.getUTCFullYear() === now.getUTCFullYear();
  return sameMonth ? formatDay(at, language) : monthName(at, language);
}

function ExportTaste({ universe }: Pick<Taste, "universe">) {
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<string>();
  async function take() {
    if (busy) return;
    setBusy(true);
    const answer = await client(exportTaste, { query: { universe, lang: currentLanguage() } });
    setBusy(false);
    if (!answer.ok) return tellOf(answer.refusal);
    const name = `cleed-taste-${answer.value.exported_at.slice(0, 10)}.json`;
    handFile(name, JSON.stringify(answer.value, null, 2));
    setFile(name);
  }
  return (
    <>
      <button type="button" aria-busy={busy || undefined} className={link} onClick={() => void take()}>
        {m.taste_export()}
      </button>
      <span role="status" className="text-12">
        {file && m.taste_exported({ file })}
      </span>
    </>
  );
}

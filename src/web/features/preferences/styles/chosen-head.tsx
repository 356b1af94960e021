import { type ReactNode, useEffect, useId, useState } from "react";
import { m } from "#web/i18n/paraglide/messages.js";

export interface ChosenHeadProps<Value> {
  /** How many: "3 styles chosen". */
  summary: string;
  chosen: readonly Value[];
  /** All of them at once: none to clear, those of before to put them back. */
  choose: (values: readonly Value[]) => void;
  /** The lock of this preference. */
  children: ReactNode;
}

/** Above a list of choices: how many there are, the way to be rid of them, and back. */
export function ChosenHead<Value>({ summary, chosen, choose, children }: ChosenHeadProps<Value>) {
  const [before, setBefore] = useState<readonly Value[]>([]);
  const id = useId();
  const any = chosen.length > 0;
  useEffect(() => {
    if (any) setBefore([]);
  }, [any]);

  function press() {
    setBefore(any ? chosen : []);
    choose(any ? [] : before);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <p className="flex min-h-11 items-center gap-x-4 text-14">
        <span id={id} role="status" className="num">
          {summary}
        </span>
        {(any || before.length > 0) && (
          <button type="button" aria-describedby={id} onClick={press} className="link hit-44 text-muted">
            {any ? m.styles_clear() : m.styles_put_back()}
          </button>
        )}
      </p>
      {children}
    </div>
  );
}

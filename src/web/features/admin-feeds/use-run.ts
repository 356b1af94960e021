import { useEffect, useRef } from "react";
import { getRun } from "#contract/admin/catalogue.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { useAnswer } from "#web/state/use-answer.ts";

const everyMs = 1000;

/** One run, asked for every second while it is under way and somebody looks. */
export function useRun(id: number) {
  const asked = useAnswer(getRun, { params: { run: id }, query: { lang: currentLanguage() } });
  const known = asked.answer?.run.id === id ? asked.answer : undefined;
  const isRunning = known?.run.state === "running";
  const now = useRef(asked);
  now.current = asked;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden && !now.current.busy) now.current.again();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { ...asked, known, isRunning };
}
export type KnownRun = NonNullable<ReturnType<typeof useRun>["known"]>;

import { previewReco, type TracedList } from "#contract/admin/reco.ts";
import type { Input } from "#contract/endpoint.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { useAnswer } from "#web/state/use-answer.ts";

/** Whose list is asked for, and by which weights. */
export type TraceQuestion = Omit<Input<typeof previewReco>["body"], "lang">;

/** A list with its traces; nothing is asked before it is known whose. */
export function useTraced(question: TraceQuestion | undefined, after = 0) {
  const asked = useAnswer(
    previewReco,
    { body: { ...question, lang: currentLanguage() } },
    { paused: !question, after },
  );
  const list: TracedList | undefined = question && asked.answer;
  return {
    list,
    problem: question && asked.problem,
    busy: Boolean(question) && asked.busy,
    again: asked.again,
  };
}
export type Traced = ReturnType<typeof useTraced>;

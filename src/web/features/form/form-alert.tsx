import { lazy, type ReactNode, Suspense } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { FormWord } from "./form-word.tsx";
import type { Submission } from "./use-submission.ts";

type FormAlertProps = {
  submission: Pick<Submission, "problem" | "attempt">;
  /** The fields that show their own faults: what is said beside them is not said again here. */
  fields?: readonly string[] | undefined;
  /** What to say instead of the general sentence. */
  children?: ReactNode;
};

/** Nobody needs the sentences before a call has failed; `loadProblemSentences` is for whoever is about to make one. */
export const loadProblemSentences = () => import("./problem-text.tsx");
const ProblemText = lazy(() => loadProblemSentences().catch(() => ({ default: Unreachable })));

/** Not even the sentences can be reached. */
function Unreachable() {
  return m.form_problem_unreachable();
}

/** What went wrong with the whole form, above its button, in one alert. */
export function FormAlert({ submission: { problem, attempt }, fields = [], children }: FormAlertProps) {
  if (!problem || isSaidBeside(problem, fields)) return null;
  return (
    <FormWord key={attempt} role="alert">
      <Suspense fallback={null}>{children ?? <ProblemText problem={problem} />}</Suspense>
    </FormWord>
  );
}

function isSaidBeside(problem: NonNullable<Submission["problem"]>, fields: readonly string[]): boolean {
  if (problem.kind !== "refused" || !problem.fields) return false;
  return Object.keys(problem.fields).every((field) => fields.includes(field));
}

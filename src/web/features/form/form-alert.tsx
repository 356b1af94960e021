import type { ReactNode } from "react";
import { FormWord } from "./form-word.tsx";
import { problemSentence } from "./problem-sentence.ts";
import type { Submission } from "./use-submission.ts";

type FormAlertProps = {
  submission: Pick<Submission, "problem" | "attempt">;
  /** The fields that show their own faults: what is said beside them is not said again here. */
  fields?: readonly string[] | undefined;
  /** What to say instead of the general sentence. */
  children?: ReactNode;
};

/** What went wrong with the whole form, above its button, in one alert. */
export function FormAlert({ submission: { problem, attempt }, fields = [], children }: FormAlertProps) {
  if (!problem || isSaidBeside(problem, fields)) return null;
  return (
    <FormWord key={attempt} role="alert">
      {children ?? problemSentence(problem)}
    </FormWord>
  );
}

function isSaidBeside(problem: NonNullable<Submission["problem"]>, fields: readonly string[]): boolean {
  if (problem.kind !== "refused" || !problem.fields) return false;
  return Object.keys(problem.fields).every((field) => fields.includes(field));
}

import { faultSentence } from "./fault-sentence.ts";
import type { Submission } from "./use-submission.ts";

/** A field's error sentence after a refused submit, for the `error` of a Field. */
export function faultOf({ faults }: Pick<Submission, "faults">, field: string): string | undefined {
  const fault = Object.hasOwn(faults, field) ? faults[field] : undefined;
  return fault && faultSentence(field, fault);
}

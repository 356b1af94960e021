import { useId } from "react";
import { Segmented, type SegmentedProps } from "#web/ui/segmented.tsx";

type ChoiceFieldProps<Value extends string> = SegmentedProps<Value> & { hint: string };

/** One of two, with its label and its hint where the other fields have theirs. */
export function ChoiceField<Value extends string>({ hint, ...choice }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} className="border-0 p-0">
      <p aria-hidden="true" className="font-medium text-14">
        {choice.label}
      </p>
      <Segmented {...choice} className="min-h-12 items-center" />
      <p id={id} className="mt-2 text-14 text-muted">
        {hint}
      </p>
    </fieldset>
  );
}

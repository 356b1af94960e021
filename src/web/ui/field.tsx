import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface FieldProps extends Omit<ComponentProps<"input">, "prefix" | "size"> {
  label: string;
  /** Keeps the label for screen readers only (a search field with its icon). */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the field invalid. */
  error?: ReactNode;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** One line of text on a hairline. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  prefix,
  suffix,
  className,
  id,
  ...input
}: FieldProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={classNames("text-left", className)}>
      <FieldLabel htmlFor={ids.field} hidden={labelHidden} required={input.required}>
        {label}
      </FieldLabel>
      <div className={frameClass("flex min-h-12 items-center gap-3", Boolean(error))}>
        {prefix && <span className="flex flex-none items-center text-muted">{prefix}</span>}
        <input
          {...input}
          id={ids.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(ids.describedBy, input["aria-describedby"]) || undefined}
          className={inputClass}
        />
        {suffix && <span className="flex flex-none items-center text-muted">{suffix}</span>}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

export interface TextareaFieldProps extends ComponentProps<"textarea"> {
  label: string;
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
}

export function TextareaField({
  label,
  labelHidden,
  hint,
  error,
  className,
  id,
  ...area
}: TextareaFieldProps) {
  const ids = useFieldIds(id, hint, error);
  return (
    <div className={classNames("text-left", className)}>
      <FieldLabel htmlFor={ids.field} hidden={labelHidden} required={area.required}>
        {label}
      </FieldLabel>
      <div className={frameClass("flex", Boolean(error))}>
        <textarea
          rows={4}
          {...area}
          id={ids.field}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(ids.describedBy, area["aria-describedby"]) || undefined}
          className={classNames(inputClass, "field-sizing-content min-h-24 resize-y leading-normal")}
        />
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}

/** The hairline a field stands on. Shared with the combobox. */
export function frameClass(shape: string, invalid: boolean): string {
  return classNames(
    shape,
    "border-b transition-[border-color,box-shadow] duration-fast ease-out",
    "has-disabled:border-line has-disabled:text-muted",
    invalid
      ? "border-accent shadow-[0_1px_0_var(--accent)] focus-within:border-accent focus-within:shadow-[0_1px_0_var(--accent)]"
      : "border-edge hover:border-ink focus-within:border-ink focus-within:shadow-[0_1px_0_var(--ink)]",
  );
}

/** The frame shows the focus: a second outline around the text would be noise. */
export const inputClass =
  "min-w-0 flex-1 bg-transparent py-2.5 text-16 outline-none placeholder:text-muted disabled:cursor-not-allowed";

interface FieldIds {
  field: string;
  hint: string;
  error: string;
  describedBy: string;
}

function useFieldIds(id: string | undefined, hint: ReactNode, error: ReactNode): FieldIds {
  const made = useId();
  return fieldIds(id ?? made, hint, error);
}

export function fieldIds(field: string, hint: ReactNode, error: ReactNode): FieldIds {
  const ids = { field, hint: `${field}-hint`, error: `${field}-error` };
  return { ...ids, describedBy: classNames(Boolean(error) && ids.error, Boolean(hint) && ids.hint) };
}

function FieldLabel(props: {
  htmlFor: string;
  hidden: boolean | undefined;
  required: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <label htmlFor={props.htmlFor} className={props.hidden ? "sr-only" : "block text-14 font-medium"}>
      {props.children}
      {props.required && (
        <span aria-hidden="true" className="ml-1 text-accent">
          *
        </span>
      )}
    </label>
  );
}

export function FieldNotes({ ids, hint, error }: { ids: FieldIds; hint: ReactNode; error: ReactNode }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={ids.error} className="mt-2 flex gap-2 text-14 text-accent">
          <span aria-hidden="true" className="mt-[0.68em] h-px w-3 flex-none bg-accent" />
          {error}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className="mt-2 text-14 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

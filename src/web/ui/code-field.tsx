import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { codeDigits } from "./code-text.ts";

export interface CodeFieldProps {
  name: string;
  label: string;
  length: number;
  hint?: ReactNode;
  error?: ReactNode;
  /** The last digit is in. */
  onComplete?: ((input: HTMLInputElement) => void) | undefined;
  className?: string | undefined;
}

/** A code from a mail: one input, so that filling in, pasting and reading aloud work, drawn as boxes. */
export function CodeField({ name, label, length, hint, error, onComplete, className }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState("");

  // What was typed before the scripts came.
  useEffect(() => {
    if (input.current) setDigits(codeDigits(input.current.value, length));
  }, [length]);

  // A refused code is replaced by the next key; an incomplete one goes on.
  useEffect(() => {
    if (error && input.current?.value.length === length) input.current.select();
  }, [error, length]);

  function read(field: HTMLInputElement) {
    const next = codeDigits(field.value, length);
    if (field.value !== next) field.value = next;
    setDigits(next);
    if (next.length === length && next !== digits) onComplete?.(field);
  }

  return (
    <div className={classNames("text-left", className)}>
      <label htmlFor={id} className="block text-14 font-medium">
        {label}
      </label>
      <div className="group relative mt-3 w-full max-w-96">
        <div aria-hidden="true" className="flex gap-2">
          {Array.from({ length }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place in the row
              key={place}
              className={boxClass({
                invalid: Boolean(error),
                next:
                  error && digits.length === length ? true : place === Math.min(digits.length, length - 1),
                middle: place * 2 === length,
              })}
            >
              {digits[place]}
            </span>
          ))}
        </div>
        <input
          ref={input}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          pattern="[0-9 \-]*"
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`) || undefined
          }
          onInput={(event) => read(event.currentTarget)}
          className="absolute inset-0 bg-transparent pl-4 text-16 text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
        />
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-3 flex gap-2 text-14 text-accent">
            <span aria-hidden="true" className="mt-[0.68em] h-px w-3 flex-none bg-accent" />
            {error}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className="mt-3 text-14 text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

const inRed = "group-focus-within:shadow-[inset_0_0_0_1px_var(--accent)]";
const inBlack = "group-focus-within:border-ink group-focus-within:shadow-[inset_0_0_0_1px_var(--ink)]";

function boxClass({ invalid, next, middle }: { invalid: boolean; next: boolean; middle: boolean }): string {
  return classNames(
    "num grid h-16 flex-1 place-items-center rounded-pic border font-serif text-d40",
    "transition-[border-color,box-shadow] duration-fast ease-out",
    invalid ? "border-accent" : "border-edge group-hover:border-ink",
    next && (invalid ? inRed : inBlack),
    middle && "ml-2",
  );
}

import { type ReactNode, useEffect, useId, useRef } from "react";
import { type Gender, genders } from "#vocabulary/person.ts";
import { universeOfGender } from "#vocabulary/universe.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { FieldError } from "./field-error.tsx";

type GenderChoiceProps = { label: string; hint?: ReactNode; error?: ReactNode; preset: Gender | undefined };

/** Women or men: it decides what is shown first. A new preset is followed, a choice made here stays. */
export function GenderChoice({ label, hint, error, preset }: GenderChoiceProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const last = useRef(preset);
  useEffect(() => {
    if (last.current === preset) return;
    last.current = preset;
    const wanted = group.current?.querySelector<HTMLInputElement>(`[value=${preset}]`);
    if (wanted) wanted.checked = true;
  }, [preset]);
  return (
    <fieldset
      ref={group}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
      className="border-0 p-0"
    >
      <legend className="text-14 font-medium">{label}</legend>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {[...genders].reverse().map((gender) => (
          <label key={gender} className={optionClass}>
            <input
              type="radio"
              name="gender"
              value={gender}
              defaultChecked={gender === preset}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 appearance-none rounded-pic"
            />
            {universeOfGender(gender) === "women" ? m.universe_women() : m.universe_men()}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-14 text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

const optionClass =
  "relative grid min-h-12 place-items-center rounded-pic border border-edge px-4 text-16 transition-colors duration-fast hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper";

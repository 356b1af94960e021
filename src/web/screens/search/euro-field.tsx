import { useState } from "react";

type EuroFieldProps = {
  name: string;
  form: string;
  label: string;
  placeholder: string;
  value: number | undefined;
  onCommit: (value: number | undefined) => void;
};

/** A whole number of euros, typed. Works without the slider. */
export function EuroField({ name, form, label, placeholder, value, onCommit }: EuroFieldProps) {
  const [typed, setTyped] = useState<string>();
  function commit() {
    if (typed === undefined) return;
    setTyped(undefined);
    const next = /^\d{1,6}$/.test(typed) ? Number(typed) : undefined;
    if (next !== value) onCommit(next);
  }
  return (
    <label className="num flex min-h-11 items-center gap-1 border-transparent border-b text-14 focus-within:border-ink">
      <input
        type="text"
        inputMode="numeric"
        name={name}
        form={form}
        aria-label={label}
        placeholder={placeholder}
        value={typed ?? value ?? ""}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ""))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          commit();
        }}
        autoComplete="off"
        maxLength={6}
        size={5}
        className="field-sizing-content min-h-11 min-w-2.5 max-w-20 bg-transparent text-16 outline-none placeholder:text-muted lg:text-14"
      />
      €
    </label>
  );
}

import { Combobox as Base } from "@base-ui/react/combobox";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { AfterMount } from "./after-mount.tsx";
import { classNames } from "./class-names.ts";
import { frameClass } from "./field.tsx";
import { CheckIcon, CloseIcon, SearchIcon } from "./icons.tsx";
import { ChevronDownIcon } from "./tool-icons.tsx";

export interface ComboboxOption {
  value: string;
  label: string;
  /** At the end of the row: how many. */
  note?: string | undefined;
}

export interface ComboboxProps {
  label: string;
  options: readonly ComboboxOption[];
  /** The chosen option's value. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Shown when nothing matches. */
  emptyText: string;
  clearLabel: string;
  /** The search line inside the list: "Find a brand". */
  searchLabel: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A field that opens a list with its own search line. Touch opens the list without the keyboard. */
export function Combobox(props: ComboboxProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { options, value, onChange, hint, error, disabled } = props;
  const chosen = options.find((option) => option.value === value) ?? null;
  const describedBy = classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`);
  const notes = (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-14 text-accent">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-14 text-muted">
          {hint}
        </p>
      )}
    </>
  );
  const shown = (
    <span className={classNames("truncate", !chosen && "text-muted")}>
      {chosen?.label ?? props.placeholder}
    </span>
  );
  return (
    <AfterMount
      instead={
        <div className={props.className}>
          <span className="block text-14 font-medium">{props.label}</span>
          <div className={frameClass("flex min-h-12 items-center", Boolean(error))}>{shown}</div>
          {notes}
        </div>
      }
    >
      <Base.Root
        items={options}
        value={chosen}
        onValueChange={(option) => onChange(option?.value ?? null)}
        isItemEqualToValue={(one, other) => one.value === other.value}
        disabled={disabled}
        autoHighlight
      >
        <div className={props.className}>
          <Base.Label className="block text-14 font-medium">{props.label}</Base.Label>
          <div ref={frame} className={frameClass("flex min-h-12 items-center", Boolean(error))}>
            <Base.Trigger
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy || undefined}
              className="group flex min-h-12 min-w-0 flex-1 items-center justify-between gap-3 text-left outline-none"
            >
              {shown}
              <ChevronDownIcon className="size-4 flex-none text-muted transition-transform duration-fast ease-out group-data-popup-open:rotate-180" />
            </Base.Trigger>
            {chosen && !disabled && (
              <button
                type="button"
                aria-label={props.clearLabel}
                onClick={() => onChange(null)}
                className="-mr-3.5 grid size-11 flex-none place-items-center rounded-chip text-muted transition-colors duration-fast hover:text-ink"
              >
                <CloseIcon className="size-4" />
              </button>
            )}
          </div>
          {notes}
        </div>
        <Choices
          anchor={frame}
          label={props.label}
          searchLabel={props.searchLabel}
          emptyText={props.emptyText}
        />
      </Base.Root>
    </AfterMount>
  );
}

interface ChoicesProps extends Pick<ComboboxProps, "label" | "searchLabel" | "emptyText"> {
  anchor: RefObject<HTMLDivElement | null>;
}

function Choices({ anchor, label, searchLabel, emptyText }: ChoicesProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        anchor={anchor}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        className="z-60 outline-none"
      >
        <Base.Popup
          aria-label={label}
          className={classNames(
            "flex max-h-[min(24rem,var(--available-height))] w-(--anchor-width) min-w-60 flex-col rounded-pic bg-surface text-14 text-ink shadow-float",
            "transition-[opacity,transform] duration-fast ease-out data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0",
          )}
        >
          <div className="flex flex-none items-center gap-3 border-line border-b px-4 text-muted">
            <SearchIcon className="size-4 flex-none" />
            <Base.Input
              aria-label={searchLabel}
              placeholder={searchLabel}
              className="min-h-12 min-w-0 flex-1 bg-transparent text-16 text-ink outline-none placeholder:text-muted md:text-14"
            />
          </div>
          <Base.Empty>
            <p className="px-4 py-3.5 text-muted">{emptyText}</p>
          </Base.Empty>
          <Base.List
            aria-label={label}
            className="min-h-0 overflow-y-auto overscroll-contain py-2 data-empty:hidden"
          >
            {(option: ComboboxOption) => (
              <Base.Item
                key={option.value}
                value={option}
                className="flex min-h-11 cursor-pointer items-center gap-3 px-4 data-highlighted:bg-wash data-selected:font-medium"
              >
                <span className="flex-1">{option.label}</span>
                {option.note && <span className="num text-12 text-muted">{option.note}</span>}
                <Base.ItemIndicator>
                  <CheckIcon className="size-4" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

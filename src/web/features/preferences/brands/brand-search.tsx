import type { RefObject } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CloseIcon, SearchIcon } from "#web/ui/icons.tsx";

type BrandSearchProps = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onChange: (query: string) => void;
  onClear: () => void;
};

export function BrandSearch({ field, query, onChange, onClear }: BrandSearchProps) {
  return (
    <Field
      ref={field}
      label={m.brands_search()}
      labelHidden
      placeholder={m.brands_search()}
      value={query}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Escape" && query) onClear();
      }}
      // Inside a form the key would send it; the list has followed every letter already.
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      prefix={<SearchIcon />}
      suffix={
        query && (
          <IconButton
            label={m.brands_search_clear()}
            icon={<CloseIcon className="size-4" />}
            onClick={onClear}
            className="-mr-3"
          />
        )
      }
      className="w-full @min-[34rem]:w-auto @min-[34rem]:max-w-100 @min-[34rem]:flex-1"
    />
  );
}

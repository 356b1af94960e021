import { useEffect } from "react";
import type { SizeField, SizeSystem } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { sizeName } from "./guide-words.ts";

type OwnSizeProps = {
  universe: Universe;
  garment: SizeField;
  /** The system the garment is kept in, and what the chosen size is called in it. */
  system: SizeSystem;
  labels: readonly string[];
  onKnown: (label: string | undefined) => void;
};

/** Tells which size the reader keeps, and keeps another. Comes after the page: preferences are known in the browser. */
export default function OwnSize({ universe, garment, system, labels, onKnown }: OwnSizeProps) {
  const { editing, member } = useEditing();
  const sizes = editing?.universe === universe ? editing.preferences.sizes : undefined;
  const kept = [sizes?.[garment] ?? []].flat();
  const known = kept[0];
  useEffect(() => onKnown(known), [known, onKnown]);
  if (!editing || !sizes) return null;
  const name = (label: string) => sizeName(universe, garment, system, label);
  const keep = (label: string) =>
    editing.change({
      sizes: garment === "tshirts" ? { tshirts: [...sizes.tshirts, label] } : { [garment]: label },
    });
  const theirs = labels.find((label) => kept.includes(label));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {theirs ? (
        <p role="status" className="inline-flex min-h-11 items-center gap-2 text-14">
          <CheckIcon className="size-4" />
          {m.guide_kept({ size: name(theirs) })}
        </p>
      ) : (
        labels.map((label) => (
          <Button key={label} look="ink" size="medium" onClick={() => keep(label)}>
            {m.guide_keep({ size: name(label) })}
          </Button>
        ))
      )}
      <Link
        to={member ? "/account?tab=sizes" : "/onboarding/sizes"}
        className="link inline-flex min-h-11 items-center text-14"
      >
        {m.guide_my_sizes()}
      </Link>
    </div>
  );
}

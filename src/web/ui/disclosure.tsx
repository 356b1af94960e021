import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { MinusIcon } from "./icons.tsx";
import { PlusIcon } from "./tool-icons.tsx";

export interface DisclosureProps {
  title: ReactNode;
  /** At the end of the line, before the sign: what is chosen or what it says in short. */
  aside?: ReactNode;
  open?: boolean | undefined;
  /** Told when a person opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Folds with the same name close one another. */
  name?: string | undefined;
  heading?: "h2" | "h3" | "h4" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A facet or a fold under a hairline. A native details element: works before JavaScript does. */
export function Disclosure(props: DisclosureProps) {
  const { title, aside, open, onOpenChange, name, heading: Heading = "h3", className, children } = props;
  return (
    <details
      open={open}
      name={name}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onOpenChange?.(event.currentTarget.open);
      }}
      className={classNames("group/fold border-line border-t", className)}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 text-14 [&::-webkit-details-marker]:hidden">
        <Heading className="flex-1 font-medium">{title}</Heading>
        {aside && <span className="text-right text-muted">{aside}</span>}
        <PlusIcon className="size-4 group-open/fold:hidden" />
        <MinusIcon className="hidden size-4 group-open/fold:block" />
      </summary>
      <div className="pb-6 text-14">{children}</div>
    </details>
  );
}

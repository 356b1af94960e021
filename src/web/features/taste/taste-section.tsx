import { type ReactNode, useId } from "react";

type TasteSectionProps = {
  title: ReactNode;
  /** At the end of the line of the title. */
  note?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
};

/** A matter of the profile under a line of ink. */
export function TasteSection({ title, note, id, children }: TasteSectionProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <section aria-labelledby={heading} className="border-ink border-t pt-5">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h3 id={heading} tabIndex={-1} className="display-40 outline-none">
          {title}
        </h3>
        {note && <div className="text-14 text-muted">{note}</div>}
      </div>
      {children}
    </section>
  );
}

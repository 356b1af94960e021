import { type ReactNode, useId } from "react";

type AccountSectionProps = { title: string; note?: ReactNode; children: ReactNode };

/** One matter of the account: what it is about on the left, what can be done on the right. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-7 border-line border-t pt-7 pb-14 first:border-t-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:pb-20"
    >
      <div>
        <h2 id={id} className="display-28">
          {title}
        </h2>
        {note && <p className="mt-3 max-w-[40ch] text-14 text-muted">{note}</p>}
      </div>
      <div className="max-w-180">{children}</div>
    </section>
  );
}

/** Fields of a section: two beside each other where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">{children}</div>;
}

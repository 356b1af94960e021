import type { ReactNode } from "react";

/** A part of the living page under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-ink border-t pt-5">
      <h2 className="display-40 mb-8">{title}</h2>
      <div className="grid gap-10 md:grid-cols-2 xl:grid-cols-3">{children}</div>
    </section>
  );
}

/** One primitive, in some of its states, with a caption. */
export function Sample({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={wide ? "col-span-full min-w-0" : "min-w-0"}>
      <figcaption className="mb-4 text-12 text-muted">{name}</figcaption>
      {children}
    </figure>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

import { type ReactNode, useId } from "react";

export interface ChoiceSectionProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A family of choices under its heading; beside it where there is room. Needs `@container` around it. */
export function ChoiceSection({ title, text, children }: ChoiceSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-line border-t pt-4 @md:pt-5 @5xl:grid @5xl:grid-cols-[200px_1fr] @5xl:gap-x-8 @5xl:pt-7"
    >
      <header className="mb-3 flex @md:mb-4 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 @5xl:block">
        <h2 id={id} className="display-28">
          {title}
        </h2>
        {text && <p className="text-14 text-muted @5xl:mt-2">{text}</p>}
      </header>
      {children}
    </section>
  );
}

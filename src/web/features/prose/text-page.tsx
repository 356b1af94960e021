import type { ReactNode } from "react";
import type { Block } from "#vocabulary/prose.ts";
import { Headline } from "#web/ui/headline.tsx";
import { Contents } from "./contents.tsx";
import { Prose } from "./prose.tsx";

type TextPageProps = {
  headline: string;
  lead?: string;
  note: string;
  blocks: readonly Block[];
  /** Below the text, at its measure. */
  children?: ReactNode;
};

/** A page of words: a title, what is in it, and the text at a readable measure. */
export function TextPage({ headline, lead, note, blocks, children }: TextPageProps) {
  return (
    <article className="mx-auto max-w-page px-edge pt-14 md:pt-24">
      <header className="border-line border-b pb-10 md:pb-16">
        <h1 className="display-80 max-w-[12em]">
          <Headline text={headline} />
        </h1>
        {lead && <p className="mt-8 max-w-[52ch] text-18">{lead}</p>}
        <p className="mt-6 text-14 text-muted">{note}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[280px_minmax(0,1fr)]">
        <Contents blocks={blocks} />
        <div>
          <Prose blocks={blocks} />
          {children}
        </div>
      </div>
    </article>
  );
}

import type { RefObject } from "react";
import type { Taste, TasteVersion } from "#contract/taste.ts";
import { Comparison } from "#web/features/taste/comparison.tsx";
import { StyleRadar } from "#web/features/taste/style-radar.tsx";
import { StyleTable } from "#web/features/taste/style-table.tsx";
import { Summary } from "#web/features/taste/summary.tsx";
import { VersionLine } from "#web/features/taste/version-line.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";

type ProfileHeadProps = {
  taste: Taste;
  versions: readonly TasteVersion[];
  head: RefObject<HTMLHeadingElement | null>;
  onCompare: (version: number | undefined) => void;
};

/** A sentence beside its picture. */
export function ProfileHead({ taste, versions, head, onCompare }: ProfileHeadProps) {
  return (
    <section className="grid grid-cols-1 items-start gap-x-16 gap-y-10 pt-6 md:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="min-w-0">
        <h2 ref={head} tabIndex={-1} className="display-80 scroll-mt-24 outline-none">
          <Headline text={m.taste_headline()} />
        </h2>
        <div className="mt-7 max-w-[34em] md:mt-9">
          <Summary summary={taste.summary} />
        </div>
        <p className="mt-5 mb-8 max-w-[52ch] text-14 text-muted">{m.taste_touch()}</p>
        <VersionLine taste={taste} versions={versions} onCompare={onCompare} onRollBack={toVersions} />
        <Comparison taste={taste} />
      </div>
      <div className="min-w-0">
        <StyleRadar styles={taste.styles} compared={taste.compared} />
        <p className="mt-2 mb-4 text-center text-12 text-muted">{m.taste_styles_note()}</p>
        <StyleTable styles={taste.styles} compared={taste.compared} />
      </div>
    </section>
  );
}

function toVersions(): void {
  const versions = document.getElementById("taste-versions");
  versions?.scrollIntoView({ block: "start" });
  versions?.focus({ preventScroll: true });
}

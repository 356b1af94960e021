import type { ReactNode } from "react";
import { SectionHead } from "#web/features/section/section-head.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { CloseIcon } from "#web/ui/icons.tsx";
import { MatchRing } from "#web/ui/match-ring.tsx";
import { HeartIcon } from "#web/ui/tool-icons.tsx";

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="mx-auto max-w-page pt-section">
      <SectionHead id="how" title={m.home_how()} link={{ to: "/technology", label: m.home_how_link() }} />
      <ol className="grid border-line border-y md:grid-cols-3 md:divide-x md:divide-line">
        <Step title={m.home_how_1_title()} text={m.home_how_1_text()}>
          <YesOrNo />
        </Step>
        <Step title={m.home_how_2_title()} text={m.home_how_2_text()}>
          <Reasons />
        </Step>
        <Step title={m.home_how_3_title()} text={m.home_how_3_text()}>
          <Openness />
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-col border-line px-edge py-8 not-first:border-t md:min-h-90 md:border-t-0 md:pb-12">
      <div className="flex flex-1 items-center pt-2 pb-8">{children}</div>
      <h3 className="display-28">{title}</h3>
      <p className="mt-3 max-w-[38ch] text-muted">{text}</p>
    </li>
  );
}

function YesOrNo() {
  const round = "grid size-16 place-items-center rounded-chip border";
  return (
    <div aria-hidden="true" className="flex gap-3">
      <span className={`${round} border-line`}>
        <CloseIcon />
      </span>
      <span className={`${round} border-accent text-accent [&_svg]:fill-current`}>
        <HeartIcon />
      </span>
    </div>
  );
}

function Reasons() {
  return (
    <figure className="flex items-center gap-5">
      <MatchRing score={92} size={52} label={m.home_score_label({ score: 92 })} />
      <figcaption className="sr-only">{m.home_example()}</figcaption>
      <ul className="text-14 leading-[1.9]">
        <li>{m.home_reason_style()}</li>
        <li>{m.home_reason_budget()}</li>
        <li>{m.home_reason_wool()}</li>
      </ul>
    </figure>
  );
}

function Openness() {
  const ticks = Array.from({ length: 21 }, (_, index) => index * 16);
  return (
    <div className="w-full max-w-80 text-12 text-muted">
      <svg viewBox="0 0 322 36" aria-hidden="true" className="mb-2 w-full overflow-visible">
        {ticks.map((x) => (
          <path key={x} d={`M${x + 0.5} 6v24`} className="stroke-edge" />
        ))}
        <path d="M113 0v36" strokeWidth="2" className="stroke-ink" />
      </svg>
      <div className="flex justify-between gap-4">
        <span>{m.home_dial_from()}</span>
        <span>{m.home_dial_to()}</span>
      </div>
    </div>
  );
}

import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { labelsIn, rowsOf } from "#vocabulary/size-chart.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { whenUsed } from "#web/data/idle.ts";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { garmentsOf } from "#web/features/preferences/sizes/garments.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { onboardingKeys } from "#web/state/onboarding-keys.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { Headline } from "#web/ui/headline.tsx";
import { useMounted } from "#web/ui/mounted.ts";
import { Segmented } from "#web/ui/segmented.tsx";
import { ConverterResult } from "./converter-result.tsx";
import { inSystem, ownOf, readWanted, type Wanted, writeWanted } from "./guide-address.ts";
import { figureOf, systemName } from "./guide-words.ts";

/** Whoever told something may have told their size: it is shown at once. Others read first. */
const OwnSize = lateOrNothing(async () => {
  const isKnown = useAuth.getState().isAuthenticated || onboardingKeys().length > 0;
  if (!isKnown) await whenUsed();
  return import("./own-size.tsx");
});

/** How far up a scale most people are. */
const usual = 0.4;

const universeNames = { men: m.universe_men, women: m.universe_women };

/** A form of plain choices: the address is what it asks, with scripts or without. */
export function Converter() {
  const { wanted, go } = useWanted();
  const mounted = useMounted();
  const site = useUniverse();
  const [saved, setSaved] = useState<string>();
  const { universe, garment, system, chart } = wanted;
  const own = ownOf(chart);
  const kept = wanted.size === undefined && system === own && universe === site ? saved : undefined;
  const labels = labelsIn(chart, system);
  const size = wanted.size ?? kept ?? labels[Math.floor(labels.length * usual)] ?? "";
  const ownLabels = rowsOf(chart, system, size).flatMap(({ sizes }) => sizes[own] ?? []);
  const note = wanted.size ? m.guide_shared() : kept ? m.guide_saved() : m.guide_example();
  return (
    <section aria-labelledby="convert-title" id="convert" className="mx-auto max-w-page scroll-mt-4 px-edge">
      <div className="grid gap-x-16 gap-y-12 border-ink border-t pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <form method="get" className="min-w-0">
          <h2 id="convert-title" className="display-56">
            <Headline text={m.guide_convert_title()} />
          </h2>
          <p className="mt-5 max-w-[52ch]">{m.guide_convert_text()}</p>
          <div className="mt-8 grid gap-y-5">
            <Row label={m.guide_for()}>
              <Segmented
                name="universe"
                label={m.guide_for()}
                options={universes.toReversed().map((value) => ({ value, label: universeNames[value]() }))}
                value={universe}
                onChange={(next) => go({ ...wanted, universe: next, size: undefined })}
              />
            </Row>
            <Row label={m.guide_garment()}>
              <Segmented
                name="garment"
                label={m.guide_garment()}
                options={garmentsOf(universe, false).map(({ field, name }) => ({
                  value: field,
                  label: name,
                }))}
                value={garment}
                onChange={(next) => go({ ...wanted, garment: next, size: undefined })}
                className="gap-x-5!"
              />
            </Row>
            <Row label={m.guide_system()}>
              <Segmented
                name="system"
                label={m.guide_system()}
                options={chart.systems.map((value) => ({ value, label: systemName(value) }))}
                value={system}
                onChange={(next) =>
                  go({ ...wanted, system: next, size: inSystem({ ...wanted, size }, next) })
                }
                className="gap-x-5!"
              />
            </Row>
            <Row label={m.guide_size()}>
              <Segmented
                name="size"
                look="boxes"
                label={m.guide_size()}
                options={labels.map((value) => ({ value, label: figureOf([value]) }))}
                value={size}
                onChange={(next) => go({ ...wanted, size: next })}
                className="mt-2 grid-cols-[repeat(auto-fill,minmax(52px,1fr))]"
              />
            </Row>
          </div>
          <noscript>
            <button type="submit" className="mt-6 min-h-11 rounded-chip border border-ink px-6">
              {m.guide_submit()}
            </button>
          </noscript>
        </form>
        <ConverterResult wanted={wanted} size={size} note={note}>
          {mounted && universe === site && (
            <Suspense fallback={null}>
              <OwnSize {...{ universe, garment, system: own, labels: ownLabels }} onKnown={setSaved} />
            </Suspense>
          )}
        </ConverterResult>
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line border-t pt-3">
      <p aria-hidden="true" className="text-12 text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}

/**
 * What the address asks for, and how to ask for something else: seen at once, while the address follows. The site's own
 * switch is followed.
 */
function useWanted(): { wanted: Wanted; go: (next: Omit<Wanted, "chart">) => void } {
  const [params, setParams] = useSearchParams();
  const [ahead, setAhead] = useState<{ from: URLSearchParams; to: URLSearchParams }>();
  const site = useUniverse();
  const before = useRef<Universe>(undefined);
  useEffect(() => {
    const moved = before.current !== undefined && before.current !== site;
    before.current = site;
    if (moved) setParams(new URLSearchParams({ universe: site }), quietly);
  }, [site, setParams]);
  return {
    wanted: readWanted(ahead?.from === params ? ahead.to : params, site),
    go: (next) => {
      const to = writeWanted(next);
      setAhead({ from: params, to });
      setParams(to, quietly);
    },
  };
}

const quietly = { replace: true, preventScrollReset: true };

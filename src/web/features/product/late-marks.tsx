import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { once } from "#web/data/once.ts";
import type { marks } from "./marks.tsx";

/** Only lists that know whose they are have any: the first of them brings these. */
const load = once(async () => (await import("./marks.tsx")).marks);

type RingProps = ComponentProps<typeof marks.MatchRing>;
const nothing: ComponentType = () => null;

const Ring = lazy(() =>
  load().then(
    ({ MatchRing: Mark }): { default: ComponentType<RingProps> } => ({ default: Mark }),
    () => ({ default: nothing as ComponentType<RingProps> }),
  ),
);
const Stretch = lazy(() =>
  load().then(
    ({ StretchMark: Mark }): { default: ComponentType } => ({ default: Mark }),
    () => ({ default: nothing }),
  ),
);

export const MatchRing = (props: RingProps) => (
  <Suspense fallback={<span className="size-10" />}>
    <Ring {...props} />
  </Suspense>
);

export const StretchMark = () => (
  <Suspense fallback={null}>
    <Stretch />
  </Suspense>
);

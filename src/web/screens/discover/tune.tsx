import { lazy, memo, Suspense, useCallback, useMemo, useState } from "react";

/** The dial, the scale and their vocabulary come when someone wants to turn them. */
const TuneDrawer = lazy(() => import("./tune-drawer.tsx"));

export function useTune() {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    setAsked(true);
    setOpen(true);
  }, []);
  return useMemo(() => ({ asked, open, setOpen, show }), [asked, open, show]);
}

export type Tune = ReturnType<typeof useTune>;

type TuneSheetProps = { tune: Tune; onChanged: () => void };

/** `onChanged`: the server knows of something that the question does not say. */
export const TuneSheet = memo(function TuneSheet({ tune, onChanged }: TuneSheetProps) {
  if (!tune.asked) return null;
  return (
    <Suspense fallback={null}>
      <TuneDrawer open={tune.open} onOpenChange={tune.setOpen} onChanged={onChanged} />
    </Suspense>
  );
});

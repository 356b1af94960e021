import { Suspense, useEffect, useState } from "react";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { recentlySeen } from "#web/state/seen.ts";

const most = 6;

const RecentRow = lateOrNothing(() => import("./recent-row.tsx"));

/** Only for whoever has opened another piece before. */
export function Recently({ product }: { product: number }) {
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    const others = recentlySeen()
      .filter((id) => id !== product)
      .slice(0, most);
    setIds((before) => (before.length + others.length === 0 ? before : others));
  }, [product]);
  return ids.length === 0 ? null : (
    <Suspense fallback={null}>
      <RecentRow ids={ids} />
    </Suspense>
  );
}

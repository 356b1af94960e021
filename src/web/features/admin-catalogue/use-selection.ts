import { useState } from "react";

/** What is ticked in a list. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const setAll = (all: readonly number[], on: boolean) =>
    setIds((before) => new Set(on ? [...before, ...all] : [...before].filter((id) => !all.includes(id))));
  return { ids, has: (id: number) => ids.has(id), toggle, setAll, clear: () => setIds(new Set()) };
}

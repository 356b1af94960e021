import { useState } from "react";
import { useSearchParams } from "react-router";
import type { PreferencesToUpdate } from "#contract/preferences.ts";
import { isUniverse, type Universe } from "#vocabulary/universe.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { type TraceQuestion, useTraced } from "./use-traced.ts";

export type Against = "none" | "user" | "weights";
const againsts: readonly Against[] = ["none", "user", "weights"];

/** Who and what is looked at. All but pasted preferences is in the address. */
export function useInspected() {
  const [search, setSearch] = useSearchParams();
  const [pasted, setPasted] = useState<PreferencesToUpdate>();
  const of = search.get("of") === "pasted" ? ("pasted" as const) : ("person" as const);
  const user = search.get("user") ?? undefined;
  const other = search.get("other") ?? undefined;
  const given = search.get("universe");
  const here = useUniverse();
  // Pasted preferences are nobody's, so no universe is their own.
  const universe: Universe | undefined = isUniverse(given) ? given : of === "pasted" ? here : undefined;
  const against = againsts.find((one) => one === search.get("against")) ?? "none";
  const weights = Number(search.get("weights") ?? 0);

  const set = (change: Readonly<Record<string, string | undefined>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value) next.set(name, value);
          else next.delete(name);
        next.delete("cursor");
        return next;
      },
      { preventScrollReset: true },
    );

  const inUniverse = universe && { universe };
  const base = ofWhom(of, user, pasted);
  const question: TraceQuestion | undefined = base && { ...base, ...inUniverse };
  const second: TraceQuestion | undefined =
    against === "user"
      ? other
        ? { user: other, ...inUniverse }
        : undefined
      : against === "weights" && question
        ? { ...question, weights }
        : undefined;
  const a = useTraced(question);
  const b = useTraced(question && second);
  return { of, user, other, universe, against, weights, pasted, setPasted, set, a, b };
}

function ofWhom(
  of: "person" | "pasted",
  user: string | undefined,
  pasted: PreferencesToUpdate | undefined,
): TraceQuestion | undefined {
  if (of === "person") return user ? { user } : undefined;
  return pasted && { preferences: pasted };
}

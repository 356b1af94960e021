import { useRef } from "react";
import { useSearchParams } from "react-router";
import { useTaste } from "#web/features/taste/use-taste.ts";
import { Ledger } from "./ledger.tsx";
import { NoTaste } from "./no-taste.tsx";
import { Profile } from "./profile.tsx";
import { TasteFailed, TasteSkeleton } from "./taste-instead.tsx";

/** A view of its own, with an address of its own: the ledger is reached from the taste and leads back to it. */
export default function TasteTab() {
  const [search] = useSearchParams();
  return search.get("tab") === "ledger" ? <Ledger /> : <TasteView />;
}

/** Their taste as it is read. Which version it is held against is in the address. */
function TasteView() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get("compare"));
  const compare = Number.isInteger(asked) && asked > 0 ? asked : undefined;
  const { taste, versions, problem, again } = useTaste(compare);
  const head = useRef<HTMLHeadingElement>(null);

  function toHead() {
    head.current?.scrollIntoView({ block: "start" });
    head.current?.focus({ preventScroll: true });
  }
  function hold(version: number | undefined) {
    setSearch({ tab: "taste", ...(version && { compare: String(version) }) }, { preventScrollReset: true });
    // Where the dotted line is, whatever button was touched.
    if (version) toHead();
  }

  if (!taste) return problem ? <TasteFailed again={again} /> : <TasteSkeleton />;
  const silent = taste.answers === 0 && taste.beliefs.length === 0;
  if (silent && taste.styles.every(({ weight, declared }) => weight === 0 && !declared)) return <NoTaste />;
  return (
    <Profile
      taste={taste}
      versions={versions}
      head={head}
      onCompare={hold}
      onBack={() => {
        hold(undefined);
        toHead();
      }}
    />
  );
}

import { type Occasion, occasions, type Season, seasons } from "#vocabulary/attribute.ts";
import { isStyleId } from "#vocabulary/style.ts";
import { isUniverse, type Universe } from "#vocabulary/universe.ts";

/** Which looks are shown, as the address says it; what it says wrongly counts as not said. */
export interface LooksWanted {
  /** Of the other one than the site's switch says. */
  readonly universe?: Universe | undefined;
  readonly occasion?: Occasion | undefined;
  readonly season?: Season | undefined;
  /** An axis of taste, 1 to 22. */
  readonly style?: number | undefined;
  /** What suits the person first; the editors' order unless it is asked for. */
  readonly forMe?: boolean | undefined;
}

export function readLooksAddress(params: URLSearchParams): LooksWanted {
  const style = Number(params.get("style"));
  const universe = params.get("universe");
  const wanted = {
    universe: isUniverse(universe) ? universe : undefined,
    occasion: occasions.find((one) => one === params.get("occasion")),
    season: seasons.find((one) => one === params.get("season")),
    style: isStyleId(style) ? style : undefined,
    forMe: params.get("sort") === "for_me" || undefined,
  };
  return wanted;
}

/** Without the question mark; empty for all looks. */
export function writeLooksAddress({ universe, occasion, season, style, forMe }: LooksWanted): string {
  const params = new URLSearchParams();
  if (universe) params.set("universe", universe);
  if (occasion) params.set("occasion", occasion);
  if (season) params.set("season", season);
  if (style) params.set("style", String(style));
  if (forMe) params.set("sort", "for_me");
  return params.toString();
}

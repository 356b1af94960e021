import type { Pick } from "../recommend.ts";

/** Where a pick could have come from. */
export type Source =
  | "pinned"
  | "wished"
  | "style"
  | "wanted_style"
  | "followed_brand"
  | "similar_to_liked"
  | "liked_together"
  | "taste"
  | "new"
  | "popular"
  | "explore";

/** The features that bring a piece forward by themselves; the others only hold it against what someone told. */
const sourceOf: Readonly<Record<string, Source>> = {
  wish: "wished",
  style: "style",
  wanted_style: "wanted_style",
  brand: "followed_brand",
  liked: "similar_to_liked",
  co_liked: "liked_together",
  taste: "taste",
  freshness: "new",
  popularity: "popular",
};

/** All that speak for it, the strongest first; features come by what they contribute. */
export function sourcesOf(
  { led, stretch }: Pick,
  features: readonly { readonly key: string; readonly contribution: number }[],
): readonly Source[] {
  return [
    ...(led === "pin" ? (["pinned"] as const) : []),
    ...(stretch ? (["explore"] as const) : []),
    ...features.flatMap(({ key, contribution }) => (contribution > 0 ? (sourceOf[key] ?? []) : [])),
  ];
}

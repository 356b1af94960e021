import { useSearchParams } from "react-router";

/** Whether the address asks for a page as anyone would see it. */
export const isNeutral = (search: URLSearchParams): boolean => search.get("neutral") === "1";

export function useNeutral(): boolean {
  const [search] = useSearchParams();
  return isNeutral(search);
}

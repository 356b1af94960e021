import type { TasteVersion } from "#contract/taste.ts";

const monthMs = 30 * 86_400_000;

/** What to hold a taste against: as it was a month before, or as near to that as there is. */
export function versionToCompare(versions: readonly TasteVersion[]): TasteVersion | undefined {
  const now = versions.find(({ current }) => current);
  if (!now) return undefined;
  const then = Date.parse(now.at) - monthMs;
  const distance = ({ at }: TasteVersion) => Math.abs(Date.parse(at) - then);
  return versions
    .filter(({ current }) => !current)
    .reduce<TasteVersion | undefined>(
      (best, one) => (best && distance(best) <= distance(one) ? best : one),
      undefined,
    );
}

import { firstAddress, readAddress, siteOf } from "./address.ts";
import type { FeedItem } from "./feed-item.ts";
import { feedLimits } from "./limits.ts";
import { plainLine } from "./plain-text.ts";
import type { RowValues } from "./row-values.ts";

/** Who sells it: as the row says, else as we were told, else whoever its link leads to. */
export function readShop(
  values: RowValues,
  link: string,
  told: FeedItem["shop"] | undefined,
): FeedItem["shop"] {
  const named = plainLine(values.all("shopName").find((text) => text.length <= feedLimits.nameLength) ?? "");
  if (told && (named === "" || named === told.name)) return told;
  // A link of an affiliate network leads there through somebody else's address.
  const own = values
    .all("link")
    .map(readAddress)
    .find(
      (address) => address && !/awin1|anrdoezrs|linksynergy|dpbolvw|jdoqocy|tkqlhce|kqzyfj/iu.test(address),
    );
  const url = firstAddress(values.all("shopUrl")) ?? siteOf(own ?? link);
  return { name: named || siteOf(url).replace(/^https?:\/\/(?:www\.)?/iu, ""), url };
}

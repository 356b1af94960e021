import { feedLimits } from "./limits.ts";

/**
 * An address that is safe to put into a link: http or https, a host, no name and password, nothing that could
 * end an attribute. Nothing when it is not one.
 */
export function readAddress(text: string): string | undefined {
  const spelt = text
    .trim()
    .replaceAll("&amp;", "&")
    .replace(
      /[\s"'<>`\\{}|^]/gu,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
    );
  const address = spelt.startsWith("//") ? `https:${spelt}` : spelt;
  if (address.length > feedLimits.addressLength) return undefined;
  return /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250}[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#][^\p{Cc}]*)?$/iu.test(
    address,
  )
    ? address
    : undefined;
}

/** The home page of whoever an address belongs to. */
export const siteOf = (address: string): string => /^https?:\/\/[^/?#]+/iu.exec(address)?.[0] ?? address;

export const firstAddress = (texts: readonly string[]) =>
  texts.map(readAddress).find((address) => address !== undefined);

/** What only the running site knows, and editors therefore leave open: `{contact}`, `{site}`. */
export type SiteFacts = { readonly contact: string; readonly site: string };

export const fillPlaceholders = (text: string, { contact, site }: SiteFacts): string =>
  text.replaceAll("{contact}", contact).replaceAll("{site}", site);

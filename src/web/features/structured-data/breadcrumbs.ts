type Step = { readonly name: string; readonly address: string };

/** Where a page stands, for search engines: from the widest step to the page itself. */
export const breadcrumbs = (steps: readonly Step[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, address }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    item: address,
  })),
});

/** How many pieces stand for the whole page. */
export const previewCount = 9;

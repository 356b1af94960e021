import type { Card } from "#contract/products.ts";

/** How wide a card is shown. */
export const cardSizes = "(min-width: 1024px) 448px, (min-width: 640px) 420px, calc(100vw - 40px)";
/** Nobody waits longer for a picture. */
const patienceMs = 250;
const mostKept = 60;

const prepared = new Map<string, Promise<unknown>>();

/** Fetches and decodes pictures ahead, in the same file that the card will choose. */
export function preparePictures(cards: readonly Pick<Card, "image">[]): Promise<unknown> {
  const all = Promise.all(cards.map(({ image }) => prepare(image)));
  return Promise.race([all, new Promise((done) => setTimeout(done, patienceMs))]);
}

function prepare({ src, srcset }: Card["image"]): Promise<unknown> {
  const known = prepared.get(src);
  if (known) return known;
  const picture = new Image();
  picture.sizes = cardSizes;
  picture.srcset = srcset;
  picture.src = src;
  // One that fails now may come later.
  const coming = picture.decode().catch(() => prepared.delete(src));
  prepared.set(src, coming);
  const [oldest] = prepared.keys();
  if (prepared.size > mostKept && oldest) prepared.delete(oldest);
  return coming;
}

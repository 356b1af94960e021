const beatMs = 2_000;

/**
 * Says now and then that a run goes on, and how far it is. Nobody waits for it, and one that cannot be said is left
 * out: an embedded database has no time for it while a feed is brought in.
 */
export function keepBeating(tell: (products: number) => Promise<void>) {
  let products = 0;
  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    tell(products)
      .catch(() => {})
      .finally(() => {
        isTelling = false;
      });
  }, beatMs);
  timer.unref();
  return {
    count: (so: number): void => {
      products = so;
    },
    stop: () => clearInterval(timer),
  };
}

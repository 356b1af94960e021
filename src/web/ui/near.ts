/** Acts when something is this far below the window, or nearer. */
export const near =
  (far: `${number}px`) =>
  (element: Element, act: () => void): (() => void) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act();
      },
      { rootMargin: `${far} 0px` },
    );
    watching.observe(element);
    return () => watching.disconnect();
  };

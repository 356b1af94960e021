/** People who do something want the page to answer; the longest that anybody waits for its pictures to come first. */
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll"];
const longestMs = 1_500;

/**
 * React Router's script that starts the application, made to wait until what is seen first is there: a browser shares
 * its line among all it fetches and its time among all it runs, and a page reads well before it can be pressed. Files
 * are asked for one at a time and run one at a time, those that others are made of first: to do so with a dozen at once
 * takes a slow phone longer than a scroll may wait.
 */
export function lateStart(script: string, hrefs: readonly string[]): string {
  const modules: string[] = [];
  const names: string[] = [];
  const rest = script.replace(
    /import (?:\* as (\w+) from )?("[^"]+")(?:;|$)/gm,
    (_, name: string | undefined, url: string) => {
      modules.push(`import(${url})`);
      names.push(name ?? "");
      return "";
    },
  );
  if (modules.length === 0 || /^\s*import\s/m.test(rest) || !/\bimport\("[^"]+"\);?\s*$/.test(rest))
    throw new Error("React Router starts otherwise: review late-start.");
  const parts = hrefs.filter((href) => !rest.includes(JSON.stringify(href))).toReversed();
  return `
const giveWay = () => new Promise((next) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => next(port1.close());
  port2.postMessage(0);
});
const begin = async () => {
  for (const href of ${JSON.stringify(hrefs)}) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
    await giveWay();
  }
  for (const part of ${JSON.stringify(parts)}) {
    await import(part);
    await giveWay();
  }
  const [${names.join(", ")}] = await Promise.all([${modules.join(", ")}]);
  ${rest.trim()}
};
let begun = false;
const once = () => {
  if (begun) return;
  begun = true;
  for (const sign of ${JSON.stringify(signs)}) removeEventListener(sign, once, true);
  begin();
};
const isThere = (picture) => picture.decode().catch(() => {});
for (const sign of ${JSON.stringify(signs)}) addEventListener(sign, once, { capture: true, passive: true });
Promise.all([...document.querySelectorAll('img[fetchpriority="high"]')].map(isThere)).then(() =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once))),
);
setTimeout(once, ${longestMs});
`;
}

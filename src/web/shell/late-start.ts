/** People who do something want the page to answer; the longest that anybody waits for its pictures to come first. */
// A pointer that lies still over a new page is said to move, too, but by nothing.
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "scroll"];
const longestMs = 1_500;
/** A picture that is there is seen soon after. Not every browser says when, and what it says comes a little early. */
const paintMs = { told: 60, untold: 400 };
/** What waited for them is asked for before the application: to unpack pictures and to read scripts takes turns. */
const aheadMs = 100;

/** The page's own attribute until then: its other pictures wait as well (`app.css`). */
export const waiting = "data-waiting";

/**
 * React Router's script that starts the application, made to wait until what is seen first is there: a browser shares
 * its line among all it fetches and its time among all it runs, and a page reads well before it can be pressed. Files
 * are asked for one at a time and run one at a time, those that others are made of first: to do so with a dozen at once
 * takes a slow phone longer than a scroll may wait.
 */
export function lateStart(script: string, hrefs: readonly string[]): string {
  const modules: string[] = [];
  const names: string[] = [];
  let firstRoute = "";
  const rest = script.replace(
    /import (?:\* as (\w+) from )?("[^"]+")(?:;|$)/gm,
    (_, name: string | undefined, url: string) => {
      modules.push(`import(${url})`);
      names.push(name ?? "");
      if (name) firstRoute ||= JSON.parse(url);
      return "";
    },
  );
  if (modules.length === 0 || /^\s*import\s/m.test(rest) || !/\bimport\("[^"]+"\);?\s*$/.test(rest))
    throw new Error("React Router starts otherwise: review late-start.");
  // What the application starts from stands before the first route, and each file before those that it is made of.
  const start = hrefs.indexOf(firstRoute);
  const parts = [...hrefs.slice(0, start).toReversed(), ...hrefs.slice(start).toReversed()].filter(
    (href) => !rest.includes(JSON.stringify(href)),
  );
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
  for (const sign of ${JSON.stringify(signs)}) removeEventListener(sign, hear, true);
  goOn();
  begin();
};
const goOn = () => document.documentElement.removeAttribute("${waiting}");
const hear = ({ type, movementX, movementY }) => {
  if (type !== "pointermove" || movementX || movementY) once();
};
for (const sign of ${JSON.stringify(signs)}) addEventListener(sign, hear, { capture: true, passive: true });
const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
const isThere = (picture) => picture.decode().catch(() => {});
const isOne = ({ element }) => pictures.length === 0 || pictures.includes(element);
const shown = new Promise((next) => {
  new PerformanceObserver((list) => list.getEntries().some(isOne) && next())
    .observe({ type: "largest-contentful-paint", buffered: true });
});
const wait = (ms) => new Promise((next) => setTimeout(next, ms));
Promise.all(pictures.map(isThere))
  .then(() => Promise.race([shown.then(() => wait(${paintMs.told})), wait(${paintMs.untold})]))
  .then(goOn)
  .then(() => wait(${aheadMs}))
  .then(once);
setTimeout(once, ${longestMs});
`;
}

import type { APIRequestContext, Locator, Page } from "@playwright/test";

/** Opens an address and waits until the browser has taken the page over, which it does sooner for whoever does something. */
export async function open(page: Page, address: string): Promise<number> {
  const response = await page.goto(address);
  await page.evaluate(() => void window.dispatchEvent(new Event("scroll")));
  await takenOver(page);
  return response?.status() ?? 0;
}

export const takenOver = (page: Page): Promise<void> =>
  page.locator('.fade-overlay[data-mounted="true"]').waitFor({ state: "attached" });

/** Goes somewhere as a click on a link would, without waiting for the arrival. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => void window.__reactRouterDataRouter?.navigate(path), to);

/** What a page says has gone wrong; places that wait for something to say are empty. */
export const error = (page: Page): Locator => page.getByRole("alert").filter({ hasText: /\S/ });
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** The addresses of the requests that a page makes from now on, if they are of the wanted kind. */
export function requestsOf(page: Page, wanted: (url: URL) => boolean): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (wanted(url)) seen.push(url.pathname + url.search);
  });
  return seen;
}

/** The documents that a page loads from now on: a client-side route change adds none. */
export function documentsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const url = new URL(request.url());
    seen.push(url.pathname + url.search);
  });
  return seen;
}

/** What the page says to its console, by kind. */
export function consoleOf(page: Page, kind: "error" | "warning"): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === kind) said.push(message.text());
  });
  return said;
}

/** Everything that would be red in the console: errors, uncaught exceptions, violated policies. */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints = consoleOf(page, "error");
  page.on("pageerror", (thrown) => complaints.push(String(thrown)));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`The policy ${violatedDirective} forbids ${blockedURI}`),
    );
  });
  return complaints;
}

/** Puts something into local storage before the app first runs, and never again. */
export async function store(page: Page, key: string, value: unknown): Promise<void> {
  await page.goto("/robots.txt");
  const text = typeof value === "string" ? value : JSON.stringify(value);
  await page.evaluate(([name, words]) => localStorage.setItem(name, words), [key, text] as const);
}

export const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

/** The connection is said to be too slow for fetching ahead, so that only explicit acts fetch anything. */
export const onSlowConnection = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } });
  });

/** Time stands still from the first load on, until the test moves it. */
export async function stopTime(page: Page, now = Date.now()): Promise<void> {
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  // Applications begin a frame after their page has loaded, or when somebody is there: frames stand still, too.
  page.on("load", () => page.evaluate(() => dispatchEvent(new Event("scroll"))).catch(() => {}));
}

type Manifest = { version: string; routes: Record<string, { module: string }> };

/** The build's table of routes, as the browser gets it. */
export async function manifestOf(request: APIRequestContext): Promise<Manifest> {
  const html = await (await request.get("/about")).text();
  const file = /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0] ?? "";
  const script = await (await request.get(file)).text();
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
}

/** The file that holds the code of a route. */
export async function codeOf(request: APIRequestContext, route: string): Promise<string> {
  const { routes } = await manifestOf(request);
  const file = routes[route]?.module;
  if (!file) throw new Error(`No route is called ${route}.`);
  return file;
}

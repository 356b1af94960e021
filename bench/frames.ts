import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { browserFlags, installedBrowser } from "../e2e/browser.ts";
import { writeResults } from "./results.ts";

/*
 * How smooth the deck is while a card is dragged and a long list of results while it is scrolled, and how soon the
 * page answers a press, on a processor four times as slow and as it is.
 * Against a running site: `node bench/frames.ts http://…`.
 */
const [base = "http://127.0.0.1:3000"] = process.argv.slice(2);
/** As slow as a phone of the middle, and as it is: what is dropped either way is not the page's doing. */
const slownesses = [4, 1];
const results = 500;

type Frames = {
  /** Times the browser was due to show something. */
  readonly due: number;
  /** Scrolled or moved in time, with what the page itself had to say a frame later. */
  readonly partly: number;
  /** Nothing new was shown. */
  readonly dropped: number;
  /** What the page's own thread worked for one frame, from the least to the most. */
  readonly work: readonly number[];
};
declare global {
  interface Window {
    frameWork: number[];
    answers: number[];
  }
}

const flags = browserFlags.filter((flag) => flag !== "--disable-gpu");
const browser = await chromium.launch({ ...installedBrowser, args: flags });

async function open(width: number, path: string) {
  const touch = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: touch ? 844 : 900 },
    hasTouch: touch,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.answers = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (/^(pointerup|click|keydown|touchend)$/.test(entry.name)) window.answers.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(base + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  const cdp = await context.newCDPSession(page);
  return { context, page, cdp, touch };
}

const slowDown = (cdp: CDPSession, rate: number) => cdp.send("Emulation.setCPUThrottlingRate", { rate });

/** Asked before the processor is slowed down: to look for an element costs the page more than to be pressed. */
async function middleOf(target: Locator): Promise<Point> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error("there is nothing to press");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Point = { readonly x: number; readonly y: number };

const mouse = (cdp: CDPSession, type: "mousePressed" | "mouseMoved" | "mouseReleased", { x, y }: Point) =>
  cdp.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });

async function press(cdp: CDPSession, at: Point): Promise<void> {
  await mouse(cdp, "mousePressed", at);
  await mouse(cdp, "mouseReleased", at);
}

/** As the browser tells it: of all that it could record only this, which costs the page nothing that can be measured. */
const recording = {
  traceConfig: {
    includedCategories: ["disabled-by-default-devtools.timeline.frame"],
    excludedCategories: ["*"],
  },
};

interface Recorded {
  readonly name: string;
  readonly args?: { readonly hasPartialUpdate?: boolean };
}

/** What the browser shows meanwhile, and what the page works for it. */
async function watch(page: Page, cdp: CDPSession, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    window.frameWork = [];
    let begun = 0;
    // Comes after everything that a frame makes the page do.
    const after = new MessageChannel();
    after.port1.onmessage = () => window.frameWork.push(performance.now() - begun);
    const frame = () => {
      begun = performance.now();
      after.port2.postMessage(0);
      if (window.frameWork.length < 5000) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const recorded: Recorded[] = [];
  const keep = ({ value }: { readonly value: readonly unknown[] }) =>
    recorded.push(...(value as readonly Recorded[]));
  cdp.on("Tracing.dataCollected", keep);
  await cdp.send("Tracing.start", recording);
  await work();
  const own = (await page.evaluate(() => window.frameWork)).slice(2);
  const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await complete;
  cdp.off("Tracing.dataCollected", keep);
  const dropped = recorded.filter(({ name }) => name === "DroppedFrame");
  const partly = dropped.filter(({ args }) => args?.hasPartialUpdate).length;
  return {
    due: recorded.filter(({ name }) => name === "BeginFrame").length,
    partly,
    dropped: dropped.length - partly,
    work: own.toSorted((a, b) => a - b),
  };
}

/** Round and round for three seconds, then thrown to the right. */
async function drag(page: Page, cdp: CDPSession, touch: boolean, at: Point): Promise<void> {
  const move = (kind: "down" | "move" | "up", x: number, y: number) => {
    const to = { x: at.x + x, y: at.y + y };
    if (!touch)
      return mouse(
        cdp,
        ({ down: "mousePressed", move: "mouseMoved", up: "mouseReleased" } as const)[kind],
        to,
      );
    return cdp.send("Input.dispatchTouchEvent", {
      type: ({ down: "touchStart", move: "touchMove", up: "touchEnd" } as const)[kind],
      touchPoints: kind === "up" ? [] : [to],
    });
  };
  await move("down", 0, 0);
  const start = Date.now();
  while (Date.now() - start < 3000) {
    const turn = (Date.now() - start) / 300;
    await move("move", Math.sin(turn) * 90, Math.cos(turn) * 40 - 40);
    await page.waitForTimeout(12);
  }
  await move("move", 260, 0);
  await move("up", 260, 0);
  await page.waitForTimeout(800);
}

async function scroll(page: Page): Promise<void> {
  for (let i = 0; i < 240; i++) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(16);
  }
}

const rows: string[] = [];
const tell = (
  what: string,
  { due, partly, dropped, work }: Frames,
  idle: Frames,
  answers: readonly number[],
) => {
  const at = (share: number) => (work[Math.floor(work.length * share)] ?? 0).toFixed(1);
  const cells = [
    what,
    due,
    dropped,
    partly,
    `${idle.dropped} of ${idle.due}`,
    `${at(0.5)} / ${at(0.9)}`,
    answers.length === 0 ? "under 16" : Math.max(...answers).toFixed(0),
  ];
  rows.push(`| ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
};

for (const [slowness, width] of slownesses.flatMap((one) => [[one, 390] as const, [one, 1440] as const])) {
  const where = `${width} px, ${slowness === 1 ? "as it is" : `${slowness} × as slow`}`;
  const deck = await open(width, "/discover");
  const card = await middleOf(deck.page.locator("ol > li:not([inert]) article").first());
  await slowDown(deck.cdp, slowness);
  const idle = await watch(deck.page, deck.cdp, () => deck.page.waitForTimeout(2000));
  const dragged = await watch(deck.page, deck.cdp, () => drag(deck.page, deck.cdp, deck.touch, card));
  if (!deck.touch)
    for (const key of ["ArrowRight", "ArrowLeft", "z"]) {
      await deck.page.keyboard.press(key);
      await deck.page.waitForTimeout(700);
    }
  tell(`deck, ${where}`, dragged, idle, await deck.page.evaluate(() => window.answers));
  await deck.context.close();

  const list = await open(width, "/search?universe=women");
  const cards = list.page.getByRole("main").getByRole("article");
  for (let i = 0; i < 80 && (await cards.count()) < results; i++) {
    await list.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await list.page.waitForTimeout(300);
    const more = list.page.getByRole("link", { name: "Show more" });
    if (await more.isVisible()) await more.click();
  }
  const shown = await cards.count();
  await list.page.evaluate(() => scrollTo(0, 0));
  await list.page.waitForTimeout(1000);
  const like = await middleOf(list.page.getByRole("button", { name: /^Like / }).nth(1));
  await slowDown(list.cdp, slowness);
  const still = await watch(list.page, list.cdp, () => list.page.waitForTimeout(2000));
  const scrolled = await watch(list.page, list.cdp, () => scroll(list.page));
  await list.page.evaluate(() => scrollTo(0, 0));
  await list.page.waitForTimeout(1000);
  await press(list.cdp, like);
  await list.page.waitForTimeout(700);
  tell(`${shown} results, ${where}`, scrolled, still, await list.page.evaluate(() => window.answers));
  await list.context.close();
}
await browser.close();

await writeResults({
  "Frames and answers": `\`node bench/frames.ts http://127.0.0.1:3000\`. The processor slowed down and as it is, no graphics card: the two cores of the machine also put together what is shown, and what is dropped on a processor as it is is dropped there. A card of the deck is dragged for three seconds and thrown; a list is scrolled by wheel for some four seconds. Frames as the browser tells them: dropped ones showed nothing new; in those shown in part the list had moved in time, and what the page itself had to add came a frame later. Work is what the page's own thread did for a frame, median / 90th percentile in milliseconds, of the 16.7 there are. The last column is the longest time from a press to the next frame, in milliseconds.

| what | frames due | dropped | shown in part | dropped when idle | work, ms | answer |
|---|---|---|---|---|---|---|
${rows.join("\n")}`,
});

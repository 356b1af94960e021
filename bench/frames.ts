import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { browserFlags, installedBrowser } from "../e2e/browser.ts";
import { writeResults } from "./results.ts";

/*
 * How smooth the deck is while a card is dragged and a long list of results while it is scrolled, and how soon the
 * page answers a press, on a processor four times as slow. Against a running site: `node bench/frames.ts http://…`.
 */
const [base = "http://127.0.0.1:3000"] = process.argv.slice(2);
const slowness = 4;
const results = 500;

type Frames = {
  readonly frames: number;
  readonly late: number;
  readonly p95: number;
  readonly worst: number;
};
declare global {
  interface Window {
    shownFrames: number[];
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

const slowDown = (cdp: CDPSession) => cdp.send("Emulation.setCPUThrottlingRate", { rate: slowness });

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

/** The time between the frames that the browser shows meanwhile. */
async function watch(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    window.shownFrames = [];
    let last = performance.now();
    const frame = (now: number) => {
      window.shownFrames.push(now - last);
      last = now;
      if (window.shownFrames.length < 5000) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await work();
  const all = (await page.evaluate(() => window.shownFrames)).slice(2);
  const sorted = all.toSorted((a, b) => a - b);
  return {
    frames: all.length,
    late: all.filter((ms) => ms > 20).length,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    worst: sorted.at(-1) ?? 0,
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
  { frames, late, p95, worst }: Frames,
  idle: Frames,
  answers: readonly number[],
) => {
  const cells = [
    what,
    frames,
    late,
    p95.toFixed(0),
    worst.toFixed(0),
    `${idle.late} of ${idle.frames}`,
    answers.length === 0 ? "under 16" : Math.max(...answers).toFixed(0),
  ];
  rows.push(`| ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
};

for (const width of [390, 1440]) {
  const deck = await open(width, "/discover");
  const card = await middleOf(deck.page.locator("ol > li:not([inert]) article").first());
  await slowDown(deck.cdp);
  const idle = await watch(deck.page, () => deck.page.waitForTimeout(2000));
  const dragged = await watch(deck.page, () => drag(deck.page, deck.cdp, deck.touch, card));
  if (!deck.touch)
    for (const key of ["ArrowRight", "ArrowLeft", "z"]) {
      await deck.page.keyboard.press(key);
      await deck.page.waitForTimeout(700);
    }
  tell(`deck, ${width} px`, dragged, idle, await deck.page.evaluate(() => window.answers));
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
  await slowDown(list.cdp);
  const still = await watch(list.page, () => list.page.waitForTimeout(2000));
  const scrolled = await watch(list.page, () => scroll(list.page));
  await list.page.evaluate(() => scrollTo(0, 0));
  await list.page.waitForTimeout(1000);
  await press(list.cdp, like);
  await list.page.waitForTimeout(700);
  tell(`${shown} results, ${width} px`, scrolled, still, await list.page.evaluate(() => window.answers));
  await list.context.close();
}
await browser.close();

await writeResults({
  "Frames and answers": `\`node bench/frames.ts http://127.0.0.1:3000\`. A processor ${slowness} times as slow, no graphics card. A card of the deck is dragged for three seconds and thrown; a list is scrolled by wheel for some four seconds. Late is a frame after more than 20 ms; how many are late while nothing happens says how much of that is the machine. The last column is the longest time from a press to the next frame, in milliseconds.

| what | frames | late | 95th percentile, ms | worst, ms | late when idle | answer |
|---|---|---|---|---|---|---|
${rows.join("\n")}`,
});

import { readStored, writeStored } from "#web/data/stored.ts";

/** What was seen, and which pieces were opened: on this device only, the latest first. */
const keys = { seen: "products_seen", visited: "products_visited" } as const;
type Name = keyof typeof keys;
const most = { seen: 500, visited: 24 } as const;
/** What was seen longer ago may be shown again. */
const seenDays = 14;
const dayMs = 86_400_000;

/** A product and the day it was seen. */
type Seen = readonly [product: number, day: number];

const isSeen = (value: unknown): value is Seen =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part) && part > 0);

const read = (name: Name): readonly Seen[] =>
  readStored(keys[name], (value) => (Array.isArray(value) ? value.filter(isSeen) : undefined)) ?? [];

const today = (): number => Math.floor(Date.now() / dayMs);

export const seenProducts = (): readonly number[] => {
  const since = today() - seenDays;
  return [...new Set([...justSeen, ...read("seen").flatMap(([id, day]) => (day > since ? [id] : []))])];
};

export const recentlySeen = (): readonly number[] => read("visited").map(([id]) => id);

/** Seen and not yet written down, the latest first. */
let justSeen: readonly number[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** A list that scrolls by is written down once, not at every card. */
const gatherMs = 1500;

export function markSeen(product: number): void {
  justSeen = [product, ...justSeen.filter((one) => one !== product)];
  timer ??= setTimeout(writeDown, gatherMs);
}

export const markVisited = (product: number): void => add("visited", [product]);

function writeDown(): void {
  clearTimeout(timer);
  timer = undefined;
  if (justSeen.length > 0) add("seen", justSeen);
  justSeen = [];
}

function add(name: Name, products: readonly number[]): void {
  const day = today();
  const isKept = ([id, seen]: Seen) =>
    !products.includes(id) && (name === "visited" || seen > day - seenDays);
  const others = read(name).filter(isKept);
  const all = [...products.map((id): Seen => [id, day]), ...others];
  writeStored(keys[name], all.slice(0, most[name]));
}

if (!import.meta.env.SSR) window.addEventListener("pagehide", writeDown);

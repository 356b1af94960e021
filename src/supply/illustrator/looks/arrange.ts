import type { Point } from "../geometry/point.ts";
import type { Family } from "../model/families.ts";
import { boxOf } from "../model/place.ts";
import { randomFrom } from "../random.ts";
import type { Item } from "./item.ts";
import { wornBelow, wornOver } from "./layered.ts";

/** An item with the place of its middle, in pixels. */
export interface Placement {
  readonly item: Item;
  readonly at: Point;
  /** Pixels for one centimetre. */
  readonly scale: number;
  /** Degrees. */
  readonly turned?: number;
}

/** A rectangle of the arrangement in centimetres, and what lies in it relative to its top left. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly laid: readonly { item: Item; x: number; y: number; size: number; turned: number }[];
}

/** Things that would vanish beside a coat are shown larger than life. */
const enlarged: Partial<Record<Family, number>> = {
  watch: 1.9,
  eyewear: 1.6,
  jewel: 4,
  "small-leather": 1.6,
  glove: 1.15,
  headwear: 1.05,
  shoe: 1.12,
  boot: 1.05,
  "small-jewel": 3.5,
  bracelet: 1.7,
  necklace: 1.2,
  hair: 1.3,
  tie: 0.8,
  "card-holder": 1.6,
  "bow-tie": 1.4,
  scarf: 0.6,
};

const margin = 0.055;
/** Centimetres between things. */
const gap = 7;

export function arrange(
  items: readonly Item[],
  layout: "flat-lay" | "layered",
  [width, height]: readonly [number, number],
  seed: string,
): Placement[] {
  const random = randomFrom(`${seed} arrangement`);
  const of = (...slots: readonly Item["slot"][]) => items.filter(({ slot }) => slots.includes(slot));
  const few = of("shoes", "bag", "accessory");
  const small = few.map((item) =>
    enlarge(singly(item, random.sway(smallTurn(item))), generosity(few.length)),
  );
  const outfit = layout === "layered" ? worn(items) : column(of("top", "one-piece"), of("bottom"));
  const outers =
    layout === "layered" ? [] : of("coat", "layer").map((item) => singly(item, random.sway(1.2)));
  const wide = width > height;
  const columns = wide
    ? [...outers, ...split(outfit), ...stack(small, tallest([...outers, ...split(outfit)]))]
    : besides([outfit, ...outers].filter(isFilled), small);
  return spread(columns, [width, height]);
}

/** One or two small things alone beside an outfit are shown larger, or the picture looks empty. */
const generosity = (count: number): number => (count === 1 ? 1.2 : count === 2 ? 1.1 : 1);

const enlarge = ({ width, height, laid }: Block, by: number): Block => ({
  width: width * by,
  height: height * by,
  laid: laid.map((one) => ({ ...one, x: one.x * by, y: one.y * by, size: one.size * by })),
});

const isFilled = ({ laid }: Block) => laid.length > 0;
const tallest = (blocks: readonly Block[]) => Math.max(60, ...blocks.map(({ height }) => height));

function smallTurn({ family }: Item): number {
  return family === "watch" || family === "jewel" || family === "eyewear" ? 9 : family === "bag" ? 2 : 3;
}

function sizeOf(item: Item): { width: number; height: number; size: number } {
  const [left, top, right, bottom] = boxOf(item.model.parts);
  const size = enlarged[item.family] ?? 1;
  return { width: (right - left) * size, height: (bottom - top) * size, size };
}

/** One thing by itself; shoes come as a pair, one a step below the other. */
function singly(item: Item, turned: number): Block {
  const { width, height, size } = sizeOf(item);
  if (item.slot !== "shoes") {
    return { width, height, laid: [{ item, x: width / 2, y: height / 2, size, turned }] };
  }
  const [dx, dy] = [width * 0.22, height + 2.5];
  const shoe = (x: number, y: number) => ({ item, x: x + width / 2, y: y + height / 2, size, turned });
  return { width: width + dx, height: dy + height, laid: [shoe(dx, 0), shoe(0, dy)] };
}

/** Centimetres of the waist that disappear under the hem above it. */
const overlap = 7;

/** A top over its bottom. */
function column(tops: readonly Item[], bottoms: readonly Item[]): Block {
  const blocks = [...tops, ...bottoms].map((item) => ({ item, ...sizeOf(item) }));
  const width = Math.max(0, ...blocks.map((block) => block.width));
  let y = 0;
  const laid = blocks.map(({ item, height, size }) => {
    const top = y;
    y += height - overlap;
    return { item, x: width / 2, y: top + height / 2, size, turned: 0 };
  });
  // Bottoms are painted first.
  return { width, height: y + overlap, laid: laid.reverse() };
}

/** In a wide picture top and bottom lie side by side. */
function split(block: Block): Block[] {
  return [...block.laid].reverse().map(({ item }) => singly(item, 0));
}

/** Everything on one invisible figure. */
function worn(items: readonly Item[]): Block {
  const find = (...slots: readonly Item["slot"][]) => items.find(({ slot }) => slots.includes(slot));
  const [coat, layer, top, bottom] = [find("coat"), find("layer"), find("top", "one-piece"), find("bottom")];
  const [base, ...over] = [top, layer, coat].filter((item) => item !== undefined);
  if (!base) return bottom ? singly(bottom, 0) : { width: 0, height: 0, laid: [] };
  let model = base.model;
  for (const outer of over) model = wornOver(outer.model, model);
  if (bottom && base.slot !== "one-piece") model = wornBelow(bottom.model, model, 41);
  const outermost = over.at(-1) ?? base;
  const item: Item = { ...outermost, model };
  return singly({ ...item, slot: "layer" }, 0);
}

/** Small things in columns no taller than what stands beside them. */
function stack(blocks: readonly Block[], height: number): Block[] {
  const columns: Block[] = [];
  let current: Block[] = [];
  const total = () => current.reduce((sum, block) => sum + block.height + gap, -gap);
  for (const block of blocks) {
    current.push(block);
    if (total() > height && current.length > 1) {
      current.pop();
      columns.push(pile(current));
      current = [block];
    }
  }
  if (current.length > 0) columns.push(pile(current));
  return columns;
}

function pile(blocks: readonly Block[]): Block {
  const width = Math.max(...blocks.map((block) => block.width));
  let y = 0;
  const laid = blocks.flatMap((block) => {
    const top = y;
    y += block.height + gap;
    return block.laid.map((one) => ({ ...one, x: one.x + (width - block.width) / 2, y: one.y + top }));
  });
  return { width, height: y - gap, laid };
}

/** In a tall picture the second column takes the outer garment and the small things below it. */
function besides(large: readonly Block[], small: readonly Block[]): Block[] {
  const [first, second, ...more] = large;
  if (!first) return stack(small, 60);
  if (!second) return [first, ...stack(small, first.height)];
  const below = inRows(small, second.width);
  return [first, below ? pile([second, ...more, below]) : pile([second, ...more])];
}

/** Small things in rows no wider than what lies above them. */
function inRows(blocks: readonly Block[], width: number): Block | undefined {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    const taken = row?.reduce((sum, one) => sum + one.width + gap, 0) ?? Infinity;
    if (row && taken + block.width <= width * 1.08) row.push(block);
    else rows.push([block]);
  }
  const lines = rows.map((row) => side(row));
  return lines.length > 0 ? pile(lines) : undefined;
}

function side(blocks: readonly Block[]): Block {
  const height = Math.max(...blocks.map((block) => block.height));
  let x = 0;
  const laid = blocks.flatMap((block) => {
    const left = x;
    x += block.width + gap;
    return block.laid.map((one) => ({ ...one, x: one.x + left, y: one.y + (height - block.height) / 2 }));
  });
  return { width: x - gap, height, laid };
}

/** All columns at one scale, spread over the canvas. */
function spread(columns: readonly Block[], [width, height]: readonly [number, number]): Placement[] {
  const room = [width * (1 - 2 * margin), height * (1 - 2 * margin)] as const;
  const taken = columns.reduce((sum, block) => sum + block.width + gap, -gap);
  const scale = Math.min(room[0] / taken, room[1] / tallest(columns));
  // What is left over becomes air between the columns, not all of it.
  const spare = Math.min((room[0] - taken * scale) / (columns.length + 1), 9 * scale);
  let x = (width - taken * scale - spare * (columns.length - 1)) / 2;
  return columns.flatMap((block) => {
    const left = x;
    x += (block.width + gap) * scale + spare;
    const top = (height - block.height * scale) / 2;
    return block.laid.map(({ item, x: dx, y: dy, size, turned }) => ({
      item,
      at: [left + dx * scale, top + dy * scale] as Point,
      scale: scale * size,
      turned,
    }));
  });
}

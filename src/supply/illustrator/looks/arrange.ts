import type { Point } from "../geometry/point.ts";
import { type Family, families } from "../model/families.ts";
import { boxOf } from "../model/place.ts";
import { type Random, randomFrom } from "../random.ts";
import { dress } from "./figure.ts";
import type { Item } from "./item.ts";
import { type Block, type Packed, packings, spreadOut } from "./pack.ts";

/** An item with the place of its middle, in pixels. */
export interface Placement {
  readonly item: Item;
  readonly at: Point;
  /** Pixels for one centimetre. */
  readonly scale: number;
  /** Degrees. */
  readonly turned?: number;
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

type Size = readonly [width: number, height: number];
/** Something to be laid, in each way it can lie. */
type Choice = readonly Block[];

export function arrange(
  items: readonly Item[],
  layout: "flat-lay" | "layered",
  size: Size,
  seed: string,
): Placement[] {
  const random = randomFrom(`${seed} arrangement`);
  const isSmall = ({ slot }: Item) => slot === "shoes" || slot === "bag" || slot === "accessory";
  const few = items.filter(isSmall);
  const small = few.map((item) =>
    ways(item, random.sway(smallTurn(item))).map((block) => enlarge(block, generosity(few.length))),
  );
  const clothes = items.filter((item) => !isSmall(item));
  const orders =
    layout === "layered" ? onFigure(clothes, small, size, random) : flat(clothes, small, size, random);
  return spread(orders, size);
}

/** One or two small things alone beside an outfit are shown larger, or the picture looks empty. */
const generosity = (count: number): number => (count === 1 ? 1.2 : count === 2 ? 1.1 : 1);

const enlarge = ({ width, height, laid }: Block, by: number): Block => ({
  width: width * by,
  height: height * by,
  laid: laid.map((one) => ({ ...one, x: one.x * by, y: one.y * by, size: one.size * by })),
});

function smallTurn({ family }: Item): number {
  return family === "watch" || family === "jewel" || family === "eyewear" ? 9 : family === "bag" ? 2 : 3;
}

function sizeOf(item: Item): { width: number; height: number; size: number } {
  const [left, top, right, bottom] = boxOf(item.model.parts);
  const size = enlarged[item.family] ?? 1;
  return { width: (right - left) * size, height: (bottom - top) * size, size };
}

/** One thing by itself; shoes come as a pair, one a step below the other, tall ones also side by side. */
function ways(item: Item, turned: number): Choice {
  const { width, height, size } = sizeOf(item);
  if (item.slot !== "shoes") {
    return [{ width, height, laid: [{ item, x: width / 2, y: height / 2, size, turned }] }];
  }
  const pair = (dx: number, dy: number): Block => {
    const shoe = (x: number, y: number) => ({ item, x: x + width / 2, y: y + height / 2, size, turned });
    const [right, down] = [Math.max(dx, 0), Math.max(dy, 0)];
    return { width: width + right, height: height + down, laid: [shoe(right, 0), shoe(0, down)] };
  };
  const stepped = pair(width * 0.22, height + 2.5);
  return height > width * 0.8 ? [stepped, pair(width + 2.5, 0)] : [stepped];
}

/** Centimetres of the waist that disappear under the hem above it. */
const overlap = 7;

/** A top over its bottom. */
function column(top: Item, bottom: Item): Block {
  const [above, below] = [sizeOf(top), sizeOf(bottom)];
  const width = Math.max(above.width, below.width);
  const started = above.height - overlap;
  return {
    width,
    height: started + below.height,
    laid: [
      { item: bottom, x: width / 2, y: started + below.height / 2, size: below.size, turned: 0 },
      { item: top, x: width / 2, y: above.height / 2, size: above.size, turned: 0 },
    ],
  };
}

/** Half the width of a hem that lies on trousers. A body ends in less, and lies beside them. */
const leastHem = 9;

function hangsOver({ model }: Item): boolean {
  const points = model.parts
    .filter(({ role }) => role === "body" || role === "front")
    .flatMap(({ outline }) => outline.points(160));
  const hem = Math.max(...points.map(([, y]) => y));
  return (
    points.length === 0 ||
    Math.max(...points.flatMap(([x, y]) => (y > hem - 3 ? [Math.abs(x)] : []))) >= leastHem
  );
}

/** Side by side: a suit or a dress, a top on its bottom, what is worn over them, the small things. */
function flat(
  clothes: readonly Item[],
  small: readonly Choice[],
  [width, height]: Size,
  random: Random,
): readonly (readonly Choice[])[] {
  const isOuter = ({ slot, parted }: Item) => !parted && (slot === "coat" || slot === "layer");
  const outers = clothes.filter(isOuter).map((item) => ways(item, random.sway(1.2)));
  const inner = clothes.filter((item) => !isOuter(item));
  const top = inner.find(({ slot, parted }) => slot === "top" && !parted);
  const bottom = inner.find(({ slot }) => slot === "bottom");
  const whole = inner.filter((item) => item !== top && item !== bottom).map((item) => ways(item, 0));
  const pair = [top, bottom].filter((item) => item !== undefined).map((item) => ways(item, 0));
  const together = top && bottom && hangsOver(top) ? [[column(top, bottom)]] : pair;
  if (width < height) {
    return [
      [...whole, ...together, ...outers, ...small],
      [...outers, ...whole, ...together, ...small],
    ];
  }
  const orders = [
    [...outers, ...whole, ...pair],
    [...outers, ...whole, ...together],
  ];
  return orders.map((order) => (order.length === 1 ? around(order, small) : [...order, ...small]));
}

/** The small things on both sides. */
function around(middle: readonly Choice[], small: readonly Choice[]): readonly Choice[] {
  const half = small.length > 1 ? Math.floor(small.length / 2) : 0;
  return [...small.slice(0, half), ...middle, ...small.slice(half)];
}

/** What is worn, the small things beside it; in a wide picture on both sides, and trousers may lie apart. */
function onFigure(
  clothes: readonly Item[],
  small: readonly Choice[],
  [width, height]: Size,
  random: Random,
): readonly (readonly Choice[])[] {
  const wide = width > height;
  const order = (halved: boolean): readonly Choice[] => {
    const { worn, beside } = dress(clothes, halved);
    const others = beside.map((item) => ways(item, item.slot === "bottom" ? 0 : random.sway(1.2)));
    const clothed = [...(worn ? [ways(worn, 0)] : []), ...others];
    return wide ? around(clothed, small) : [...clothed, ...small];
  };
  return wide ? [order(false), order(true)] : [order(false)];
}

/** The arrangement that fills the canvas best, spread over it at one scale. */
function spread(orders: readonly (readonly Choice[])[], [width, height]: Size): Placement[] {
  const room: Size = [width * (1 - 2 * margin), height * (1 - 2 * margin)];
  const gap = gapBetween(orders);
  const scaleOf = (packed: Packed) => Math.min(room[0] / packed.width, room[1] / packed.height);
  const merit = (packed: Packed) => {
    const scale = scaleOf(packed);
    const filled = (packed.width * packed.height * scale * scale) / (room[0] * room[1]);
    return scale * filled ** 0.5;
  };
  // What comes first is how it is usually done: another order has to be clearly better.
  const [best, ...others] = orders.flatMap((order, i) =>
    packings(order, gap).map((packed) => ({ packed, merit: merit(packed) * (i === 0 ? 1 : 0.94) })),
  );
  if (!best) return [];
  const { packed } = others.reduce((most, one) => (one.merit > most.merit ? one : most), best);
  const scale = Math.min(scaleOf(packed), largest(orders, height));
  const [left, top] = [(width * margin) / scale, (height * margin) / scale];
  const table = [left, top, room[0] / scale, room[1] / scale] as const;
  const mostAir = gap * (width > height ? 2.2 : 1.3);
  return spreadOut(packed, table, gap, mostAir).map(({ item, x, y, size, turned }) => ({
    item,
    at: [x * scale, y * scale],
    scale: scale * size,
    turned,
  }));
}

/** Centimetres between things: a hand between clothes, less where there are only small things. */
function gapBetween([order = []]: readonly (readonly Choice[])[]): number {
  const area = order.reduce((sum, [block]) => sum + (block ? block.width * block.height : 0), 0);
  return Math.min(7, Math.sqrt(area) * 0.06);
}

/** Nothing is shown much larger than in its own picture, which is 1000 high; a ring alone is smaller. */
function largest(orders: readonly (readonly Choice[])[], height: number): number {
  const laid = orders.flat(2).flatMap((block) => block.laid);
  const most = ({ family }: Item) => families[family].scale * ((enlarged[family] ?? 1) > 1.3 ? 0.7 : 1.15);
  return Math.min(...laid.map(({ item, size }) => (most(item) * height) / 1000 / size));
}

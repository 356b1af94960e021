import { type LookSlot, lookSlots } from "#vocabulary/look.ts";
import { chance } from "./chance.ts";
import { isOfLeaf } from "./is-of-leaf.ts";
import type { Brief } from "./look.ts";
import type { Recipe } from "./occasions.ts";
import type { Piece, Wardrobe } from "./piece.ts";
import { accentsOf, disagreement, isFinished, mostAccents, takesTop, unfit } from "./rules.ts";
import { scoreOf, worthBeside } from "./score.ts";

interface Task {
  readonly wardrobe: Wardrobe;
  readonly brief: Brief;
  readonly recipe: Recipe;
  /** The same seed makes the same look. */
  readonly seed: string;
  /** How often each piece is worn already: nobody wants to meet one bag in forty looks. */
  readonly worn: ReadonlyMap<number, number>;
  /** The piece that it is made around; without it, one is chosen. */
  readonly around?: Piece;
}

export interface Composed {
  readonly pieces: readonly Piece[];
  readonly score: number;
}

/** Looks that are followed side by side, and how many ways each goes on. */
const [followed, ways] = [5, 3];
/** How often a piece may be worn in all looks together, and what each time takes from its worth. */
const [mostWorn, wornCost] = [4, 0.035];
/** How much chance may say beside what goes together: enough that two looks are not one. */
const whim = 0.06;
/** Nothing below this hangs together, and fewer pieces are no look. */
const [leastScore, fewest] = [0.62, 4];

/** Puts one look together, the piece that carries it first. Nothing when nothing goes with anything. */
export function compose(task: Task): Composed | undefined {
  const first = task.around ? fitting(task.around, task) : carrier(task);
  if (!first) return undefined;
  let open: readonly (readonly Piece[])[] = [[first]];
  for (const slot of slotsAfter(first, task)) {
    const candidates = candidatesFor(slot, task);
    const next = open.flatMap((pieces) => goOn(pieces, slot, candidates, task));
    open = next
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, followed)
      .map(({ pieces }) => pieces);
  }
  const [best] = open
    .filter((pieces) => pieces.length >= fewest && isFinished(pieces, task.brief))
    .map((pieces) => ({ pieces, score: scoreOf(pieces, task.brief) }))
    .sort((a, b) => b.score - a.score);
  if (!best || best.score < leastScore) return undefined;
  const pieces = best.pieces.toSorted((a, b) => lookSlots.indexOf(a.slot) - lookSlots.indexOf(b.slot));
  return { pieces, score: best.score };
}

/** Whether the recipe has a place for it. */
const fitting = (piece: Piece, task: Task): Piece | undefined =>
  candidatesFor(piece.slot, { ...task, worn: new Map() }).find(({ id }) => id === piece.id);

/** What the look is made around: a dress, a jacket, a top; the least worn first. */
function carrier(task: Task): Piece | undefined {
  const { brief, seed, recipe } = task;
  const carries = (["one-piece", "layer", "coat", "top", "bottom"] as const).filter(
    (slot) => recipe.from[slot]?.length && !(brief.season === "summer" && isOver(slot, recipe)),
  );
  const slot = carries.includes("one-piece")
    ? "one-piece"
    : carries[Math.floor(chance(`${seed} carrier`) * carries.length)];
  if (!slot) return undefined;
  const inTurn = (piece: Piece) => (task.worn.get(piece.id) ?? 0) + chance(seed, piece.id);
  return candidatesFor(slot, task).toSorted((a, b) => inTurn(a) - inTurn(b) || a.id - b.id)[0];
}

const isOver = (slot: LookSlot, { always }: Recipe): boolean =>
  slot === "coat" || (slot === "layer" && !always?.includes("layer"));

/** The places that are still empty, what matters most first. */
function slotsAfter(first: Piece, { recipe, brief, seed }: Task): readonly LookSlot[] {
  const isWhole = first.slot === "one-piece";
  const hasTop = isWhole ? takesTop(first) || recipe.always?.includes("top") : true;
  const { season, occasion } = brief;
  const isCold = season === "winter" || season === "autumn";
  const says = (slot: LookSlot, share: number) =>
    recipe.always?.includes(slot) || chance(`${seed} ${slot}`) < share;
  const isTaken: Readonly<Record<LookSlot, boolean>> = {
    "one-piece": false,
    bottom: !isWhole,
    top: hasTop === true,
    layer: says("layer", { spring: 0.7, summer: 0, autumn: 0.6, winter: 0.35 }[season]),
    coat:
      season === "winter" ? occasion !== "sport" : season !== "summer" && says("coat", isCold ? 0.5 : 0.22),
    shoes: true,
    bag: says("bag", 0.8),
    accessory: says("accessory", 0.75),
  };
  const order = ["bottom", "top", "layer", "coat", "shoes", "bag", "accessory"] as const;
  return order.filter((slot) => slot !== first.slot && isTaken[slot] && recipe.from[slot]?.length);
}

function candidatesFor(slot: LookSlot, { wardrobe, brief, recipe, worn }: Task): readonly Piece[] {
  const codes = recipe.from[slot] ?? [];
  const [low, high] = [recipe.formality, recipe.formality + 1];
  return wardrobe
    .shelf(brief.universe, slot)
    .filter(
      (piece) =>
        piece.formality >= low &&
        piece.formality <= high &&
        isOfLeaf(piece, ...codes) &&
        !unfit(piece, brief) &&
        (worn.get(piece.id) ?? 0) < mostWorn &&
        !(recipe.sober && piece.isStatement) &&
        !(slot === "one-piece" && recipe.notIn?.includes(piece.colour)),
    );
}

type Way = { readonly pieces: readonly Piece[]; readonly worth: number };

/** The best of what goes with all that is there; as it is, where nothing does and nothing has to. */
function goOn(
  pieces: readonly Piece[],
  slot: LookSlot,
  candidates: readonly Piece[],
  { brief, seed, worn, recipe }: Task,
): readonly Way[] {
  const found: Way[] = [];
  const accents = accentsOf(pieces);
  for (const piece of candidates) {
    if (pieces.some((other) => disagreement(piece, other) !== undefined)) continue;
    if (accents === mostAccents && accentsOf([...pieces, piece]) > mostAccents) continue;
    const worth =
      worthBeside(piece, pieces, brief) +
      whim * chance(seed, piece.id) -
      wornCost * (worn.get(piece.id) ?? 0);
    found.push({ pieces: [...pieces, piece], worth });
  }
  if (found.length === 0) {
    const isNeeded = slot === "top" || slot === "bottom" || slot === "shoes" || recipe.always?.includes(slot);
    return isNeeded ? [] : [{ pieces, worth: 0 }];
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, ways);
}

import { addNeighbours } from "../../src/domain/learning/add-neighbours.ts";
import { inSequence } from "../../src/domain/learning/in-sequence.ts";
import { sharedPeople } from "../../src/domain/learning/shared-people.ts";
import { type Sparse, sparseOf } from "../../src/domain/learning/sparse.ts";
import { twoHops } from "../../src/domain/learning/two-hops.ts";
import { popular, random } from "./baselines.ts";
import { type Model, measure, readData, rowOf } from "./measure.ts";
import { type Line, tableOf, tryOut } from "./table.ts";

/** Clothes, shoes and jewellery that people reviewed, in the order of time: the last of each person is to be found. */
const sequence = { keep: 400, shrink: 100, fade: 0.9, backward: 0.8 };
const hops = { share: 3, through: 100, keep: 400 };
/** What each step back leaves of what someone has. */
const fading = 0.9;

export function benchAmazon(): string | undefined {
  const lists = readLists();
  if (!lists) return undefined;
  const lines = compare(lists, 1);
  const [near, far] = compare(lists, 2).map(
    ({ measured: { recall, ndcg } }) => `${recall.toFixed(4)} / ${ndcg.toFixed(4)}`,
  );
  return `**amazon-clothing**: ${lists.length.toLocaleString("en")} people, the last item of each to be found among all, learned from everything before it. All numbers of the method were chosen on the last but one with the last put away. There neighbours in sequence reach ${near}, with two hops ${far}: a little more, for ten times the work. That ours is the simple one was decided after both had been seen on the last item.\n\n${tableOf(lines, ["HR@10", "NDCG@10"])}`;
}

/** With so many taken from the end of each list, of which the first is to be found. */
function compare(lists: readonly (readonly number[])[], taken: number): readonly Line[] {
  const items = 1 + lists.reduce((most, list) => list.reduce((a, b) => Math.max(a, b), most), 0);
  const known = tableFrom(
    lists.map((list) => list.slice(0, -taken)),
    items,
  );
  const wanted = tableFrom(
    lists.map((list) => list.slice(list.length - taken, list.length - taken + 1)),
    items,
  );
  const people = lists.map((_, person) => person);
  const judge = (model: Model) => measure({ people, known, wanted, top: 10 }, model);
  const ours = [
    tryOut("**ours**: neighbours in sequence", () => byNeighbours(known, inSequence(known, sequence)), judge),
    tryOut(
      "the same, two hops",
      () => byNeighbours(known, twoHops(inSequence(known, sequence), hops)),
      judge,
    ),
  ];
  if (taken > 1) return ours;
  const shrunk = { keep: 400, shrink: 100 };
  return [
    tryOut("random", () => random(1), judge),
    tryOut("popular", () => popular(known), judge),
    tryOut(
      "item-kNN, cosine without shrinkage",
      () => byNeighbours(known, sharedPeople(known, { keep: 400, shrink: 0 })),
      judge,
    ),
    tryOut("item-kNN, shrink 100", () => byNeighbours(known, sharedPeople(known, shrunk)), judge),
    ...ours,
  ];
}

function byNeighbours(known: Sparse, neighbours: Sparse): Model {
  return {
    batch: 1,
    score([person = 0], [scores = new Float32Array(0)]) {
      scores.fill(0);
      const items = rowOf(known, person);
      const weights = Float32Array.from(items, (_, i) => fading ** (items.length - 1 - i));
      addNeighbours(neighbours, items, weights, scores);
    },
  };
}

function readLists(): readonly (readonly number[])[] | undefined {
  const text = readData("amazon-clothing/Clothing.txt.gz")?.toString().trim();
  return text?.split("\n").map((line) => line.split(" ").map(Number).slice(1));
}

function tableFrom(lists: readonly (readonly number[])[], items: number): Sparse {
  const rows = lists.flatMap((list, person) => list.map(() => person));
  const columns = lists.flat();
  return sparseOf(lists.length, items, { rows, columns, values: new Float32Array(rows.length).fill(1) });
}

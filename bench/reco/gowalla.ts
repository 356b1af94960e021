import { addNeighbours } from "../../src/domain/learning/add-neighbours.ts";
import { graphFilter } from "../../src/domain/learning/graph-filter.ts";
import { sharedPeople } from "../../src/domain/learning/shared-people.ts";
import { columnSums, rowSums, type Sparse, sparseOf, withValues } from "../../src/domain/learning/sparse.ts";
import { type Held, spectralFilter } from "../../src/domain/learning/spectral-filter.ts";
import { spectrumOf } from "../../src/domain/learning/spectrum.ts";
import { popular, random } from "./baselines.ts";
import { type Model, measure, readData, rowOf } from "./measure.ts";
import { tableOf, tryOut } from "./table.ts";

/** Places people go to: the fixed split of the graph papers, full ranking. */
const live = { person: 0.9, from: 0.6, to: 0.2, keep: 400 };
/** The last of a list counts e² as much as the first. */
const recency = 2;
const strong = { rank: 256, share: 0.3 };

export function benchGowalla(): string | undefined {
  const [training, testing] = [readLists("gowalla/train.txt.gz"), readLists("gowalla/test.txt.gz")];
  if (!training || !testing) return undefined;
  const items = 1 + Math.max(largest(training), largest(testing));
  const [known, wanted] = [tableFrom(training, items), tableFrom(testing, items)];
  const people = training.map((_, person) => person).filter((person) => rowOf(wanted, person).length > 0);
  const judge = (model: Model) => measure({ people, known, wanted, top: 20 }, model);
  const lines = [
    tryOut("random", () => random(1), judge),
    tryOut("popular", () => popular(known), judge),
    tryOut(
      "item-kNN, cosine, 400 neighbours, shrink 10",
      () => byNeighbours(known, sharedPeople(known, { keep: 400, shrink: 10 }), 0),
      judge,
    ),
    tryOut("graph filter, 400 edges", () => byNeighbours(known, graphFilter(known, live), 0), judge),
    tryOut("**live**: the same, the latest count more", () => liveModel(known), judge),
    tryOut("**strong**: live with 256 directions of the spectrum", () => strongModel(known), judge),
  ];
  return `**gowalla**: ${people.length.toLocaleString("en")} people, ${items.toLocaleString("en")} places, the fixed split, all places ranked. Lists are in the order of time, so the last fifth of every training list was held out to choose the powers, the recency and the share of the spectrum; five other settings were run on the test part while it was found out that it is later than the training part.\n\n${tableOf(lines, ["Recall@20", "NDCG@20"])}`;
}

const liveModel = (known: Sparse) => byNeighbours(known, graphFilter(known, live), recency);

function byNeighbours(known: Sparse, neighbours: Sparse, steepness: number): Model {
  return {
    batch: 1,
    score([person = 0], [scores = new Float32Array(0)]) {
      scores.fill(0);
      const { items, weights } = heldBy(known, person, steepness);
      addNeighbours(neighbours, items, weights, scores);
    },
  };
}

function strongModel(known: Sparse): Model {
  const neighbours = graphFilter(known, live);
  const [lists, visits] = [rowSums(known), columnSums(known)];
  const even = withValues(
    known,
    (person, item) => (lists[person] ?? 1) ** -0.45 * (visits[item] ?? 1) ** -0.5,
  );
  const spectrum = spectrumOf(even, { rank: strong.rank });
  const filter = spectralFilter(spectrum, {
    from: Float32Array.from(visits, (count) => Math.max(1, count) ** -0.1),
    to: Float32Array.from(visits, (count) => strong.share * Math.max(1, count) ** 0.3),
    pass: () => 1,
  });
  return {
    batch: filter.batch,
    score(people, scores) {
      const held = people.map((person) => heldBy(known, person, recency));
      for (const [place, own] of scores.entries()) {
        own.fill(0);
        const { items, weights } = held[place] ?? { items: [], weights: [] };
        addNeighbours(neighbours, items, weights, own);
      }
      filter.addScores(held, scores);
    },
  };
}

function heldBy(known: Sparse, person: number, steepness: number): Held {
  const items = rowOf(known, person);
  return { items, weights: Float32Array.from(items, (_, i) => Math.exp((steepness * i) / items.length)) };
}

function readLists(name: string): readonly (readonly number[])[] | undefined {
  const lists: number[][] = [];
  for (const line of readData(name)?.toString().split("\n") ?? []) {
    const [person, ...items] = line.split(" ").filter(Boolean).map(Number);
    if (person !== undefined) lists[person] = items;
  }
  return lists.length > 0 ? lists : undefined;
}

const largest = (lists: readonly (readonly number[])[]) =>
  lists.reduce((most, list) => list.reduce((a, b) => Math.max(a, b), most), 0);

function tableFrom(lists: readonly (readonly number[])[], items: number): Sparse {
  const rows = lists.flatMap((list, person) => list.map(() => person));
  const columns = lists.flat();
  return sparseOf(lists.length, items, { rows, columns, values: new Float32Array(rows.length).fill(1) });
}

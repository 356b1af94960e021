import { rowsOffered } from "../../src/domain/catalogue/rows-offered.ts";
import type { Snapshot } from "../../src/domain/catalogue/snapshot.ts";
import type { Feature } from "../../src/domain/recommendation/feature.ts";
import { recommend } from "../../src/domain/recommendation/recommend.ts";
import type { Session } from "../../src/domain/recommendation/session.ts";
import { type Told, wantsOf } from "../../src/domain/recommendation/wants.ts";
import type { Evidence } from "../../src/domain/taste/evidence.ts";
import { noTasteSettings } from "../../src/domain/taste/settings.ts";
import { type Random, randomFrom } from "../../src/supply/illustrator/random.ts";
import { isTimeToAsk } from "../../src/web/features/deck/check-in.ts";
import type { DeckAnswer } from "../../src/web/features/deck/deck-state.ts";
import type { Judgement, Taste } from "./shoppers-people.ts";

const dayMs = 86_400_000;
/** In a day. */
const pace = 20;
/** How many cards are on the table before the next are asked for. */
const hand = 5;

/** The share of the shop that they never meet while they answer. */
const keptBack = 2 / 3;

/** What somebody has answered so far. */
export interface Visit {
  readonly taste: Taste;
  /** What they never meet while they answer: lists are made of it. */
  readonly kept: ReadonlySet<number>;
  readonly random: Random;
  readonly evidence: Evidence[];
  readonly liked: number[];
  readonly disliked: number[];
  readonly seen: number[];
  /** What became of each card, as the deck has it. */
  readonly cards: DeckAnswer[];
  now: number;
  answers: number;
}

export function beginVisit(snapshot: Snapshot, taste: Taste, now: number): Visit {
  const random = randomFrom(`${taste.seed} visit`);
  const kept = new Set([...rowsOffered(snapshot)[taste.universe]].filter(() => random.chance(keptBack)));
  return { taste, kept, random, evidence: [], liked: [], disliked: [], seen: [], cards: [], now, answers: 0 };
}

/** As the engine is told of it; `kept` are shown or everything else is. */
export function sessionIn({ ids }: Snapshot, visit: Visit, shows: "kept" | "others"): Session {
  const { kept, liked, disliked, seen, evidence, now } = visit;

  const apart =
    shows === "others"
      ? [...kept].map((row) => ids[row] ?? 0)
      : [...ids.keys()].filter((row) => !kept.has(row)).map((row) => ids[row] ?? 0);
  return {
    liked: [...liked],
    disliked: [...disliked],
    seen: [...seen, ...apart],
    evidence: [...evidence],
    settings: noTasteSettings,
    now,
  };
}

export type React = (row: number, random: Random) => "like" | "dislike" | "pass";

/** By taste, with slips; of what does not draw them people turn down more of what draws them least. */
export const byTaste =
  ({ drawn, likesFrom, halfFrom }: Judgement): React =>
  (row, random) => {
    const draw = drawn[row] ?? 0;
    if (draw >= likesFrom !== random.chance(0.05)) return "like";
    return random.chance(draw < halfFrom ? 0.8 : 0.55) ? "dislike" : "pass";
  };

/** What somebody tells when they are asked whether what they told still holds. */
export type TellAgain = (told: Told, random: Random) => Told;

/** Goes on until so many answers were given or nothing is left to show; says what is told by then. */
export function answer(
  snapshot: Snapshot,
  visit: Visit,
  told: Told,
  features: readonly Feature[],
  react: React,
  until: number,
  /** Without it nobody answers that question. */
  tellAgain: TellAgain = (same) => same,
): Told {
  let now = told;
  while (visit.answers < until) {
    const wants = wantsOf(snapshot, visit.taste.universe, now);
    const session = sessionIn(snapshot, visit, "others");
    const { picks } = recommend(snapshot, { wants, session, from: 0, limit: hand }, features);
    if (picks.length === 0) return now;
    for (const { row } of picks) {
      const product = snapshot.ids[row] ?? 0;
      const said = react(row, visit.random);
      visit.seen.push(product);
      visit.cards.push(asInTheDeck[said]);
      const at = visit.now;
      if (said === "pass") visit.evidence.push({ product, kind: "product_seen", at });
      else {
        visit.evidence.push({ product, kind: said === "like" ? "liked" : "disliked", at });
        visit[said === "like" ? "liked" : "disliked"].push(product);
        visit.answers++;
        visit.now += dayMs / pace;
      }
      if (isTimeToAsk(visit.cards)) now = tellAgain(now, visit.random);
      if (visit.answers >= until) return now;
    }
  }
  return now;
}

const asInTheDeck = { like: "liked", dislike: "disliked", pass: "skipped" } as const;

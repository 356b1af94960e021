import { contentFeatures } from "../../src/domain/recommendation/content-features.ts";
import { recommend } from "../../src/domain/recommendation/recommend.ts";
import { wantsOf } from "../../src/domain/recommendation/wants.ts";
import { inventTaste } from "./shoppers-people.ts";
import type { Shop } from "./shoppers-shop.ts";
import { tell } from "./shoppers-told.ts";
import { answer, beginVisit, type React, sessionIn } from "./shoppers-visit.ts";

const manners: Readonly<Record<string, React>> = {
  "answers at random": (_, random) => random.pick(["like", "dislike", "pass"]),
  "likes everything": () => "like",
  "dislikes everything": () => "dislike",
  "likes and dislikes in turn": (row) => (row % 2 === 0 ? "like" : "dislike"),
};
const each = 10;

/** Whoever answers against all sense still gets lists that keep every rule. */
export function adversarial({ snapshot }: Shop, begin: number): string {
  const lines = Object.entries(manners).map(([name, react]) => {
    let [broken, cards, brands] = [0, 0, 0];
    for (let i = 0; i < each; i++) {
      const taste = inventTaste(snapshot, i % 2 === 0 ? "men" : "women", `against ${name} ${i}`);
      const told = { ...tell(snapshot, taste), brands_disliked: [1, 2, 3] };
      const visit = beginVisit(snapshot, taste, begin);
      answer(snapshot, visit, told, contentFeatures, react, 100);
      const session = sessionIn(snapshot, visit, "others");
      const wants = wantsOf(snapshot, taste.universe, told);
      const { picks } = recommend(snapshot, { wants, session, from: 0, limit: 20 }, contentFeatures);
      const met = new Set([...session.liked, ...session.disliked, ...session.seen]);
      for (const { row, score, reasons } of picks) {
        const sum = reasons.reduce((total, { contribution }) => total + contribution, 0);
        const isRight =
          snapshot.universes[row] === (taste.universe === "women" ? 1 : 0) &&
          snapshot.inStock[row] === 1 &&
          !wants.brandsDisliked.has(snapshot.brandIds[row] ?? 0) &&
          !met.has(snapshot.ids[row] ?? 0) &&
          sum === score &&
          score >= 0 &&
          score <= 100;
        if (!isRight) broken++;
      }
      cards += picks.length;
      brands += new Set(picks.map(({ row }) => snapshot.brandIds[row])).size;
    }
    return `${name}: ${broken} rules broken in ${cards} cards, ${(brands / each).toFixed(1)} brands in a list`;
  });
  return `Against all sense, ${each} people each, 100 answers: ${lines.join("; ")}.`;
}

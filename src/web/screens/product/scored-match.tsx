import type { Answer } from "#contract/endpoint.ts";
import type { Product } from "#contract/products.ts";
import type { scoreProduct } from "#contract/score.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { MatchRing } from "#web/ui/match-ring.tsx";
import { lockNames } from "./lock-names.ts";
import { Failed, Invitation, Waiting } from "./match-states.tsx";
import { matchWord } from "./match-word.ts";
import { ReasonList } from "./reason-list.tsx";
import { useCorrect } from "./use-correct.ts";
import { useScore } from "./use-score.ts";

/** Only for whoever told something, here or to their account. */
export default function ScoredMatch({ product }: { product: Product }) {
  const { scored, problem, again, invite } = useScore(product);
  if (invite) return <Invitation id="match" />;
  if (scored) return <Scored scored={scored} product={product} again={again} />;
  return problem ? <Failed again={again} /> : <Waiting />;
}

type ScoredProps = { scored: Answer<typeof scoreProduct>; product: Product; again: () => void };

function Scored({ scored, product, again }: ScoredProps) {
  const correct = useCorrect(again);
  const { score, reasons, failed } = scored;
  const count = reasons.length;
  return (
    <>
      <div className="flex items-center gap-5">
        <MatchRing size={88} score={score} label={m.piece_match({ score })} />
        <div>
          <h2 id="match" className="display-28">
            {matchWord(score)}
          </h2>
          <p className="mt-1 text-14 text-muted">
            {count === 1 ? m.product_reasons_one() : m.product_reasons_many({ count, score })}
          </p>
        </div>
      </div>
      {failed.length > 0 && (
        <p className="mt-4 text-14">
          {m.product_locked_out({ locks: lockNames(failed) })}{" "}
          <Link to="/account" className="link">
            {m.product_locked_change()}
          </Link>
        </p>
      )}
      <ReasonList reasons={reasons} product={product} onCorrect={correct} />
    </>
  );
}

import type { Card } from "#contract/products.ts";
import { getReco } from "#contract/recommendations.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { useNeutral } from "#web/features/product/neutral.ts";
import NeutralSwitch from "#web/features/product/neutral-switch.tsx";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useReactions } from "#web/state/reactions.ts";
import { useTasteQuestion } from "#web/state/taste-question.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { Button } from "#web/ui/button.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { teaserItem, teaserRow, teaserSizes } from "./teaser-frame.tsx";
import { teaserCount } from "./varied.ts";

type FirstRowProps = { asked: readonly Card[]; answered: number };

/** What everyone likes; with each answer, more of what this person does. */
export function FirstRow({ asked, answered }: FirstRowProps) {
  const question = useTasteQuestion();
  const { liked, disliked } = useReactions();
  const seen = asked.map(({ id }) => id);
  const session = { liked: liked.slice(0, 100).toReversed(), disliked: disliked.slice(0, 500), seen };
  const isKnown = answered > 0 || liked.length > 0 || hasTold(question?.preferences);
  const neutral = useNeutral() && isKnown;
  const universe = asked[0]?.universe ?? "men";
  const body = { universe, ...question, session, limit: teaserCount, ...(neutral && { neutral }) };
  const { answer, problem, again } = useAnswer(
    getReco,
    { body: { ...body, lang: currentLanguage(), surface: "home" } },
    { paused: !question },
  );
  const products = answer?.products;
  return (
    <div className="pt-10 md:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 px-edge pb-5">
        <h3 className="display-40">
          <Headline text={neutral ? m.home_neutral() : titleAfter(answered, isKnown)} />
        </h3>
        <Link to="/onboarding/styles" className="link inline-flex min-h-11 items-center text-14">
          {m.teaser_keep()}
        </Link>
      </div>
      {problem && !products && (
        <p role="alert" className="px-edge">
          {m.teaser_failed()}{" "}
          <Button size="small" onClick={again}>
            {m.lists_again()}
          </Button>
        </p>
      )}
      <ul className={teaserRow}>
        {products?.map((product) => (
          <li key={product.id} className={teaserItem}>
            <ProductCard product={product} surface="home" sizes={teaserSizes} level="h4" />
          </li>
        ))}
        {!products && !problem && <Waiting />}
      </ul>
      {isKnown && <NeutralSwitch className="px-edge" />}
    </div>
  );
}

/** Something was chosen, marked or moved. */
const hasTold = (part: unknown): boolean =>
  typeof part === "object" && part !== null ? Object.values(part).some(hasTold) : Boolean(part);

function titleAfter(answers: number, isKnown: boolean): string {
  if (answers === 0) return isKnown ? m.teaser_row_told() : m.teaser_row_none();
  return answers === 1 ? m.teaser_row_one() : m.teaser_row({ count: answers });
}

const Waiting = () =>
  [...Array(teaserCount).keys()].map((place) => (
    <li key={place} aria-hidden="true" className={teaserItem}>
      <Skeleton className="aspect-picture" />
      <Skeleton className="mt-2.5 h-3 w-2/3" />
      <Skeleton className="mt-2 mb-12 h-3 w-1/2" />
    </li>
  ));

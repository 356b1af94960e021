import type { Answer } from "#contract/endpoint.ts";
import type { Card } from "#contract/products.ts";
import type { scoreProduct } from "#contract/score.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useOnline } from "#web/state/online.ts";
import { Button } from "#web/ui/button.tsx";
import { MatchRing } from "#web/ui/match-ring.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { featureWords } from "./technology-words.ts";
import { useOwnScore } from "./use-own-score.ts";

/** Every point of a score, what it goes by, and the sum as this browser makes it. */
export function TechnologySum({ id }: { id: number }) {
  const { piece, isMissing, scored, problem, again, reader } = useOwnScore(id);
  const online = useOnline();
  if (isMissing)
    return (
      <p role="alert" className="mt-10">
        {m.redo_missing()}
      </p>
    );
  if (problem && !scored)
    return (
      <div role="alert" className="mt-10 flex flex-wrap items-center gap-4">
        <p>{online ? m.redo_failed() : m.preferences_offline()}</p>
        <Button size="small" onClick={again}>
          {m.redo_again()}
        </Button>
      </div>
    );
  if (!piece || !scored) return <Waiting />;
  return <Sum piece={piece} scored={scored} reader={reader} />;
}

type SumProps = { piece: Card; scored: Answer<typeof scoreProduct>; reader: "member" | "visitor" };

function Sum({ piece, scored: { score, reasons }, reader }: SumProps) {
  const total = reasons.reduce((sum, { contribution }) => sum + contribution, 0);
  const isRight = total === score && reasons.every(isMade);
  const isPersonal = reasons.some(({ editable }) => editable);
  const sums = reasons.map((_, i) => reasons.slice(0, i + 1).reduce((sum, one) => sum + one.contribution, 0));
  const whose = !isPersonal ? m.redo_nobody() : reader === "member" ? m.redo_member() : m.redo_visitor();
  return (
    <div className="mt-10" data-score={score}>
      <div className="flex items-center gap-5">
        <Picture image={{ ...piece.image, alt: "" }} sizes="88px" className="w-22 flex-none rounded-pic" />
        <div className="min-w-0 flex-1">
          <h3 className="display-28">
            <Link to={productPath(piece)} className="hover:underline">
              {piece.name}
            </Link>
          </h3>
          <p className="text-14 text-muted">{piece.brand.name}</p>
          <p className="mt-2 text-14">{whose}</p>
        </div>
        <MatchRing size={88} score={score} label={m.piece_match({ score })} className="max-sm:hidden" />
      </div>
      <table className="num mt-8 w-full max-w-180 text-14">
        <caption className="sr-only">{m.redo_caption({ name: piece.name })}</caption>
        <thead>
          <tr className="text-left text-12 text-muted">
            <th scope="col" className="pb-2 font-normal">
              {m.redo_column_feature()}
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal">
              {m.redo_column_product()}
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal">
              {m.redo_column_points()}
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal max-sm:hidden">
              {m.redo_column_sum()}
            </th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ key, label, contribution, value, weight }, i) => (
            <tr key={key} className="border-line border-t align-top">
              <th scope="row" className="py-3 text-left font-normal">
                <Feature name={key} label={label} />
              </th>
              <td className="py-3 pl-4 text-right text-muted">
                <Product value={value} weight={weight} />
              </td>
              <td className="py-3 pl-4 text-right">+{contribution}</td>
              <td className="py-3 pl-4 text-right text-muted max-sm:hidden">{sums[i]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t">
            <th scope="row" className="py-3 text-left font-semibold">
              {m.redo_total()}
            </th>
            <td />
            <td className="py-3 pl-4 text-right font-semibold">{total}</td>
            <td className="max-sm:hidden" />
          </tr>
        </tfoot>
      </table>
      <p role="status" className="mt-2">
        {isRight ? m.redo_agrees({ total, score }) : m.redo_differs({ total, score })}
      </p>
      <p className="mt-3 max-w-[60ch] text-14 text-muted">{m.redo_rule()}</p>
    </div>
  );
}

type Reason = SumProps["scored"]["reasons"][number];

/** Whether the points are what value and weight make, rounded up or down to a whole one. */
const isMade = ({ value, weight, contribution }: Reason): boolean =>
  Math.abs(value * weight - contribution) < 1;

/** `0.62 × 31.4 = 19.47`, as this browser makes it. */
function Product({ value, weight }: Pick<Reason, "value" | "weight">) {
  const write = (number: number, digits: number) =>
    number.toLocaleString(currentLanguage(), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return (
    <>
      <span className="whitespace-nowrap">
        {write(value, 2)} × {write(weight, 1)}
      </span>{" "}
      <span className="whitespace-nowrap">= {write(value * weight, 2)}</span>
    </>
  );
}

function Feature({ name, label }: { name: string; label: string }) {
  const words = featureWords(name);
  return (
    <>
      <span className="block">{label}</span>
      {words && (
        <span className="mt-0.5 block max-w-[52ch] text-12 text-muted">
          {words.name()}. {words.text()}
        </span>
      )}
    </>
  );
}

const Waiting = () => (
  <div className="mt-10">
    <p role="status" className="sr-only">
      {m.redo_waiting()}
    </p>
    <div className="flex items-center gap-5">
      <Skeleton className="aspect-picture w-22" />
      <Skeleton className="h-7 w-60 max-w-full" />
    </div>
    <Skeleton className="mt-8 h-80" />
  </div>
);

import { useState } from "react";
import { type AdminProduct, listCatalogue } from "#contract/admin/catalogue.ts";
import { isLeaf } from "#vocabulary/category.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { type LookSlot, lookSlotOf } from "#vocabulary/look.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAnswer } from "#web/state/use-answer.ts";
import { Field } from "#web/ui/field.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Sewing } from "#web/ui/sewing.tsx";
import { slotWords } from "./look-words.ts";

const few = 8;

type PieceFinderProps = { universe: Universe; onChoose: (slot: LookSlot, product: AdminProduct) => void };

/** Pieces that can be had, by words; each says which place of the look it takes. */
export function PieceFinder({ universe, onChoose }: PieceFinderProps) {
  const [words, setWords] = useState("");
  const q = words.trim();
  const { answer, problem, busy } = useAnswer(
    listCatalogue,
    { query: { universe, state: "offered", limit: few, lang: currentLanguage(), ...(q && { q }) } },
    { after: q ? 200 : 0 },
  );
  return (
    <div>
      <Field
        label={m.admin_looks_find()}
        hint={m.admin_looks_find_hint()}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        autoComplete="off"
        prefix={<SearchIcon className="size-4" />}
        suffix={busy && <Sewing className="w-8" />}
      />
      <p role="status" className="mt-3 text-14 text-muted empty:hidden">
        {problem && m.admin_looks_find_failed()}
        {!problem && !busy && answer?.products.length === 0 && m.admin_looks_find_none()}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-x-gutter gap-y-4 sm:grid-cols-4">
        {answer?.products.map((product) => (
          <Found key={product.id} product={product} onChoose={onChoose} />
        ))}
      </ul>
    </div>
  );
}

function Found({ product, onChoose }: { product: AdminProduct; onChoose: PieceFinderProps["onChoose"] }) {
  const { name, brand, image, price } = product;
  const slot = slotOf(product);
  return (
    <li>
      <button
        type="button"
        disabled={!slot}
        onClick={() => slot && onChoose(slot, product)}
        className="group block w-full text-left disabled:opacity-50"
      >
        <span className="sr-only">{m.admin_looks_add({ name })}</span>
        {image ? (
          <Picture image={{ ...image, alt: "" }} sizes="180px" className="rounded-pic" />
        ) : (
          <span className="block aspect-picture rounded-pic border border-edge border-dashed" />
        )}
        <span aria-hidden="true" className="mt-2 block truncate text-14 group-hover:underline">
          {name}
        </span>
        <span className="num flex justify-between gap-2 text-12 text-muted">
          <span className="truncate">{slot ? slotWords[slot]() : m.admin_looks_no_slot()}</span>
          <span>{price !== null && formatMoney(price, "EUR", currentLanguage())}</span>
        </span>
        <span className="sr-only">{brand.name}</span>
      </button>
    </li>
  );
}

/** `women.B.2.1` has its place by what follows the universe. */
function slotOf({ universe, category }: AdminProduct): LookSlot | undefined {
  const leaf = category.slice(category.indexOf(".") + 1);
  return isLeaf(leaf) ? lookSlotOf(universe, leaf) : undefined;
}

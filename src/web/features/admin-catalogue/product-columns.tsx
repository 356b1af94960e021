import type { AdminProduct } from "#contract/admin/catalogue.ts";
import { formatMoney } from "#vocabulary/format.ts";
import type { Column } from "#web/features/admin/data-table.tsx";
import { shortDay } from "#web/features/admin/figures.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { lackWords, stateWords } from "./catalogue-words.ts";

type Selection = { readonly has: (id: number) => boolean; readonly toggle: (id: number) => void };

export function productColumns(selection: Selection): readonly Column<AdminProduct>[] {
  return [
    { key: "name", label: m.admin_catalogue_product(), cell: (row) => <Named {...{ row, selection }} /> },
    { key: "category", label: m.admin_catalogue_category(), cell: (row) => row.category_label },
    { key: "source", label: m.admin_catalogue_source(), cell: (row) => row.source },
    { key: "state", label: m.admin_catalogue_state(), cell: (row) => <State row={row} /> },
    {
      key: "price",
      label: m.admin_catalogue_price(),
      figures: true,
      cell: ({ price }) => (price === null ? "—" : formatMoney(price, "EUR", currentLanguage())),
    },
    {
      key: "sizes",
      label: m.admin_catalogue_sizes(),
      figures: true,
      cell: ({ sizes_in_stock: stock, sizes: all }) => m.admin_catalogue_sizes_of({ stock, all }),
    },
    {
      key: "seen",
      label: m.admin_catalogue_seen(),
      figures: true,
      cell: ({ seen_on }) => (seen_on ? shortDay(seen_on) : "—"),
    },
  ];
}

function Named({ row, selection }: { row: AdminProduct; selection: Selection }) {
  const { id, name, brand, image } = row;
  return (
    <span className="flex items-center gap-3">
      <Checkbox checked={selection.has(id)} onChange={() => selection.toggle(id)} className="pr-1">
        <span className="sr-only">{m.admin_catalogue_select({ name })}</span>
      </Checkbox>
      {image ? (
        <Picture
          image={{ ...image, alt: "" }}
          sizes="44px"
          className={classNames("w-11 flex-none rounded-pic", row.state === "hidden" && "opacity-40")}
        />
      ) : (
        <span className="grid aspect-picture w-11 flex-none place-items-center rounded-pic border border-edge border-dashed text-center text-12 text-muted">
          <span className="sr-only">{m.admin_catalogue_no_picture()}</span>
          <span aria-hidden="true">—</span>
        </span>
      )}
      <span className="min-w-0">
        <Link to={productPath(row)} className="line-clamp-2 hover:underline">
          {name}
        </Link>
        <span className="block text-12 text-muted">
          {brand.name} · {id}
        </span>
      </span>
    </span>
  );
}

function State({ row: { state, lacks } }: { row: AdminProduct }) {
  return (
    <>
      <span
        className={classNames(
          "inline-block whitespace-nowrap",
          state === "hidden" && "rounded-chip bg-ink px-2 py-0.5 text-12 text-paper",
          (state === "archived" || state === "out-of-stock") && "text-muted",
        )}
      >
        {stateWords[state]()}
      </span>
      {lacks.length > 0 && (
        <span className="block text-12 text-accent">
          {m.admin_catalogue_lacks_list({
            lacks: lacks.map((lack) => lackWords[lack]().toLowerCase()).join(", "),
          })}
        </span>
      )}
    </>
  );
}

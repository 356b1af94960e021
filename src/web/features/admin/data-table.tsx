import type { ReactNode } from "react";
import type { Problem } from "#contract/client.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { ArrowUpIcon } from "#web/ui/late-icons.tsx";
import { Failure } from "./failure.tsx";
import { NothingHere, TableSkeleton } from "./table-instead.tsx";

type Sort = { readonly ascending?: string; readonly descending?: string };

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  /** Nothing is a dash in a table and left out where rows are stacked. */
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly figures?: boolean;
  /** Actions need no name above them, and no label when stacked. */
  readonly unnamed?: boolean;
  readonly className?: string;
  /** What the list is asked to be sorted by, where it can. */
  readonly sort?: Sort;
};

type DataTableProps<Row> = {
  /** What is listed, for screen readers. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  /** Nothing until the first answer. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  /** Fetching anew: what is shown stays, dimmed. */
  busy?: boolean;
  problem?: Problem | undefined;
  again: () => void;
  /** What to say, and to do, where nothing is. */
  empty: { readonly title: string; readonly text?: string; readonly actions?: ReactNode };
  sort?: { readonly by: string; readonly onChange: (by: string) => void };
};

/** A table on wide screens, one block after the other on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, busy = false, problem, again, empty, sort } = props;
  if (problem) return <Failure problem={problem} again={again} busy={busy} />;
  if (!rows) return <TableSkeleton columns={columns.length} />;
  if (rows.length === 0) return <NothingHere {...empty} />;
  return (
    // Set as blocks, a table is none to browsers any more: roles keep saying what it is.
    <table
      {...role("table")}
      aria-busy={busy}
      className="num block w-full text-14 transition-opacity duration-fast aria-busy:opacity-60 md:table"
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...role("rowgroup")} className="hidden md:table-header-group">
        <tr {...role("row")} className="border-ink border-b text-12 text-muted">
          {columns.map((column) => (
            <th
              key={column.key}
              {...role("columnheader")}
              scope="col"
              aria-sort={column.sort && sort && directionOf(column.sort, sort.by)}
              className={cellClass(column, "pb-2 align-bottom font-normal")}
            >
              <ColumnName column={column} sort={sort} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")} className="block border-line border-b md:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            {...role("row")}
            className="block border-line border-t py-3 first:border-t-0 md:table-row md:py-0 md:hover:bg-wash/60"
          >
            {columns.map((column, place) => (
              <Cell key={column.key} column={column} isHead={place === 0}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const role = (name: string) => ({ role: name });

const cellClass = (column: Pick<Column<never>, "figures" | "className">, own: string) =>
  classNames(own, "md:pr-5 md:last:pr-0", column.figures ? "md:text-right" : "text-left", column.className);

type CellProps = { column: Column<never>; isHead: boolean; children: ReactNode };

function Cell({ column, isHead, children }: CellProps) {
  if (isHead)
    return (
      <th
        {...role("rowheader")}
        scope="row"
        className={cellClass(column, "block min-w-0 py-1.5 font-normal md:table-cell md:py-2.5")}
      >
        {children}
      </th>
    );
  const isNothing = children === null || children === undefined || children === false;
  return (
    <td
      {...role("cell")}
      className={cellClass(
        column,
        classNames(
          "min-w-0 items-baseline gap-4 py-0.5 md:table-cell md:py-2.5",
          isNothing ? "hidden" : "flex",
        ),
      )}
    >
      {!column.unnamed && <span className="w-28 flex-none text-12 text-muted md:hidden">{column.label}</span>}
      <div className="wrap-anywhere min-w-0">{isNothing && !column.unnamed ? "–" : children}</div>
    </td>
  );
}

function ColumnName<Row>({ column, sort }: { column: Column<Row>; sort: DataTableProps<Row>["sort"] }) {
  if (column.unnamed) return <span className="sr-only">{column.label}</span>;
  if (!sort || !column.sort) return column.label;
  const { ascending, descending } = column.sort;
  const direction = directionOf(column.sort, sort.by);
  const next = direction === "descending" ? (ascending ?? descending) : (descending ?? ascending);
  return (
    <button
      type="button"
      onClick={() => next && sort.onChange(next)}
      className={classNames("hit-44 inline-flex items-center gap-1 hover:text-ink", direction && "text-ink")}
    >
      <span className="sr-only">{m.admin_sort_by()} </span>
      {column.label}
      <ArrowUpIcon
        className={classNames(
          "size-3",
          direction === "descending" && "rotate-180",
          !direction && "opacity-40",
        )}
      />
    </button>
  );
}

function directionOf({ ascending, descending }: Sort, by: string): "ascending" | "descending" | undefined {
  if (by === ascending) return "ascending";
  return by === descending ? "descending" : undefined;
}

import type { uploadFeed } from "#contract/admin/catalogue.ts";
import type { Answer } from "#contract/endpoint.ts";
import { type Column, DataTable } from "#web/features/admin/data-table.tsx";
import { m } from "#web/i18n/paraglide/messages.js";

export type Uploaded = Answer<typeof uploadFeed>;
type Mapped = Uploaded["mapping"][number];

const isMissing = ({ needed, column }: Mapped): boolean => needed && column === null;

/** What each field is taken from, with samples; what is needed and missing stands out. */
export function MappingTable({ uploaded: { mapping, columns_unused } }: { uploaded: Uploaded }) {
  const shown = mapping.filter((row) => row.column !== null || isMissing(row));
  const absent = mapping.filter((row) => !shown.includes(row)).map(({ label }) => label);
  return (
    <div>
      {mapping.some(isMissing) && (
        <p role="alert" className="mb-4 text-14 text-accent">
          {m.admin_import_lacks()}
        </p>
      )}
      <DataTable
        caption={m.admin_import_mapping_caption()}
        columns={columns()}
        rows={shown.toSorted((one, other) => Number(isMissing(other)) - Number(isMissing(one)))}
        keyOf={({ field }) => field}
        again={() => {}}
        empty={{ title: m.admin_import_format_unknown() }}
      />
      {absent.length > 0 && (
        <p className="mt-3 max-w-measure text-14 text-muted">
          {m.admin_import_absent({ fields: absent.join(", ") })}
        </p>
      )}
      {columns_unused.length > 0 && (
        <p className="wrap-anywhere mt-3 text-14 text-muted">
          {m.admin_import_unused({ columns: columns_unused.join(", ") })}
        </p>
      )}
    </div>
  );
}

const columns = (): readonly Column<Mapped>[] => [
  {
    key: "field",
    label: m.admin_import_field(),
    cell: ({ label, needed }) => (
      <>
        {label}
        {needed && <span className="ml-2 text-12 text-muted">{m.admin_import_needed()}</span>}
      </>
    ),
  },
  {
    key: "column",
    label: m.admin_import_column(),
    cell: (row) =>
      row.column === null ? (
        <span className={isMissing(row) ? "text-accent" : "text-muted"}>{m.admin_import_missing()}</span>
      ) : (
        <code className="whitespace-nowrap text-14">{row.column}</code>
      ),
  },
  {
    key: "samples",
    label: m.admin_import_samples(),
    cell: ({ samples }) => (
      <span className="line-clamp-2 text-muted">{samples.filter(Boolean).slice(0, 3).join(" · ")}</span>
    ),
  },
];

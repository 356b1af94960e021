/** What goes between the server's thread and the database's. Values travel as PostgreSQL's own text. */
export type Request = { readonly id: number } & Order;

export type Order =
  | { readonly kind: "open"; readonly folder: string; readonly engine: WebAssembly.Module }
  | { readonly kind: "run"; readonly statement: Statement }
  | { readonly kind: "close" };

export type Reply =
  | { readonly id: number; readonly answer: Answer | null }
  | { readonly id: number; readonly failure: Failure };

export type Statement = {
  readonly sql: string;
  readonly parameters: readonly (string | Uint8Array | null)[];
};

export type Answer = {
  readonly command: string | null;
  readonly rowCount: number | null;
  readonly columns: readonly { readonly name: string; readonly type: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** What triggers said, once it can be read: the words of `pg_notify`. */
  readonly told: readonly string[];
};

/** An error loses its own properties when it is sent to another thread, so these are sent by name. */
export const failureFields = ["code", "constraint", "detail", "hint", "schema", "table", "column"] as const;

export type Failure = { readonly message: string } & {
  readonly [field in (typeof failureFields)[number]]?: string;
};

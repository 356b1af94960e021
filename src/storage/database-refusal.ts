/** Why a database cannot be opened: each is for the person who starts the server, in one sentence. */
export type DatabaseRefusal =
  | { readonly kind: "directory_unwritable"; readonly directory: string; readonly reason: string }
  | { readonly kind: "directory_in_use"; readonly directory: string; readonly pid: number }
  /** `url` has lost its password. */
  | { readonly kind: "unreachable"; readonly url: string; readonly reason: string }
  | { readonly kind: "too_old"; readonly version: string }
  | { readonly kind: "migration_failed"; readonly name: string; readonly reason: string };

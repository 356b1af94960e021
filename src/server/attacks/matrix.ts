import { accountRows } from "./matrix-accounts.ts";
import { faultRows } from "./matrix-faults.ts";
import { feedRows } from "./matrix-feeds.ts";
import { operationRows } from "./matrix-operation.ts";
import { rightsRows } from "./matrix-rights.ts";
import type { Row } from "./matrix-row.ts";
import { surfaceRows } from "./matrix-surface.ts";

export const rows: readonly Row[] = [
  ...accountRows,
  ...rightsRows,
  ...surfaceRows,
  ...feedRows,
  ...operationRows,
  ...faultRows,
];

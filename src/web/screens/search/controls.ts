import { ListHead } from "./list-head.tsx";
import { UnderstoodRow } from "./understood-row.tsx";

/** What a list is asked for with: one file, since whoever turns to one of these soon needs the others. */
export const controls = { ListHead, UnderstoodRow };

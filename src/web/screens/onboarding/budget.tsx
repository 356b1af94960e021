import { BudgetEditor } from "#web/features/preferences/budget/budget-editor.tsx";
import { StepEditing } from "./step-editing.tsx";
import { stepMeta } from "./step-head.ts";

export const meta = stepMeta;

export default function Budget() {
  return <StepEditing>{(editing) => <BudgetEditor editing={editing} short />}</StepEditing>;
}

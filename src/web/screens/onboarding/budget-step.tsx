import type { ComponentProps } from "react";
import { BudgetEditor } from "#web/features/preferences/budget/budget-editor.tsx";
import { StepEditing } from "./step-editing.tsx";

type BudgetStepProps = Pick<ComponentProps<typeof BudgetEditor>, "initial"> & { isWanted: boolean };

export const BudgetStep = ({ initial }: BudgetStepProps) => (
  <StepEditing>{(editing) => <BudgetEditor editing={editing} short initial={initial} />}</StepEditing>
);

import type { ComponentProps } from "react";
import { StylesEditor } from "#web/features/preferences/styles/styles-editor.tsx";
import { StepEditing } from "./step-editing.tsx";

type StylesStepProps = { initial: ComponentProps<typeof StylesEditor>["initial"]; isWanted: boolean };

export const StylesStep = ({ initial }: StylesStepProps) => (
  <StepEditing>{(editing) => <StylesEditor editing={editing} initial={initial} />}</StepEditing>
);

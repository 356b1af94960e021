import { SizesEditor } from "#web/features/preferences/sizes/sizes-editor.tsx";
import { StepEditing } from "./step-editing.tsx";

export const SizesStep = (_: { isWanted: boolean }) => (
  <StepEditing>{(editing) => <SizesEditor editing={editing} short />}</StepEditing>
);

import { SizesEditor } from "#web/features/preferences/sizes/sizes-editor.tsx";
import { StepEditing } from "./step-editing.tsx";
import { stepMeta } from "./step-head.ts";

export const meta = stepMeta;

export default function Sizes() {
  return <StepEditing>{(editing) => <SizesEditor editing={editing} short />}</StepEditing>;
}

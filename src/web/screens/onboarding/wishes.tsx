import { WishesEditor } from "#web/features/preferences/wishes/wishes-editor.tsx";
import { StepEditing } from "./step-editing.tsx";
import { stepMeta } from "./step-head.ts";

export const meta = stepMeta;

export default function Wishes() {
  return <StepEditing>{(editing) => <WishesEditor editing={editing} />}</StepEditing>;
}

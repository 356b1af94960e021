import { BrandsEditor } from "#web/features/preferences/brands/brands-editor.tsx";
import { StepEditing } from "./step-editing.tsx";
import { stepMeta } from "./step-head.ts";

export const meta = stepMeta;

export default function Brands() {
  return <StepEditing>{(editing) => <BrandsEditor editing={editing} />}</StepEditing>;
}

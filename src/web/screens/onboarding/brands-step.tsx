import type { ComponentProps } from "react";
import { BrandsEditor } from "#web/features/preferences/brands/brands-editor.tsx";
import { StepEditing } from "./step-editing.tsx";

type BrandsStepProps = Pick<ComponentProps<typeof BrandsEditor>, "initial"> & { isWanted: boolean };

export const BrandsStep = ({ initial }: BrandsStepProps) => (
  <StepEditing>{(editing) => <BrandsEditor editing={editing} initial={initial} />}</StepEditing>
);

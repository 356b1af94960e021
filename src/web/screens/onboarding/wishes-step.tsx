import type { ComponentProps } from "react";
import { WishesEditor } from "#web/features/preferences/wishes/wishes-editor.tsx";
import { StepEditing } from "./step-editing.tsx";

type WishesStepProps = Pick<ComponentProps<typeof WishesEditor>, "initial"> & { isWanted: boolean };

export const WishesStep = ({ initial }: WishesStepProps) => (
  <StepEditing>{(editing) => <WishesEditor editing={editing} initial={initial} />}</StepEditing>
);

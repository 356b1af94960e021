import { useEffect, useRef } from "react";
import { useEditing } from "#web/features/preferences/use-editing.ts";
import { FollowButton } from "./follow-button.tsx";

type FollowProps = {
  brand: number;
  label: string;
  /** Pressed before this was here. */
  asked: boolean;
};

/** Keeps it on the device or in the account, wherever the other preferences are. */
export default function Follow({ brand, label, asked }: FollowProps) {
  const { editing } = useEditing();
  const follows = editing ? editing.preferences.brands_followed.includes(brand) : asked;
  const owed = useRef(asked);
  useEffect(() => {
    if (!editing || !owed.current) return;
    owed.current = false;
    if (!follows) editing.followBrand(brand, true);
  }, [editing, follows, brand]);
  return (
    <FollowButton
      label={label}
      follows={follows}
      onPress={() => {
        if (editing) editing.followBrand(brand, !follows);
        else owed.current = !owed.current;
      }}
    />
  );
}

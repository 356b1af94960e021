import type { LookVerdict } from "#vocabulary/look.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { reactToLook, useLookVerdict } from "#web/state/look-reactions.ts";
import { IconButton, type IconButtonProps } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { HeartIcon } from "#web/ui/tool-icons.tsx";

type LookButtonsProps = Pick<IconButtonProps, "look" | "size"> & {
  of: { readonly id: number; readonly title: string };
};

/** Like and dislike; what is said again is taken back. */
export function LookButtons({ of: { id, title }, ...style }: LookButtonsProps) {
  const verdict = useLookVerdict(id);
  const say = async (value: LookVerdict) => {
    const answer = await reactToLook(id, verdict === value ? "none" : value);
    if (!answer.ok && answer.refusal.kind !== "no_token")
      showToast({ text: m.looks_not_kept(), urgent: true });
  };
  return (
    <>
      <IconButton
        {...style}
        label={m.looks_like({ title })}
        icon={<HeartIcon />}
        pressed={verdict === "like"}
        onClick={() => void say("like")}
      />
      <IconButton
        {...style}
        label={m.looks_dislike({ title })}
        icon={<CloseIcon />}
        pressed={verdict === "dislike"}
        onClick={() => void say("dislike")}
      />
    </>
  );
}

import type { ReactNode } from "react";
import type { ReactionKind } from "#vocabulary/reaction.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import type { Said } from "#web/state/reactions.ts";
import { IconButton, type IconButtonProps } from "#web/ui/icon-button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { BookmarkIcon, HeartIcon } from "#web/ui/tool-icons.tsx";
import { reactTo } from "./react-to.ts";

type ReactionButtonProps = Pick<IconButtonProps, "className" | "look" | "size"> & {
  product: { readonly id: number; readonly name: string };
  /** What is said of it now. */
  said: Said;
  /** After the person said it or took it back, before anyone knows whether it is kept. */
  onReact?: ((value: boolean) => void) | undefined;
};

export const LikeButton = (props: ReactionButtonProps) => (
  <ReactionButton {...props} kind="liked" label={m.piece_like(props.product)} icon={<HeartIcon />} />
);

export const DislikeButton = (props: ReactionButtonProps) => (
  <ReactionButton {...props} kind="disliked" label={m.piece_dislike(props.product)} icon={<CloseIcon />} />
);

export const BookmarkButton = (props: ReactionButtonProps) => (
  <ReactionButton
    {...props}
    kind="bookmarked"
    label={m.piece_bookmark(props.product)}
    icon={<BookmarkIcon />}
  />
);

type AnyReactionButtonProps = ReactionButtonProps & { kind: ReactionKind; label: string; icon: ReactNode };

function ReactionButton({ product, said: all, kind, onReact, ...rest }: AnyReactionButtonProps) {
  const said = all[kind];
  return (
    <IconButton
      {...rest}
      pressed={said}
      onClick={() => {
        void reactTo({ kind, product: product.id, value: !said }).then((kept) => {
          // The page of a piece asks in its own place.
          const isAsked = kind === "liked" && !said && rest.look === "picture";
          if (kept && isAsked && useAuth.getState().isAuthenticated) void offerGift(product.id);
        });
        onReact?.(!said);
      }}
    />
  );
}

/** Only members are asked, and only after a like: its code comes then. Without it nothing is lost but the question. */
const offerGift = (product: number): Promise<void> =>
  import("./set-gift.ts").then((gift) => gift.offerGift(product)).catch(() => {});

import { m } from "#web/i18n/paraglide/messages.js";

type FollowButtonProps = { label: string; follows: boolean; onPress: () => void };

export function FollowButton({ label, follows, onPress }: FollowButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={follows}
      aria-label={label}
      onClick={onPress}
      className="min-h-11 min-w-11 text-right text-12 text-muted transition-colors duration-fast hover:text-ink aria-pressed:text-ink noscript:hidden"
    >
      {follows ? m.product_following() : m.product_follow()}
    </button>
  );
}

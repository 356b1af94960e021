/** Two rings, one through the other: choosing one chooses both. */
export function LinkedIcon({ className }: { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={className}
    >
      <circle cx="6.5" cy="6" r="4.75" />
      <circle cx="13.5" cy="6" r="4.75" />
    </svg>
  );
}

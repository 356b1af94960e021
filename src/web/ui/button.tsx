import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "./class-names.ts";
import { Sewing } from "./sewing.tsx";

export type ButtonLook = "accent" | "ink" | "line" | "quiet";
export type ButtonSize = "large" | "medium" | "small";

export interface ButtonProps extends ComponentProps<"button"> {
  /** accent: once a screen. */
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  /** Work under way: keeps width and focus, ignores clicks. */
  busy?: boolean | undefined;
}

export function Button({ look, size, busy, className, children, onClick, type, ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type ?? "button"}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={buttonClass({ look, size, className })}
    >
      {busy ? (
        <>
          <span className="invisible inline-flex items-center gap-3">{children}</span>
          <Sewing className="absolute" />
          <span className="sr-only">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** The same look for links: `<Link className={buttonClass({ look: "accent" })}>`. */
export function buttonClass(
  options: {
    look?: ButtonLook | undefined;
    size?: ButtonSize | undefined;
    className?: string | undefined;
  } = {},
): string {
  return classNames(
    "relative inline-flex select-none items-center justify-center gap-3 whitespace-nowrap rounded-chip border font-medium",
    "transition-[background-color,border-color,color,transform] duration-fast ease-out",
    "active:scale-[0.98] aria-busy:cursor-progress aria-busy:active:scale-100",
    "disabled:border-line disabled:bg-transparent disabled:text-muted disabled:active:scale-100",
    sizes[options.size ?? "large"],
    looks[options.look ?? "line"],
    options.className,
  );
}

const sizes: Record<ButtonSize, string> = {
  large: "min-h-13 px-7 text-16",
  medium: "min-h-11 px-5 text-14",
  small: "hit-44 min-h-9 px-4 text-14",
};

const looks: Record<ButtonLook, string> = {
  accent:
    "border-transparent bg-accent text-on-accent hover:not-disabled:bg-accent-deep active:not-disabled:bg-accent-deep",
  ink: "border-transparent bg-ink text-paper hover:not-disabled:bg-ink/85 active:not-disabled:bg-ink/85",
  line: "border-ink text-ink hover:not-disabled:bg-ink hover:not-disabled:text-paper active:not-disabled:bg-ink active:not-disabled:text-paper",
  quiet:
    "border-transparent text-ink hover:not-disabled:bg-wash active:not-disabled:bg-wash disabled:border-transparent",
};

import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type IconButtonLook = "plain" | "picture" | "line" | "surface" | "ink" | "accent";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does, for screen readers. */
  label: string;
  icon: ReactNode;
  look?: IconButtonLook | undefined;
  /** 44 px, 52 px or 68 px. */
  size?: "medium" | "large" | "huge" | undefined;
  /** On or off: says so to screen readers and fills the icon. */
  pressed?: boolean | undefined;
}

export function IconButton({ label, icon, look, size, pressed, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-label={label}
      aria-pressed={pressed}
      className={iconButtonClass({ look, size, className })}
    >
      {icon}
    </button>
  );
}

/** The same look for links; give the link its own `aria-label`. */
export function iconButtonClass(
  options: {
    look?: IconButtonLook | undefined;
    size?: "medium" | "large" | "huge" | undefined;
    className?: string | undefined;
  } = {},
): string {
  return classNames(
    "grid flex-none place-items-center rounded-chip border",
    "transition-[background-color,border-color,color,transform] duration-fast ease-out active:scale-[0.94]",
    "aria-pressed:[&_svg]:fill-current disabled:text-muted disabled:opacity-50 disabled:active:scale-100",
    sizes[options.size ?? "medium"],
    looks[options.look ?? "plain"],
    options.className,
  );
}

const sizes = { medium: "size-11", large: "size-13", huge: "size-17 [&_svg]:size-6.5" };

const looks: Record<IconButtonLook, string> = {
  plain: "border-transparent hover:not-disabled:bg-wash aria-pressed:text-accent",
  // Pictures keep their light ground in the dark theme.
  picture:
    "border-transparent text-on-picture hover:not-disabled:bg-[#ffffff80] aria-pressed:text-on-picture-accent",
  line: "border-line hover:not-disabled:border-ink aria-pressed:border-accent aria-pressed:text-accent",
  surface:
    "border-line bg-surface hover:not-disabled:border-ink aria-pressed:border-accent aria-pressed:text-accent",
  ink: "border-transparent bg-ink text-paper hover:not-disabled:bg-ink/85",
  accent: "border-transparent bg-accent text-on-accent hover:not-disabled:bg-accent-deep",
};

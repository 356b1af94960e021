import type { ComponentProps, ReactNode } from "react";

export type IconProps = Omit<ComponentProps<"svg">, "children">;

/** The one way an icon is drawn. */
export function draw(props: IconProps, shape: ReactNode) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {shape}
    </svg>
  );
}

import { draw, type IconProps } from "./draw-icon.tsx";

/** Leaves for another site. By itself: one screen alone has it, and what screens have in common all of them load. */
export function ExternalIcon(props: IconProps) {
  return draw(props, <path d="M5 15 15 5M6.75 5H15v8.25" />);
}

import { draw, type IconProps } from "./draw-icon.tsx";

/** By itself: one screen alone has it, and what screens have in common all of them load. */
export function ShareIcon(props: IconProps) {
  return draw(props, <path d="M10 12.5V2.75M6.5 6 10 2.75 13.5 6M6 9H4v8.25h12V9h-2" />);
}

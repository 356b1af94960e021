import { draw, type IconProps } from "./draw-icon.tsx";

/** Another piece in its place. By itself: one screen alone has it, and what screens have in common all of them load. */
export function SwapIcon(props: IconProps) {
  return draw(props, <path d="M3.25 9V6.5h12M12.5 3.5l3 3-3 3M16.75 11v2.5h-12m2.75 3-3-3 3-3" />);
}

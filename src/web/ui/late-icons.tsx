import { draw, type IconProps } from "./draw-icon.tsx";

/* What no page begins with: for what is set by hand, kept and told later. */

export function LockIcon(props: IconProps) {
  return draw(props, <path d="M4 9h12v8H4Zm2.75 0V6a3.25 3.25 0 0 1 6.5 0v3" />);
}
export function UnlockIcon(props: IconProps) {
  return draw(props, <path d="M4 9h12v8H4Zm2.75 0V6a3.25 3.25 0 0 1 6.3-1.1" />);
}
export function TrashIcon(props: IconProps) {
  return draw(props, <path d="M3 5.25h14M7.5 5V2.75h5V5m-7.75.25.6 12h9.3l.6-12M8.25 8.5v5.5m3.5-5.5V14" />);
}
export function BellIcon(props: IconProps) {
  return draw(
    props,
    <path d="M3.25 14.25c1.4-1.3 1.75-3 1.75-5.5a5 5 0 0 1 10 0c0 2.5.35 4.2 1.75 5.5ZM8.25 16.75a2 2 0 0 0 3.5 0" />,
  );
}
export function UndoIcon(props: IconProps) {
  return draw(props, <path d="M6.75 3.5 3 7.25 6.75 11M3 7.25h8.75a4.5 4.5 0 0 1 0 9H9" />);
}
export function ArrowUpIcon(props: IconProps) {
  return draw(props, <path d="M10 17V3M4.75 8.25 10 3l5.25 5.25" />);
}

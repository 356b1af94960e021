import { draw, type IconProps } from "./draw-icon.tsx";

/* What only some screens have, in the same hand as ./icons.tsx. */

export function HeartIcon(props: IconProps) {
  return draw(
    props,
    <path d="M10 16.75C4.7 13.1 2.5 10.3 2.5 7.35A3.85 3.85 0 0 1 6.4 3.5c1.5 0 2.8.75 3.6 2.1.8-1.35 2.1-2.1 3.6-2.1a3.85 3.85 0 0 1 3.9 3.85c0 2.95-2.2 5.75-7.5 9.4Z" />,
  );
}
export function BookmarkIcon(props: IconProps) {
  return draw(props, <path d="M5 2.75h10v14.5l-5-3.75-5 3.75Z" />);
}
export function BellIcon(props: IconProps) {
  return draw(
    props,
    <path d="M3.25 14.25c1.4-1.3 1.75-3 1.75-5.5a5 5 0 0 1 10 0c0 2.5.35 4.2 1.75 5.5ZM8.25 16.75a2 2 0 0 0 3.5 0" />,
  );
}
export function ArrowUpIcon(props: IconProps) {
  return draw(props, <path d="M10 17V3M4.75 8.25 10 3l5.25 5.25" />);
}
export function ChevronDownIcon(props: IconProps) {
  return draw(props, <path d="m4.75 7.5 5.25 5.25 5.25-5.25" />);
}
export function PlusIcon(props: IconProps) {
  return draw(props, <path d="M10 3.5v13M3.5 10h13" />);
}
export function LockIcon(props: IconProps) {
  return draw(props, <path d="M4 9h12v8H4Zm2.75 0V6a3.25 3.25 0 0 1 6.5 0v3" />);
}
export function UnlockIcon(props: IconProps) {
  return draw(props, <path d="M4 9h12v8H4Zm2.75 0V6a3.25 3.25 0 0 1 6.3-1.1" />);
}
export function GlobeIcon(props: IconProps) {
  return draw(
    props,
    <path d="M17.25 10a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Zm-14.5 0h14.5M10 2.75c2.1 2 3.1 4.4 3.1 7.25s-1 5.25-3.1 7.25C7.9 15.25 6.9 12.85 6.9 10S7.9 4.75 10 2.75Z" />,
  );
}
export function UndoIcon(props: IconProps) {
  return draw(props, <path d="M6.75 3.5 3 7.25 6.75 11M3 7.25h8.75a4.5 4.5 0 0 1 0 9H9" />);
}
export function FilterIcon(props: IconProps) {
  return draw(
    props,
    <path d="M2.75 6h6.5m4.5 0h3.5M2.75 14h2.5m4.5 0h7.5M13.75 6a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Zm-4 8a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z" />,
  );
}
export function ShareIcon(props: IconProps) {
  return draw(props, <path d="M10 12.5V2.75M6.5 6 10 2.75 13.5 6M6 9H4v8.25h12V9h-2" />);
}
/** Leaves for another site. */
export function ExternalIcon(props: IconProps) {
  return draw(props, <path d="M5 15 15 5M6.75 5H15v8.25" />);
}
export function TrashIcon(props: IconProps) {
  return draw(props, <path d="M3 5.25h14M7.5 5V2.75h5V5m-7.75.25.6 12h9.3l.6-12M8.25 8.5v5.5m3.5-5.5V14" />);
}
/** Another piece in its place. */
export function SwapIcon(props: IconProps) {
  return draw(props, <path d="M3.25 9V6.5h12M12.5 3.5l3 3-3 3M16.75 11v2.5h-12m2.75 3-3-3 3-3" />);
}

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
export function ChevronDownIcon(props: IconProps) {
  return draw(props, <path d="m4.75 7.5 5.25 5.25 5.25-5.25" />);
}
export function PlusIcon(props: IconProps) {
  return draw(props, <path d="M10 3.5v13M3.5 10h13" />);
}
export function FilterIcon(props: IconProps) {
  return draw(
    props,
    <path d="M2.75 6h6.5m4.5 0h3.5M2.75 14h2.5m4.5 0h7.5M13.75 6a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Zm-4 8a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z" />,
  );
}

import { draw, type IconProps } from "./draw-icon.tsx";

/* What most pages have. Drawn for Cleed on a 20 px square with a 1.5 px line. Decorative: whoever uses one gives it words. */

export function SearchIcon(props: IconProps) {
  return draw(
    props,
    <path d="M13.4 13.4 17.25 17.25M15.25 9A6.25 6.25 0 1 1 2.75 9a6.25 6.25 0 0 1 12.5 0Z" />,
  );
}
export function UserIcon(props: IconProps) {
  return draw(
    props,
    <path d="M3.25 17.25c.5-3.5 3.2-5.25 6.75-5.25s6.25 1.75 6.75 5.25M13.25 6a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0Z" />,
  );
}
export function CloseIcon(props: IconProps) {
  return draw(props, <path d="m4.5 4.5 11 11m0-11-11 11" />);
}
export function MenuIcon(props: IconProps) {
  return draw(props, <path d="M2.75 6.75h14.5M2.75 13.25h14.5" />);
}
export function ArrowLeftIcon(props: IconProps) {
  return draw(props, <path d="M17 10H3m5.25-5.25L3 10l5.25 5.25" />);
}
export function ArrowRightIcon(props: IconProps) {
  return draw(props, <path d="M3 10h14m-5.25-5.25L17 10l-5.25 5.25" />);
}
export function SunIcon(props: IconProps) {
  return draw(
    props,
    <path d="M13.25 10a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0ZM10 2v1.75M10 16.25V18M2 10h1.75M16.25 10H18M4.35 4.35l1.2 1.2m8.9 8.9 1.2 1.2m0-11.3-1.2 1.2m-8.9 8.9-1.2 1.2" />,
  );
}
export function MoonIcon(props: IconProps) {
  return draw(props, <path d="M16.75 11.9A7.25 7.25 0 0 1 8.1 3.25a7.25 7.25 0 1 0 8.65 8.65Z" />);
}
/** Follows the system: half in the light. */
export function AutoThemeIcon(props: IconProps) {
  return draw(
    props,
    <>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5Z" fill="currentColor" />
    </>,
  );
}
export function CheckIcon(props: IconProps) {
  return draw(props, <path d="m3.5 10.5 4.25 4.25L16.5 5.5" />);
}
export function MinusIcon(props: IconProps) {
  return draw(props, <path d="M3.5 10h13" />);
}

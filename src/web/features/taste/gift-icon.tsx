import { draw, type IconProps } from "#web/ui/draw-icon.tsx";

/** For somebody else; in the hand of all icons. */
export function GiftIcon(props: IconProps) {
  return draw(
    props,
    <path d="M3.25 9.5h13.5v7.75H3.25ZM2.5 6h15v3.5h-15ZM10 6v11.25M10 6C7 6 5.75 5.1 5.75 4a1.6 1.6 0 0 1 1.7-1.6C9 2.4 10 4.25 10 6Zm0 0c3 0 4.25-.9 4.25-2a1.6 1.6 0 0 0-1.7-1.6C11 2.4 10 4.25 10 6Z" />,
  );
}

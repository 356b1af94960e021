/** How a picture lies on the screen: its magnification, and how far its middle is from the screen's. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
/** Of the picture as it is shown at scale 1, and of the screen. */
export type Frame = {
  readonly picture: { readonly width: number; readonly height: number };
  readonly screen: { readonly width: number; readonly height: number };
};

export const whole: View = { scale: 1, x: 0, y: 0 };
export const mostScale = 4;

/** The point under the finger stays under the finger. Points are counted from the middle of the screen. */
export function zoomAt(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = Math.min(mostScale, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, frame);
}

export const move = (view: View, by: Point, frame: Frame): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);

/** No edge of the picture comes further in than the edge of the screen; what is smaller stays in the middle. */
function within({ scale, x, y }: View, { picture, screen }: Frame): View {
  const clamp = (value: number, size: number, room: number) => {
    const most = Math.max(0, (size * scale - room) / 2);
    // Never minus zero.
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return {
    scale,
    x: clamp(x, picture.width, screen.width),
    y: clamp(y, picture.height, screen.height),
  };
}

import { type RefObject, useEffect, useRef } from "react";
import { type Frame, move, type Point, type View, whole, zoomAt } from "./view.ts";

const closer = 2.5;
const doubleTapMs = 300;
/** A push of a whole picture this far is meant for the next one. */
const swipe = 60;

type Options = { readonly onSwipe: (by: 1 | -1) => void };

/** Pinch, wheel, double tap and drag. The picture is moved by itself, without drawing the page anew. */
export function useView(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  { onSwipe }: Options,
) {
  const view = useRef<View>(whole);
  const swiped = useRef(onSwipe);
  swiped.current = onSwipe;

  const frame = (): Frame => ({
    picture: { width: picture.current?.offsetWidth ?? 0, height: picture.current?.offsetHeight ?? 0 },
    screen: { width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 },
  });
  const show = (next: View) => {
    view.current = next;
    if (!picture.current) return;
    picture.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    if (stage.current) stage.current.dataset.zoomed = String(next.scale > 1);
  };
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) =>
    show(zoomAt(view.current, factor, point, frame()));

  const act = useRef({ show, zoom, frame });
  act.current = { show, zoom, frame };

  useEffect(() => {
    const element = stage.current;
    return element ? listen(element, view, act, swiped) : undefined;
  }, [stage]);

  return { zoom, reset: () => show(whole) };
}

type Act = {
  readonly show: (view: View) => void;
  readonly zoom: (factor: number, point?: Point) => void;
  readonly frame: () => Frame;
};

function listen(
  stage: HTMLElement,
  view: RefObject<View>,
  act: RefObject<Act>,
  swiped: RefObject<(by: 1 | -1) => void>,
): () => void {
  const fingers = new Map<number, Point>();
  let lastTap = 0;
  let start: Point | undefined;
  let moved = false;
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, fromMiddle(event));
    start = fingers.size === 1 ? fromMiddle(event) : undefined;
    moved = false;
  };
  const drag = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, now);
    if (start && distance(start, now) > 6) moved = true;
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      act.current.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
    }
    const share = other ? 0.5 : 1;
    const by = { x: (now.x - before.x) * share, y: (now.y - before.y) * share };
    act.current.show(move(view.current, by, act.current.frame()));
  };
  const up = (event: PointerEvent) => {
    const now = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!now || event.type === "pointercancel") return;
    if (start && moved && view.current.scale === 1 && Math.abs(now.x - start.x) > swipe)
      swiped.current(now.x < start.x ? 1 : -1);
    if (moved || fingers.size > 0) return;
    const double = event.timeStamp - lastTap < doubleTapMs;
    lastTap = double ? 0 : event.timeStamp;
    if (double) act.current.zoom(view.current.scale > 1 ? 0 : closer, now);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    act.current.zoom(Math.exp(-event.deltaY / 300), fromMiddle(event));
  };

  stage.addEventListener("pointerdown", down);
  stage.addEventListener("pointermove", drag);
  stage.addEventListener("pointerup", up);
  stage.addEventListener("pointercancel", up);
  stage.addEventListener("wheel", wheel, { passive: false });
  return () => {
    stage.removeEventListener("pointerdown", down);
    stage.removeEventListener("pointermove", drag);
    stage.removeEventListener("pointerup", up);
    stage.removeEventListener("pointercancel", up);
    stage.removeEventListener("wheel", wheel);
  };
}

const distance = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y);

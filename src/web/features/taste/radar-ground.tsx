import { axisOrder, pointAt, reachOf } from "./radar.ts";

/** Rings and spokes under the shape. The innermost ring is what somebody is indifferent to. */
export function RadarGround({ radius }: { radius: number }) {
  const spokes = axisOrder.map((_, place) => {
    const { x, y } = pointAt(place, radius);
    return `M0 0L${x} ${y}`;
  });
  return (
    <g fill="none">
      <path d={spokes.join("")} className="stroke-line" strokeWidth="0.75" />
      {[1 / 3, 2 / 3, 1].map((weight) => (
        <circle key={weight} r={reachOf(weight) * radius} className="stroke-line" strokeWidth="0.75" />
      ))}
      <circle r={reachOf(0) * radius} className="stroke-thread" strokeWidth="1.25" />
    </g>
  );
}

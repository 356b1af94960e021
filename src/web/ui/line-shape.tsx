/** The centres of its thumbs and its part in ink as shares of the line, from 0 to 1. */
export type LineShapeProps = {
  readonly thumbs: readonly number[];
  readonly ink: readonly [from: number, to: number];
};

/** A slider as it is seen: what the server may draw, which may not give anything a style of its own. */
export function LineShape({ thumbs, ink: [from, to] }: LineShapeProps) {
  return (
    <svg aria-hidden="true" className="block h-11 w-full overflow-visible">
      <rect y="21" width="100%" height="1" className="fill-edge" />
      <rect x={percent(from)} y="20" width={percent(to - from)} height="2" className="fill-ink" />
      {thumbs.map((at, place) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place among them
          key={place}
          cx={percent(at)}
          cy="22"
          r="8.25"
          className="fill-surface stroke-[1.5px] stroke-ink"
        />
      ))}
    </svg>
  );
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

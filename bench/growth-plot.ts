export type Growth = {
  readonly name: string;
  readonly unit: string;
  /** One value for each size. */
  readonly values: readonly number[];
};

const [cell, gap, left, top] = [230, 40, 46, 64];
const colour = "#8a2f4b";

/** A panel for each, both axes by their logarithm; the grey line grows as n log n from the first point on. */
export function plotGrowth(sizes: readonly number[], all: readonly Growth[]): string {
  const columns = 3;
  const rows = Math.ceil(all.length / columns);
  const [width, height] = [left + columns * (cell + gap), top + rows * (cell + gap)];
  const panels = all.map((one, i) =>
    drawPanel(sizes, one, left + (i % columns) * (cell + gap), top + Math.floor(i / columns) * (cell + gap)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">
<title>Growth with the catalogue</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="28" font-size="15">Growth with the catalogue; grey: n log n</text>
${panels.join("\n")}
</svg>
`;
}

function drawPanel(sizes: readonly number[], { name, unit, values }: Growth, x: number, y: number): string {
  const [first = 1, last = 1] = [sizes[0], sizes.at(-1)];
  const straight = sizes.map(
    (size) => ((values[0] ?? 1) * size * Math.log(size)) / (first * Math.log(first)),
  );
  const known = [...values, ...straight].filter((value) => value > 0);
  const [low, high] = [Math.log10(Math.min(...known)), Math.log10(Math.max(...known))];
  const atX = (size: number) =>
    x + ((Math.log10(size) - Math.log10(first)) / Math.log10(last / first)) * cell;
  const atY = (value: number) =>
    y + cell - 30 - ((Math.log10(value) - low) / (high - low || 1)) * (cell - 50);
  const line = (points: readonly number[], stroke: string) =>
    `<polyline points="${points.map((value, i) => `${atX(sizes[i] ?? 1).toFixed(1)},${atY(value).toFixed(1)}`).join(" ")}" fill="none" stroke="${stroke}" stroke-width="2"/>`;
  const marks = values.map((value, i) => {
    const [cx, cy] = [atX(sizes[i] ?? 1), atY(value)];
    const anchor = i === 0 ? "start" : i === values.length - 1 ? "end" : "middle";
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="3" fill="${colour}"/><text x="${cx.toFixed(1)}" y="${(cy - 8).toFixed(1)}" text-anchor="${anchor}">${Number(value.toPrecision(3))}</text>`;
  });
  const ticks = sizes.map(
    (size, i) =>
      `<text x="${atX(size).toFixed(1)}" y="${y + cell - 8}" text-anchor="${i === 0 ? "start" : i === sizes.length - 1 ? "end" : "middle"}" fill="#555">${size.toLocaleString("en")}</text>`,
  );
  return `<g><text x="${x}" y="${y}" font-weight="bold">${name} (${unit})</text>${line(straight, "#ccc")}${line(values, colour)}${marks.join("")}${ticks.join("")}</g>`;
}

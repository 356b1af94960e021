import type { Sample } from "./samples.ts";

type Line = { readonly name: string; readonly colour: string; readonly of: (sample: Sample) => number };
type Panel = { readonly title: string; readonly unit: string; readonly lines: readonly Line[] };

const panels: readonly Panel[] = [
  {
    title: "Memory",
    unit: "MB",
    lines: [
      { name: "its own", colour: "#8a2f4b", of: ({ ownMb }) => ownMb },
      { name: "heap used", colour: "#3b6ea5", of: ({ heapMb }) => heapMb },
    ],
  },
  {
    title: "Answers",
    unit: "ms",
    lines: [
      { name: "p50", colour: "#4c8a57", of: ({ p50 }) => p50 },
      { name: "p95", colour: "#c28a1e", of: ({ p95 }) => p95 },
      { name: "p99", colour: "#8a2f4b", of: ({ p99 }) => p99 },
    ],
  },
  {
    title: "Event-loop delay, p99",
    unit: "ms",
    lines: [{ name: "delay", colour: "#3b6ea5", of: ({ delayMs }) => delayMs }],
  },
  {
    title: "Requests",
    unit: "a second",
    lines: [{ name: "requests", colour: "#555", of: ({ perSecond }) => perSecond }],
  },
];

const [width, height, left, top] = [820, 190, 70, 34];
const inner = { width: width - left - 20, height: height - top - 30 };

/** One panel under the other, time from left to right. */
export function plot(samples: readonly Sample[], title: string): string {
  const seconds = Math.max(1, samples.at(-1)?.second ?? 1);
  const drawn = panels.map((panel, at) => drawPanel(panel, samples, seconds, 40 + at * height)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${40 + panels.length * height}" role="img" font-family="sans-serif" font-size="12">
<title>${escapeXml(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="24" font-size="15">${escapeXml(title)}</text>
${drawn}</svg>
`;
}

function drawPanel(
  { title, unit, lines }: Panel,
  samples: readonly Sample[],
  seconds: number,
  y: number,
): string {
  const values = samples.flatMap((sample) => lines.map(({ of }) => of(sample))).filter(Number.isFinite);
  const most = roundUp(Math.max(1, ...values));
  const atX = (second: number) => left + (second / seconds) * inner.width;
  const atY = (value: number) => y + top + inner.height - (value / most) * inner.height;
  const grid = [0, 0.5, 1].map((share) => {
    const value = share * most;
    return `<line x1="${left}" x2="${left + inner.width}" y1="${atY(value)}" y2="${atY(value)}" stroke="#ddd"/><text x="${left - 8}" y="${atY(value) + 4}" text-anchor="end">${value}</text>`;
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${atX(share * seconds)}" y="${y + top + inner.height + 16}" text-anchor="middle">${((share * seconds) / 60).toFixed(1)} min</text>`,
  );
  const drawn = lines.map(({ colour, of }) => {
    const points = samples
      .filter((sample) => Number.isFinite(of(sample)))
      .map((sample) => `${atX(sample.second).toFixed(1)},${atY(of(sample)).toFixed(1)}`);
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
  });
  const legend = lines.map(
    ({ name, colour }, at) =>
      `<text x="${left + 220 + at * 110}" y="${y + 24}" fill="${colour}">${escapeXml(name)}</text>`,
  );
  const head = `<text x="${left}" y="${y + 24}" font-weight="bold">${escapeXml(title)} (${escapeXml(unit)})</text>`;
  return `<g>${head}${legend.join("")}${grid.join("")}${ticks.join("")}${drawn.join("")}</g>\n`;
}

/** To a figure that reads well: 1, 2 or 5 and zeros. */
function roundUp(value: number): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * size).find((step) => step >= value) ?? value;
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

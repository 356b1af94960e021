import type { Measure } from "#vocabulary/size-chart.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { measureName } from "./guide-words.ts";

/** The right half of each form from its axis outwards: neck, shoulder, armhole, side, hem. */
const halves: Readonly<Record<Universe, string>> = {
  women:
    "M0 34H17C17 48 18 56 25 62C37 70 52 74 62 82C55 97 50 112 53 130C57 140 61 148 59 158C56 178 44 194 42 214C42 237 65 262 67 292C68 309 65 323 61 334H0",
  men: "M0 34H18C18 48 20 56 29 62C43 69 62 72 76 82C67 98 62 114 63 131C67 141 69 150 68 160C65 184 57 204 56 224C56 248 63 268 63 292C63 309 62 322 60 334H0",
};

/** A seam from the shoulder to the hem, and the plate that closes the armhole. */
const seams: Readonly<Record<Universe, string>> = {
  women: "M41 72C28 110 31 140 30 158C28 184 20 196 20 214C20 240 36 264 36 292C36 310 34 326 33 338",
  men: "M50 70C38 110 40 140 40 162C38 190 30 204 30 224C30 250 36 270 36 292C36 310 35 326 34 338",
};
const plates: Readonly<Record<Universe, string>> = {
  women: "M62 82C69 98 66 120 53 130",
  men: "M76 82C83 100 79 122 63 131",
};

/** How high the tape lies, and how far it is from the axis to the side. */
const tapes: Readonly<Record<Universe, readonly [measure: Measure, y: number, side: number][]>> = {
  women: [
    ["chest", 154, 60],
    ["waist", 214, 42],
    ["hips", 290, 67],
  ],
  men: [
    ["neck", 60, 26],
    ["chest", 154, 69],
    ["waist", 224, 56],
    ["hips", 290, 63],
  ],
};

/** A dress form and a footprint, with the tape where it belongs. */
export function DressForm({ universe }: { universe: Universe }) {
  return (
    <svg
      viewBox="0 0 360 470"
      role="img"
      aria-label={universe === "women" ? m.guide_form_women() : m.guide_form_men()}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto block w-full max-w-105"
    >
      <g transform="translate(116 0)">
        <Stand />
        <Half universe={universe} />
        <g transform="scale(-1 1)">
          <Half universe={universe} />
        </g>
        <path d="M0 66V344" className="stroke-thread" strokeWidth="0.75" />
        <ellipse cy="34" rx="17.5" ry="5" className="fill-paper stroke-ink" strokeWidth="1.25" />
        {tapes[universe].map(([measure, y, side]) => (
          <g key={measure}>
            <path
              d={`M${-side} ${y}C${-side / 2} ${y + 11} ${side / 2} ${y + 11} ${side} ${y}`}
              className="stroke-accent"
              strokeWidth="1.75"
              strokeDasharray="6 4.5"
            />
            <path d={`M${side + 6} ${y}H112`} className="stroke-edge" strokeWidth="0.75" />
            <text x="120" y={y + 4.5} className="fill-ink text-14">
              {measureName(universe, measure)}
            </text>
          </g>
        ))}
      </g>
      <Footprint label={measureName(universe, "foot")} />
    </svg>
  );
}

/** Seen from a little above, so that the edge is round. */
const hem = "C52 341 30 345 0 345";

const Half = ({ universe }: { universe: Universe }) => (
  <>
    <path d={halves[universe].replace(/H0$/, hem)} className="fill-surface" />
    <path
      d={halves[universe]
        .replace("M0 34H", "M")
        .replace(/^M(\d+)C/, "M$1 34C")
        .replace(/H0$/, "")}
      className="stroke-ink"
      strokeWidth="1.25"
    />
    <path d={plates[universe]} className="fill-wash stroke-ink" strokeWidth="1.25" />
    <path d={seams[universe]} className="stroke-thread" strokeWidth="0.75" />
    <path
      d={`M0 345C30 345 52 341 ${universe === "women" ? 61 : 60} 334`}
      className="stroke-ink"
      strokeWidth="1.25"
    />
  </>
);

const Stand = () => (
  <g className="stroke-edge" strokeWidth="1.25">
    <path d="M0 29V22M0 345V412M0 412C-4 428 -22 434 -40 438M0 412C4 428 22 434 40 438M0 412V444" />
    <circle cy="18" r="4.5" className="fill-paper" />
  </g>
);

const Footprint = ({ label }: { label: string }) => (
  <g>
    <path
      d="M282 446C268 446 264 431 267 416C269 402 262 391 260 374C258 354 266 342 281 340C299 338 310 354 307 376C305 393 299 403 300 417C302 433 297 446 282 446Z"
      className="fill-surface stroke-ink"
      strokeWidth="1.25"
    />
    <g className="fill-surface stroke-ink" strokeWidth="1.25">
      <ellipse cx="268" cy="330" rx="8" ry="9.5" />
      <ellipse cx="283" cy="326" rx="5.5" ry="8" />
      <ellipse cx="294.500" cy="330" rx="4.500" ry="6.500" />
      <ellipse cx="303.500" cy="336.500" rx="4" ry="5.500" />
      <ellipse cx="310" cy="345" rx="3.500" ry="4.500" />
    </g>
    <path d="M328 318V446" className="stroke-accent" strokeWidth="1.75" strokeDasharray="6 4.5" />
    <path d="M322 318H334M322 446H334" className="stroke-edge" strokeWidth="0.75" />
    <text x="344" y="308" textAnchor="end" className="fill-ink text-14">
      {label}
    </text>
  </g>
);

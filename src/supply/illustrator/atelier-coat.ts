import type { AtelierColours } from "./atelier-colours.ts";
import { italicNumerals } from "./italic-numerals.ts";

/** A trench coat laid flat, its middle at x 0: the lines drawn before it, then the coat, then what is sewn. */
export function drawCoat(colours: AtelierColours): string {
  return [
    construction(colours),
    `<g stroke="${colours.ink}" stroke-width="1.8">`,
    cut(colours),
    details(colours),
    `<path d="M-42 424C-54 440-62 456-62 474V862"/>`,
    seams(colours),
    belt(colours),
    `</g>`,
  ].join("");
}

export function drawButton({ surface }: AtelierColours, x: number, y: number, size?: "small"): string {
  const [radius, hole] = size === "small" ? [5, 1.4] : [9, 2.2];
  return [
    `<g fill="${surface}" stroke-width="1.4">`,
    `<circle cx="${x}" cy="${y}" r="${radius}"/>`,
    `<path stroke-width="${hole}" d="M${x - 2.5} ${y}h.1m4.9 0h.1"/>`,
    `</g>`,
  ].join("");
}

/** Middle, waist, hem, length. */
function construction({ muted }: AtelierColours): string {
  return [
    `<g stroke="${muted}" stroke-width="1">`,
    `<path stroke-dasharray="14 4 2 4" d="M0 92V914"/>`,
    `<path stroke-dasharray="4 6" d="M-236 490H262M-216 862H262M52 188H262"/>`,
    `<path d="M252 188V862m-5-10 5 10 5-10m-10-654 5-10 5 10"/>`,
    `<path d="M-6 110H6M-6 900H6M-226 484v12m-6-6h12M-206 856v12m-6-6h12"/>`,
    `</g>`,
    `<g fill="${muted}">`,
    `<path transform="translate(264 532) scale(.022 -.022)" d="${italicNumerals["104"]}"/>`,
    `<path transform="translate(-232 478) scale(.022 -.022)" d="${italicNumerals["38"]}"/>`,
    `</g>`,
  ].join("");
}

/** The pieces of cloth, from the sleeves below to the collar above. */
function cut(colours: AtelierColours): string {
  return [
    `<g fill="${colours.surface}">`,
    both(
      `<path d="${sleeve}"/><path stroke="none" d="${body}H-1V188Z"/><path fill="none" d="${body}"/>` +
        `<path d="M128 227 102 209q-10-3-9 8l27 29z"/>${drawButton(colours, 103, 219, "small")}`,
    ),
    `<path fill="${colours.wash}" d="M-51 158C-24 146 24 146 51 158L34 206 0 344-34 206Z"/>`,
    `<path stroke-width="1.2" d="M-33 174c18 12 48 12 66 0M-15 190h30v12h-30z"/>`,
    `<path d="M-112 328C-107 364-96 378-82 374Q-72 368-68 354"/>`,
    flipped(`<path d="M34 206 54 258 122 272C108 322 70 374 4 402L0 344Z"/><path d="${collar}"/>`),
    `<path d="M34 206 54 258 122 272C108 326 60 386-42 424-8 366 24 290 34 206Z"/>`,
    `<path d="${collar}"/>`,
    `</g>`,
  ].join("");
}

const body =
  "M52 188Q92 204 122 226C113 262 108 306 112 354 111 400 102 444 97 486 106 560 152 720 174 842 120 858 60 862 0 862";
const collar = "M51 158C68 178 86 212 94 244L54 260C42 230 34 200 33 174Z";
const sleeve = "M122 226C150 240 160 282 167 322L208 568Q184 578 159 578L112 354C108 306 113 262 122 226Z";
const creases =
  "M84 512c10 110 22 230 26 342M138 360c8 60 16 110 20 150M66 516c3 26 4 44 2 66m-44-64c2 20 2 36 0 54M80 468c0-16-3-30-8-42m20 36c0-12 2-22 5-32";

/** Cuff straps, pockets, creases, buttons. */
function details(colours: AtelierColours): string {
  return both(
    [
      `<path stroke-width="1.2" d="m152 528 50-9m-47 28 51-9"/>`,
      `<path d="m96 560 15-4 24 98-15 5z"/>`,
      `<path stroke="${colours.muted}" stroke-width="1" d="${creases}"/>`,
      drawButton(colours, 192, 530, "small"),
      ...[446, 556, 648].map((y) => drawButton(colours, 42, y)),
    ].join(""),
  );
}

/** What is already sewn: the running stitch in the house's thread. */
function seams({ accent }: AtelierColours): string {
  return [
    `<g stroke="${accent}" stroke-dasharray="8 5">`,
    `<path d="M-166 830C-118 844-60 848 0 848S118 844 166 830"/>`,
    `<path d="M-53 520V846M114 279C98 324 56 376-28 412M-114 279C-100 318-66 364-6 396"/>`,
    both(`<path d="M55 172c12 18 24 42 30 66l-30 12M161 566q22 0 43-8"/>`),
    `</g>`,
  ].join("");
}

function belt({ surface, muted }: AtelierColours): string {
  return [
    `<g fill="${surface}">`,
    `<path d="M60 512c1 38 5 68 8 100l12 12 11-15c-3-34-8-66-13-98Z"/>`,
    `<path d="M-98 472C-50 482 50 482 98 472L101 507C50 518-50 518-101 507Z"/>`,
    `<path stroke="${muted}" stroke-width="1" stroke-dasharray="5 4" d="M-97 477C-50 487 50 487 97 477M-99 502C-50 512 50 512 99 502M66 514c1 36 4 66 7 96M74 512c4 34 7 64 11 94"/>`,
    `<path d="M74 467h9v53h-9zM-83 467h9v53h-9z"/>`,
    `<rect x="-28" y="467" width="48" height="56" rx="6"/>`,
    `<rect x="-20" y="476" width="32" height="38" rx="3"/>`,
    `<path d="M-20 495H22"/>`,
    `<g stroke-width="1.4"><circle cx="36" cy="495" r="2"/><circle cx="52" cy="494" r="2"/></g>`,
    `</g>`,
  ].join("");
}

/** The left half is the right half, seen in a mirror. */
function both(half: string): string {
  return half + flipped(half);
}

function flipped(half: string): string {
  return `<g transform="scale(-1 1)">${half}</g>`;
}

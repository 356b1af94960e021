import { drawButton, drawCoat } from "./atelier-coat.ts";
import { type AtelierColours, type AtelierTheme, atelierColours } from "./atelier-colours.ts";

/** The atelier's table: a trench coat drawn flat on dotted pattern paper, half sewn, its cloth pinned beside it. */
export function drawAtelierSketch(theme: AtelierTheme): string {
  const colours = atelierColours[theme];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path fill="${colours.studio}" d="M0 0H800V1000H0z"/>`,
    definitions(colours),
    paper(colours),
    tools(colours),
    `<g transform="translate(384 10)">${drawCoat(colours)}</g>`,
    needle(colours),
    swatches(colours),
    `</svg>`,
  ].join("");
}

/** Paper dots, the shadow of what lies on the table, and the two cloths. */
function definitions({ thread }: AtelierColours): string {
  return [
    `<defs>`,
    `<pattern id="dots" width="32" height="32" patternUnits="userSpaceOnUse" x="64" y="64">`,
    `<path stroke="${thread}" stroke-width="1.2" d="M14 16h4M16 14v4"/>`,
    `</pattern>`,
    `<filter id="lift" x="-20%" y="-20%" width="140%" height="150%">`,
    `<feDropShadow dx="0" dy="10" stdDeviation="12" flood-color="#171411" flood-opacity=".18"/>`,
    `</filter>`,
    `<pattern id="hound" width="16" height="16" patternUnits="userSpaceOnUse">`,
    `<path fill="#e6dfd0" d="M0 0h16v16H0z"/>`,
    `<path fill="#2b2724" d="M0 0h8v8H0zM8 0h4l4 4v4L8 0zM0 8h4l4 4v4l-8-8zM12 8h4v4zM8 12l4 4H8z"/>`,
    `</pattern>`,
    `<pattern id="twill" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(60)">`,
    `<path fill="#b8956a" d="M0 0h5v5H0z"/>`,
    `<path stroke="#9d7b50" stroke-width="1.3" d="M0 2.5h5"/>`,
    `</pattern>`,
    `</defs>`,
  ].join("");
}

/** The sheet, with a rule along its edge: a tick every 8, a long one every 40. */
function paper({ surface, edge }: AtelierColours): string {
  return [
    `<g filter="url(#lift)"><path fill="${surface}" d="M64 56H736V944H64z"/></g>`,
    `<path fill="url(#dots)" d="M64 64H736V944H64z"/>`,
    `<g stroke="${edge}" stroke-linecap="butt">`,
    `<path stroke-width="8" stroke-dasharray="1 7" d="M68 56V944"/>`,
    `<path stroke-width="18" stroke-dasharray="1 39" d="M73 56V944"/>`,
    `</g>`,
  ].join("");
}

/** Tailor's chalk with the line it drew, and the spare buttons. */
function tools(colours: AtelierColours): string {
  const { thread, wash, edge, ink } = colours;
  return [
    `<path stroke="${thread}" stroke-width="3" d="M112 700c-6 60-2 110 20 150"/>`,
    `<g stroke="${edge}">`,
    `<path fill="${wash}" stroke-width="1.4" d="m121 858 30-12q7-2 9 4l10 34q1 7-6 8l-38 6q-8 0-8-7l-1-25q0-6 4-8Z"/>`,
    `<path stroke-width="1.2" d="m125 868 32-12m6 28-36 5"/>`,
    `</g>`,
    `<g stroke="${ink}">`,
    drawButton(colours, 126, 128),
    drawButton(colours, 152, 146),
    drawButton(colours, 128, 164, "small"),
    `</g>`,
  ].join("");
}

function needle({ accent, ink, surface }: AtelierColours): string {
  return [
    `<path stroke="${accent}" stroke-width="1.8" d="M550 840c40-12 66 6 62 34s-40 28-34 2 62-28 92 0c8 8 14 16 18 25"/>`,
    `<path fill="${ink}" d="M692 897q6 0 4 5l-6 4-92 23 88-29Z"/>`,
    `<path stroke="${surface}" stroke-width="1.4" d="m690 901-8 2.6"/>`,
  ].join("");
}

/** Camel twill and houndstooth, cut with pinking shears and pinned to the sheet. */
function swatches({ ink, accent }: AtelierColours): string {
  return [
    `<g filter="url(#lift)">`,
    `<path fill="url(#hound)" transform="translate(606 108) rotate(7)" d="${pinkedSquare}"/>`,
    `<path fill="url(#twill)" transform="translate(576 84) rotate(-5)" d="${pinkedSquare}"/>`,
    `</g>`,
    `<path stroke="${ink}" stroke-width="1.6" d="m638 96-26 34"/>`,
    `<circle fill="${accent}" cx="640" cy="94" r="5"/>`,
  ].join("");
}

const pinkedSquare = `M0 0${"l5-5 5 5".repeat(10)}${"l5 5-5 5".repeat(12)}${"l-5 5-5-5".repeat(10)}${"l-5-5 5-5".repeat(12)}Z`;

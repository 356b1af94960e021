import { closeUpMotif } from "../cloth/close-up.ts";
import type { Cloth } from "../cloth/cloth.ts";
import { type Optics, optics } from "../cloth/optics.ts";
import { blend, type Colour, lightness, shadow } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
import { warpField } from "../geometry/noise.ts";
import { pathData } from "../geometry/path-data.ts";
import { corner, spline } from "../geometry/spline.ts";
import { pictureHeight, pictureWidth, wholeFrame } from "../model/frame.ts";
import type { Fold, Part } from "../model/part.ts";
import { type Random, randomFrom } from "../random.ts";
import { n2, pictureDocument, Sheet } from "../sheet.ts";
import { blur } from "../studio/blur.ts";
import { type ClothFill, layMotif } from "../studio/cloth-fill.ts";
import { paintFolds } from "../studio/folds.ts";
import { grainPattern } from "../studio/grain.ts";
import { gradientStop, shadesOf } from "../studio/shades.ts";

/** Threads are shown four times their size in a product picture, prints three times. */
const [threads, prints] = [4, 3];

/** The cloth itself, close: a length of it that fills the picture, with a few soft folds and a turned edge. */
export function drawClothView(cloth: Cloth, seed: string): string {
  const name = `cloth ${seed} ${cloth.kind} ${cloth.colour} ${cloth.motif ?? ""}`;
  const sheet = new Sheet(name);
  const random = randomFrom(name);
  const laid = layCloth(sheet, cloth, false, random);
  const turned = layCloth(sheet, cloth, true, random);
  return pictureDocument(sheet, wholeFrame, laid + turned + light(sheet));
}

function layCloth(sheet: Sheet, cloth: Cloth, turned: boolean, random: Random): string {
  const part: Part = {
    outline: turned ? turnedEdge(sheet) : whole,
    cloth,
    grain: turned ? 28 : 4,
    origin: turned ? [520, 640] : [90, 60],
    flat: true,
  };
  const shades = shadesOf(cloth);
  const box = part.outline.box();
  const data = pathData(part.outline);
  const clip = sheet.define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
  const { structure, print } = closeUpMotif(cloth);
  const fills = [
    layMotif(sheet, "threads", structure, part, threads),
    ...(print ? [layMotif(sheet, "print", print, part, prints * (cloth.scale ?? 1))] : []),
  ];
  const paint = (fill: ClothFill) =>
    "drawn" in fill
      ? `<g clip-path="url(#${clip})">${fill.drawn}</g>`
      : `<path d="${data}" fill="url(#${fill.pattern})"/>`;
  const folds = turned ? [rolled] : drape(random);
  const ground = turned ? shadow(groundOf(cloth), 0.04) : groundOf(cloth);
  const cast = turned
    ? `<g ${blur(sheet, 16, box)}><path d="${data}" fill="#1a120e" opacity=".5" transform="translate(-12 -8)"/></g>`
    : "";
  return [
    cast,
    `<path d="${data}" fill="${ground}"/>`,
    ...fills.map(paint),
    `<g clip-path="url(#${clip})">${paintFolds(sheet, folds, shades, box, false)}</g>`,
    `<path d="${data}" fill="url(#${grainPattern(sheet, { ...shades.optics, grain: shades.optics.grain * 0.6 }, shades.lightness < 0.35)})"/>`,
  ].join("");
}

/** What lets light through shows the table it lies on. */
function groundOf({ kind, colour }: Cloth): Colour {
  const { sheer = 0 }: Optics = optics[kind];
  return sheer === 0 ? colour : blend(colour, lightness(colour) < 0.55 ? "#d8cfc3" : "#7a7066", sheer);
}

const whole = spline(
  [-40, -40, "*"],
  [pictureWidth + 40, -40, "*"],
  [pictureWidth + 40, pictureHeight + 40, "*"],
  [-40, pictureHeight + 40, "*"],
).close();

/** The lower right corner is folded back over the rest. */
function turnedEdge(sheet: Sheet) {
  const edge = spline(corner([880, 470]), [690, 640], [540, 800], [430, 930], corner([330, 1060]));
  return edge
    .lineTo([900, 1060])
    .close()
    .map(warpField(sheet.seed, 5, 160));
}

/** The roll along the folded edge. */
const rolled: Fold = { spine: bow([860, 520], [380, 1050], 0.03), width: 46, depth: 0.8, swell: "full" };

/** Few, broad and slanting: the structure stays the subject. */
function drape(random: Random): Fold[] {
  const folds: Fold[] = [];
  for (const x of [60, 330, 610]) {
    const [from, to] = [x + random.sway(60), x + random.sway(50) - 150];
    folds.push({
      spine: bow([from, -60], [to, 1060], random.sway(0.05)),
      width: random.between(60, 95),
      depth: 0.55,
      swell: "full",
    });
    folds.push({
      spine: bow([from + 130, -60], [to + 150, 1060], random.sway(0.05)),
      width: random.between(45, 75),
      depth: -0.5,
      swell: "full",
    });
  }
  return folds;
}

function light(sheet: Sheet): string {
  const id = sheet.define(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="1">${gradientStop(0, "#fffaf0", 0.2)}${gradientStop(0.45, "#fffaf0", 0)}${gradientStop(1, "#1a120a", Number(n2(0.26)))}</linearGradient>`,
  );
  return `<path d="M0 0h${pictureWidth}v${pictureHeight}H0z" fill="url(#${id})"/>`;
}

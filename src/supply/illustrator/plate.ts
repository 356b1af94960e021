import type { Bilingual } from "#domain/catalogue/product.ts";
import type { Cover } from "#vocabulary/editorial-page.ts";
import type { Language } from "#vocabulary/language.ts";
import { averageColour } from "./cloth/cloth.ts";
import { altText, lookAltText } from "./describe/alt-text.ts";
import { coverAlt, coverColour, drawCover } from "./editorial/covers.ts";
import { drawGarment, type Garment, type GarmentView } from "./garment.ts";
import { drawInk } from "./ink/drawing.ts";
import { type InkTheme, inks } from "./ink/inks.ts";
import { drawLook, type Look, lookSizes } from "./looks/look.ts";

/** How one kind of picture is drawn: its shape, its colour from afar, its words, its SVG text. */
type Kind<Description> = {
  /** Width and height; only their proportion matters. */
  readonly shape: (description: Description) => readonly [number, number];
  /** What people see until the picture is there. */
  readonly colour: (description: Description) => string;
  /** For those who do not see it. */
  readonly alt: (description: Description, language: Language) => string;
  readonly draw: (description: Description) => string;
};

const kind = <Description>(made: Kind<Description>): Kind<Description> => made;
const portrait = () => [4, 5] as const;

type Shown = { readonly garment: Garment; readonly view: GarmentView };
const garmentColour = ({ garment, view }: Shown) =>
  view === "front" ? garment.backdrop : averageColour(garment.fabric.main);

/** Everything that can be drawn: one entry each. A description is plain JSON, since it travels to other threads. */
const kinds = {
  garment: kind<Shown>({
    shape: portrait,
    colour: garmentColour,
    alt: ({ garment, view }, language) => altText(garment, language, view),
    draw: ({ garment, view }) => drawGarment(garment, view),
  }),
  /** A merchant's picture. Whoever makes it fetches it; drawn is a garment like it, until it is there. */
  photo: kind<{ readonly url: string; readonly name: Bilingual; readonly garment: Garment }>({
    shape: portrait,
    colour: () => "#f0efec",
    alt: ({ name }, language) => name[language],
    draw: ({ garment }) => drawGarment(garment, "front"),
  }),
  /** A picture that an editor brought, known by its name. Whoever makes it has its bytes; drawn is its colour. */
  upload: kind<{
    readonly name: string;
    readonly size: readonly [number, number];
    readonly ground: string;
    readonly words: Bilingual;
  }>({
    shape: ({ size }) => size,
    colour: ({ ground }) => ground,
    alt: ({ words }, language) => words[language],
    draw: ({ size: [width, height], ground }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/></svg>`,
  }),
  look: kind<{ readonly look: Look }>({
    shape: ({ look }) => lookSizes[look.ratio],
    colour: ({ look }) => look.backdrop,
    alt: ({ look }, language) => lookAltText(look, language),
    draw: ({ look }) => drawLook(look),
  }),
  cover: kind<{ readonly cover: Cover }>({
    shape: portrait,
    colour: ({ cover }) => coverColour(cover),
    alt: ({ cover }, language) => coverAlt(cover, language),
    draw: ({ cover }) => drawCover(cover),
  }),
  sketch: kind<{ readonly garment: Garment; readonly view: "front" | "detail"; readonly theme: InkTheme }>({
    shape: portrait,
    colour: ({ theme }) => inks[theme].paper,
    alt: ({ garment, view }, language) => altText(garment, language, view),
    draw: ({ garment, theme, view }) => drawInk(garment, theme, view),
  }),
};

type Kinds = typeof kinds;
type KindName = keyof Kinds;
type Descriptions = { [Name in KindName]: Parameters<Kinds[Name]["draw"]>[0] };
type PlateOf<Name extends KindName> = { [One in Name]: { readonly kind: One } & Descriptions[One] }[Name];

/** The description of one picture. The same plate is the same picture, to the last byte. */
export type Plate = PlateOf<KindName>;

const kindOf = <Name extends KindName>({ kind: name }: PlateOf<Name>) =>
  (kinds as { readonly [One in KindName]: Kind<Descriptions[One]> })[name];

/** SVG text. */
export const drawPlate = <Name extends KindName>(plate: PlateOf<Name>): string => kindOf(plate).draw(plate);

export const plateColour = <Name extends KindName>(plate: PlateOf<Name>): string =>
  kindOf(plate).colour(plate);

export const plateAlt = <Name extends KindName>(plate: PlateOf<Name>, language: Language): string =>
  kindOf(plate).alt(plate, language);

/** The height of a picture that is one pixel wide. */
export const plateRatio = <Name extends KindName>(plate: PlateOf<Name>): number => {
  const [width, height] = kindOf(plate).shape(plate);
  return height / width;
};

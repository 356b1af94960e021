import type { Weave } from "#vocabulary/editorial-page.ts";
import { clothCoverColour, drawClothCover } from "./cloth-cover.ts";

/** How one kind of picture is drawn: its shape, its colour from afar, its SVG text. */
type Kind<Description> = {
  /** Width and height; only their proportion matters. */
  readonly shape: readonly [number, number];
  /** What people see until the picture is there. */
  readonly colour: (description: Description) => string;
  readonly draw: (description: Description) => string;
};

const kind = <Description>(
  shape: Kind<Description>["shape"],
  colour: Kind<Description>["colour"],
  draw: Kind<Description>["draw"],
): Kind<Description> => ({ shape, colour, draw });

/** Everything that can be drawn: one line each. A description is plain JSON, since it travels to other threads. */
const kinds = {
  cover: kind(
    [1, 1],
    ({ weave }: { readonly weave: Weave }) => clothCoverColour(weave),
    ({ weave }) => drawClothCover(weave),
  ),
};

type Kinds = typeof kinds;
type KindName = keyof Kinds;
type Descriptions = { [Name in KindName]: Parameters<Kinds[Name]["draw"]>[0] };
type PlateOf<Name extends KindName> = { [One in Name]: { readonly kind: One } & Descriptions[One] }[Name];

/** The description of one picture. The same plate is the same picture, to the last byte. */
export type Plate = PlateOf<KindName>;

const kindOf = <Name extends KindName>({ kind }: PlateOf<Name>) =>
  (kinds as { readonly [One in KindName]: Kind<Descriptions[One]> })[kind];

/** SVG text. */
export const drawPlate = <Name extends KindName>(plate: PlateOf<Name>): string => kindOf(plate).draw(plate);

export const plateColour = <Name extends KindName>(plate: PlateOf<Name>): string =>
  kindOf(plate).colour(plate);

/** The height of a picture that is one pixel wide. */
export const plateRatio = <Name extends KindName>(plate: PlateOf<Name>): number => {
  const [width, height] = kindOf(plate).shape;
  return height / width;
};

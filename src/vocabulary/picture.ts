/** Widths in pixels at which a drawing may be asked for; the height follows from its shape. */
export const pictureWidths = [200, 400, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Best first. A browser that takes neither gets the drawing itself, as SVG. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What a link preview shows, in pixels: the shape that messengers and networks agree on. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Where the picture at this address is to be had as a link preview. */
export const previewAddress = (src: string): string =>
  src.replace(/^(\/media\/pictures\/[^/]+\/[0-9a-f]{16})-\d+$/, "$1.jpg");

/** What an address may call a picture: nothing that could climb out of a folder. */
export const pictureNamePattern = /^[a-z0-9][a-z0-9-]{0,99}$/;

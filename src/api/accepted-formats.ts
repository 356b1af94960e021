import { type PictureFormat, pictureFormats } from "#vocabulary/picture.ts";

/**
 * The formats that a request names, best first. Only by name: browsers that say no more than "any image" are old
 * ones, which know neither.
 */
export function acceptedFormats(accept = ""): PictureFormat[] {
  const named = accept.split(",").map((part) => part.trim().toLowerCase());
  return pictureFormats.filter((format) =>
    named.some((part) => {
      const [type, ...parameters] = part.split(";").map((one) => one.trim());
      return type === `image/${format}` && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
    }),
  );
}

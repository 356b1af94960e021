import type { Language } from "#vocabulary/language.ts";

/** A picture that an editor brought, as it is kept: made anew, so that nothing but its pixels is left of the file. */
export type UploadedPicture = {
  /** `upload-` and what its bytes come to. */
  readonly name: string;
  readonly alt: Readonly<Record<Language, string>>;
  readonly width: number;
  readonly height: number;
  /** What it is from afar: `#rrggbb`. */
  readonly colour: string;
};

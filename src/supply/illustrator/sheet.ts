import { hash } from "./random.ts";

/** Left, top, right, bottom. */
type Window = readonly [number, number, number, number];

/** The SVG document in the making: what it defines once and uses by id. */
export class Sheet {
  /** Chance of everything drawn on this sheet. */
  readonly seed: string;
  /** Pixels of this sheet for one pixel of the 800 × 1000 picture all strokes are measured in. */
  readonly unit: number;
  /** What of the sheet will be seen: nothing outside it is worth its cost. */
  readonly window: Window | undefined;
  private readonly shared: Definitions;

  /** `name` says which picture this is: its ids are its own, so that several can stand in one page. */
  constructor(name: string, unit = 1, window?: Window, shared = new Definitions(idPrefix(name))) {
    this.seed = name;
    this.unit = unit;
    this.window = window;
    this.shared = shared;
  }

  /** The same document, drawn on at another size: the pieces of a look. */
  withUnit(unit: number): Sheet {
    return new Sheet(this.seed, unit, this.window, this.shared);
  }

  /** Defines something with an id of its own and gives the id. */
  define(make: (id: string) => string): string {
    return this.shared.add(make);
  }

  /** Defines what this key stands for the first time only. */
  once(key: string, make: (id: string) => string): string {
    const id = this.shared.known.get(key) ?? this.define(make);
    this.shared.known.set(key, id);
    return id;
  }

  get defs(): string {
    return `<defs>${this.shared.written.join("")}</defs>`;
  }
}

class Definitions {
  readonly known = new Map<string, string>();
  readonly written: string[] = [];
  private readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  add(make: (id: string) => string): string {
    // The place is kept before making, since making may define what it needs.
    const place = this.written.push("") - 1;
    const id = this.prefix + place.toString(36);
    this.written[place] = make(id);
    return id;
  }
}

/** Seven signs out of 64 bits: two pictures of a million share one with odds below one in ten. */
function idPrefix(name: string): string {
  const letter = String.fromCharCode(97 + (hash(name, 97) % 26));
  return letter + hash(name).toString(36).padStart(7, "0").slice(-6);
}

/** One decimal, as short as it can be written. */
export const n1 = (value: number): string => short(Math.round(value * 10) / 10);
export const n2 = (value: number): string => short(Math.round(value * 100) / 100);
const short = (value: number): string => String(value === 0 ? 0 : value).replace(/^(-?)0\./, "$1.");

/** A whole picture: the window on what was drawn, at the size all 4:5 pictures have. */
export function pictureDocument(sheet: Sheet, [left, top, right, bottom]: Window, body: string): string {
  const window = [left, top, right - left, bottom - top].map(n1).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window}" width="800" height="1000">${sheet.defs}${body}</svg>`;
}

import { both, type LineDrawing, spots } from "./line-drawing.ts";

const stitches = (...lines: readonly string[]) => lines.join("");

/** A row of stitches along a straight seam. */
function seam(x: number, from: number, to: number): string {
  let path = "";
  for (let y = from; y < to; y += 6) path += `M${x} ${y}v3.6`;
  return path;
}

/** What was sewn, folded or set in. */
export const makes = {
  "make-dart": {
    ink: "M20 8c4 14 6 26 6 38-.4 14-3 28-5.4 42M76 8c-4 14-6 26-6 38 .4 14 3 28 5.4 42",
    fine: "M20.6 88c18 3 36.6 3 54.8 0",
    accent: both("M58.6 26c-2.2 8-3 14-3 22s.8 16 3 24M58.6 26c2.2 8 3 14 3 22s-.8 16-3 24"),
  },
  "make-yoke": {
    ink: both(
      "M56.4 12c-5 2.6-11.6 2.6-16.8 0M56.4 12L76 19c5 2 7.4 5 8.4 10.6L90 58l-9 2-6.4-22c-1 16-1 32 .4 48-9 2.4-18 3-27 3",
    ),
    fine: both("M49.6 37.4V60"),
    accent: both("M77.6 19.8c-3.4 5-4.4 10-3.6 15.6C65.6 37 57 37.6 48 37.6"),
  },
  "make-placket": {
    ink: both("M57 7.4L84 17c5 2 7 5 7.6 10"),
    fine: "M39 7.4c6 4 12 4 18 0M44.6 22v68M51.4 22v68",
    accent: "M42 20v71M54 20v71M39 7.4C41 13 44 17 48 20c4-3 7-7 9-12.6",
    accentFill: spots(1.8, [48, 30], [48, 45], [48, 60], [48, 75]),
  },
  "make-flat-felled": {
    ink: "M8 40h50c6 0 6 8 0 8H36M88 56H38c-6 0-6-8 0-8h22",
    fine: "M8 44h46M88 52H42",
    accent: "M42 34v28M54 34v28M38 34h8M50 34h8M38 62h8M50 62h8",
  },
  "pocket-patch": {
    ink: "M22 26h52v40c0 8-5 13-13 13H35c-8 0-13-5-13-13zM22 35h52",
    accent: stitches(
      seam(25.6, 40, 66),
      seam(70.4, 40, 66),
      "M27 70c1.6 3.4 4 5.4 8 5.4M69 70c-1.6 3.4-4 5.4-8 5.4M39 75.4h4M46 75.4h4M53 75.4h4M26 29.6h4M33 29.6h4M40 29.6h4M47 29.6h4M54 29.6h4M61 29.6h4M67 29.6h3",
    ),
  },
  "pocket-welt": {
    ink: "M18 44l58-8 1.6 12-58 8z",
    fine: "M22 56c-1 10-1 17 1 24 16 3 34 2 50-4 2-8 2-16 1.4-26.6",
    accent: "M18 44l58-8",
  },
  "make-gathers": {
    ink: both("M48 28h30M70 30c3 18 9 36 16 56-6 3-10-2-15 1-5 3-8-2-12 1-4 2.4-7-1-11 1"),
    fine: both("M52 30c.6 10 1 16 2 22M58 30c1.4 12 2.4 22 5 30M64 30c2 9 3.6 15 6 21", "M48 30v28"),
    accent: both("M48 22h2.6M54 22h4M62 22h4M70 22h4M48 34h2.6M54 34h4M62 34h4"),
  },
  "make-pleat": {
    ink: "M12 12h72v9H12zM12 21v57l18 4v-4l18 4v-4l18 4v-4l18 4V21",
    fine: "M36 21v57M54 21v57M72 21v57",
    accent: "M30 21v61M48 21v61M66 21v61",
  },
  "make-selvedge": {
    ink: "M8 14h58v68H8M66 14v68",
    fine: "M8 74L60 22M8 58l44-44M8 42l28-28M8 26l12-12M16 82l50-50M32 82l34-34M48 82l18-18",
    accent: "M70.4 14v68M76 14v68M66 14h16v68H66",
  },
  "make-quilting": {
    ink: "M12 12h72v72H12z",
    accent:
      "M12 36l24-24M12 60l48-48M12 84l72-72M36 84l48-48M60 84l24-24M36 12l48 48M60 12l24 24M12 12l72 72M12 36l48 48M12 60l24 24",
  },
  "make-topstitching": {
    ink: "M8 46h80M8 14c26 2 54 2 80 0M8 82c26-2 54-2 80 0",
    accent:
      "M10 52h7M22 52h7M34 52h7M46 52h7M58 52h7M70 52h7M82 52h6M10 58h7M22 58h7M34 58h7M46 58h7M58 58h7M70 58h7M82 58h6",
  },
} satisfies Record<string, LineDrawing>;

import { blend, type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { randomFrom } from "../../random.ts";
import { n1, n2 } from "../../sheet.ts";
import type { Dyes, Motif } from "../motif.ts";
import { area, box, round, stroke, wrapped } from "../motifs/pen.ts";
import { floats, type Weave } from "../weave.ts";

/** Threads are numbers: the ground, the motif's other colours, and undyed yarn (3). */
const yarn = ({ ground, second, third }: Dyes): Colour[] => [
  ground,
  second,
  third,
  lightness(ground) > 0.8 ? shadow(ground, 0.08) : blend(ground, "#efe9dc", 0.72),
];

/**
 * Cloth thread by thread. `size` is the room of one thread; `slub` how unevenly it is spun;
 * `brushed` cloth has hairs that stand off it.
 */
export function wovenCloseUp(weave: Weave, size: number, slub = 0, brushed = false): Motif {
  const [width, height] = [weave.warp.length * size, weave.weft.length * size];
  return {
    coverage: 0,
    tile: (dyes, sheet) => {
      const thread = (direction: "warp" | "weft") =>
        yarn(dyes)
          .map((colour, dye) => {
            const d = floats(weave, direction, dye, size);
            if (!d) return "";
            const id = sheet.define(
              (name) => `<path id="${name}" fill="none" stroke-linecap="round" d="${d}"/>`,
            );
            const lay = (ink: string, thick: number, more = "") =>
              `<use href="#${id}" stroke="${ink}" stroke-width="${n2(thick * size)}"${more}/>`;
            const lift = n2(-0.16 * size);
            const shift = direction === "warp" ? ` x="${lift}"` : ` y="${lift}"`;
            return (
              lay(shadow(colour, 0.34), 0.98) +
              lay(colour, 0.8) +
              lay(light(colour, 0.32), 0.34, `${shift} opacity=".6"`) +
              // The twist of the yarn.
              lay(
                shadow(colour, 0.4),
                0.72,
                ` stroke-dasharray="${n2(size * 0.1)} ${n2(size * 0.42)}" opacity=".3"`,
              )
            );
          })
          .join("");
      return {
        width,
        height,
        content:
          area(box(0, 0, width, height), shadow(dyes.ground, 0.5)) +
          thread("weft") +
          thread("warp") +
          uneven(width, height, size, slub, dyes.ground) +
          (brushed ? fuzz(width, height, dyes.ground) : ""),
      };
    },
  };
}

/** Here and there a thread is thicker: a soft light or shade along it. */
function uneven(width: number, height: number, size: number, share: number, ground: Colour): string {
  if (share === 0) return "";
  const random = randomFrom("slubs");
  const along = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const thread = (Math.floor(random() * (width / size)) + 0.5) * size;
      const length = random.between(2, 5) * size;
      const start = random() * (i % 2 === 0 ? height : width);
      return i % 2 === 0
        ? wrapped(width, height, [thread, start], length, (x, y) => `M${n1(x)} ${n1(y)}v${n1(length)}`)
        : wrapped(width, height, [start, thread], length, (x, y) => `M${n1(x)} ${n1(y)}h${n1(length)}`);
    }).join("");
  const count = Math.round(10 * share);
  return (
    stroke(along(count), light(ground, 0.35), size * 1.05, 0.4, round) +
    stroke(along(count), shadow(ground, 0.3), size * 1.05, 0.26, round)
  );
}

/** Loose fibres across the threads. */
export function fuzz(width: number, height: number, ground: Colour, count = 26): string {
  const random = randomFrom("fuzz");
  const hairs = (amount: number) =>
    Array.from({ length: amount }, () => {
      const [bx, by, dx, dy] = [random.sway(2), random.sway(2), random.sway(4), random.sway(4)];
      const curve = `q${n1(bx)} ${n1(by)} ${n1(dx)} ${n1(dy)}`;
      const spot = [random() * width, random() * height] as const;
      return wrapped(width, height, spot, 4, (x, y) => `M${n1(x)} ${n1(y)}${curve}`);
    }).join("");
  return (
    stroke(hairs(count), light(ground, 0.5), 0.22, 0.55) +
    stroke(hairs(Math.round(count / 2)), shadow(ground, 0.4), 0.22, 0.45)
  );
}

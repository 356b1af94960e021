import { laid } from "../../blocks/bag-laid.ts";
import { inset, pocketBelow, roundedShape } from "../../blocks/bag-shape.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { card, slotEdge } from "./cards.ts";
import { bagFinish, smallHides } from "./leathers.ts";

export interface CardHolderCut {
  readonly lies: "wide" | "tall";
  readonly slots: number;
  readonly edge: "straight" | "slant" | "scoop";
  /** Cards that look out of the middle pocket. */
  readonly cards: number;
  readonly tilt: number;
}

export const cardHolder = silhouette<"card-holder", CardHolderCut>({
  kind: "card-holder",
  family: "card-holder",
  leaves: { men: ["C.2.2"], women: ["C.2.2"] },
  fabrics: [
    ...smallHides,
    {
      kind: "grained-leather",
      weight: 22,
      material: "leather",
      dyes: ["pastel", "jewel", "bright", "neutral"],
    },
  ],
  cut: (random) => ({
    lies: random.pick(["wide", "wide", "tall"]),
    slots: random.pick([1, 2, 3]),
    edge: random.pick(["straight", "straight", "slant", "scoop"]),
    cards: random.pick([0, 1, 2]),
    tilt: random.pick([0, -8, 7, -14]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawCardHolder,
  words: () => ({}),
});

function drawCardHolder(cut: CardHolderCut, { main, contrast = main }: Fabric, _: Hand) {
  const [width, height] = cut.lies === "wide" ? [10.4, 7.6] : [7.8, 10.8];
  const [half, up] = [width / 2, height / 2];
  const thread: Pick<Line, "colour"> = contrast.thread ? { colour: contrast.thread } : {};
  const outline = roundedShape([-half, -up, 0.4], [half, -up, 0.4], [half, up, 0.6], [-half, up, 0.6]);
  const back: Part = {
    outline: roundedShape(
      [-half, -up - 0.16, 0.4],
      [half, -up - 0.16, 0.4],
      [half, up - 0.2, 0.6],
      [-half, up - 0.2, 0.6],
    ),
    cloth: main,
    role: "back",
    light: -0.2,
  };
  const cards = Array.from({ length: cut.cards }, (_, i) =>
    card(-half + 0.9 + i * 0.5, half - 0.9 - (cut.cards - 1 - i) * 0.5, -up - 1.5 + i * 0.66, -up + 2, i + 1),
  );
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    lines: [{ path: inset(outline, 0.28), kind: "stitch", ...thread }],
  };
  const pitch = (height * 0.62) / cut.slots;
  const slots = Array.from({ length: cut.slots }, (_, i): Part[] => {
    const y = -up + height * 0.24 + i * pitch;
    const edge = slotEdge(-half, half, y, cut.edge);
    return [
      ...(i === 1 && cut.edge === "straight" ? [card(-half + 0.8, half - 0.8, y - 0.6, y + 1.5, 3)] : []),
      {
        outline: pocketBelow(edge, up, 0.6),
        cloth: main,
        role: "front",
        lift: 0.26,
        lines: [{ path: slotEdge(-half + 0.15, half - 0.15, y + 0.2, cut.edge), kind: "stitch", ...thread }],
      },
    ];
  });
  const last = slots.at(-1)?.at(-1);
  const rim: Part[] = last
    ? [
        {
          ...last,
          lift: 0,
          edge: 0,
          lines: [
            ...(last.lines ?? []),
            { path: inset(outline, 0.28), kind: "stitch", strength: 0.9, ...thread },
          ],
        },
      ]
    : [];
  return {
    parts: laid([back, ...cards, body, ...slots.flat(), ...rim], cut.tilt),
    main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-half - 0.5, -up - 1.5, half * 0.4, up * 0.7] as const },
  };
}

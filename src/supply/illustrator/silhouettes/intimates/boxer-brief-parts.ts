import { elasticInside, frontLine, type TrunksShape, trunks, wovenElastic } from "../../blocks/trunks.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";

export interface BoxerBriefPlan {
  readonly inseam: number;
  readonly front: "curved" | "fly";
  /** The elastic: the cloth's colour, or the second colour, plain or with woven stripes. */
  readonly elastic: "tonal" | "contrast" | "one-stripe" | "two-stripes";
  /** Height of the elastic. */
  readonly band: number;
}

export function boxerBriefParts(
  plan: BoxerBriefPlan,
  cloth: Cloth,
  accent: Colour,
  hands: { random: Random; leftRandom: Random },
): Part[] {
  const shape: TrunksShape = {
    waist: { half: 15.4, height: plan.band, spread: 0.5, dip: 1.7 },
    crotch: 25,
    inseam: plan.inseam,
    front: plan.front,
  };
  const dark = lightness(cloth.colour) < 0.5;
  const tonal = dark ? light(cloth.colour, 0.07) : shadow(cloth.colour, 0.07);
  const colour = plan.elastic === "contrast" ? accent : tonal;
  const stripes =
    plan.elastic === "one-stripe"
      ? [{ at: 0.3, height: 0.36, colour: accent }]
      : plan.elastic === "two-stripes"
        ? [
            { at: 0.18, height: 0.2, colour: accent },
            { at: 0.58, height: 0.2, colour: accent },
          ]
        : [];
  return [
    elasticInside(shape.waist, colour),
    ...trunks(shape, cloth, hands),
    ...frontLine(shape, cloth),
    ...wovenElastic(shape.waist, colour, stripes),
  ];
}

const underwearAccents = ["#e9e6df", "#24262a", "#b9453a", "#33426a", "#8d8f90", "#c4973a"] as const;

/** An accent that shows on this colour. */
export function accentFor({ colour }: Cloth, random: Random): Colour {
  const value = lightness(colour);
  const [first = "#e9e6df", ...others] = underwearAccents.filter(
    (accent) => Math.abs(lightness(accent) - value) > 0.22,
  );
  return random.pick<Colour>([first, ...others]);
}

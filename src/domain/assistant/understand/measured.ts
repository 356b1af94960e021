import type { AskedSize } from "#vocabulary/assistant.ts";

/** A size that is told by a measure, where the piece is one that is: "bra 85C", "belt 95 cm", "34 inch belt". */
export function measuredIn(
  text: string,
): { readonly size: AskedSize; readonly at: readonly [number, number] } | undefined {
  for (const { where, form } of measures) {
    if (!where.test(text)) continue;
    const found = form.exec(text);
    const label = found?.slice(1).filter(Boolean).join("").toUpperCase().replace(",", ".");
    if (found && label) return { size: { label }, at: [found.index, found.index + found[0].length] };
  }
  return undefined;
}

const named = "(?:(?:size|taille|en|du|in|a|t|waist|tour de taille(?: de)?|longueur) ?:? ?)?";
const measures: readonly { readonly where: RegExp; readonly form: RegExp }[] = [
  // British shoes have small numbers: "loafers, 7", "boots for my nan, she is a 5".
  {
    where:
      /(?<![a-z])(?:shoes?|heels?|boots?|trainers|sneakers|flats|sandals?|loafers?|brogues?|oxfords|derbies|pumps|courts|slippers|wellies|mules|espadrilles|stilettos|plimsolls)(?![a-z])/,
    form: /(?<=(?:,|(?<![a-z])(?:i am|she is|he is|usually|normally|take|wear|takes|wears|feet are)(?: an?)?) ?)(?<![\d€£$])([3-9](?:[.,]5)?|1[0-3](?:[.,]5)?)(?= ?(?:$|[,.!?](?!\d)| (?:please|usually|i think|and|but)(?![a-z])))/,
  },
  {
    where:
      /(?<![a-z])(?:bras?|bralettes?|soutiens? gorge|soutif|brassieres?|lingerie|bikinis?|swimsuits?|maillots?|bustiers?|body|bodys|balconnets?|push ?up|balconette|armatures?|underwire|(?:under)?wired|bonnets? [a-h]|cups?)(?![a-z])|(?<![a-z0-9€£$])(?:7[05]|8[05]|9[05]|1[0-2][05])[a-df-h](?![a-z0-9])/,
    form: new RegExp(
      `(?<![a-z0-9.,€£$])${named}((?:1[0-3]|[6-9])[05]|[23][02468]|4[0246]) ?(aa|a|b|c|dd|d|e|ff|f|gg|g|hh|h)(?![a-z0-9])`,
    ),
  },
  {
    where: /(?<![a-z])(?:belts?|ceintures?|ceinturons?)(?![a-z])/,
    form: new RegExp(
      `(?<![a-z0-9.,€£$])${named}((?:1[0-4]|[6-9])\\d) ?(?:cm|centimetres?|centimeters?)(?![a-z])`,
    ),
  },
  {
    where: /(?<![a-z])(?:belts?|ceintures?|ceinturons?)(?![a-z])/,
    form: new RegExp(`(?<![a-z0-9.,€£$])${named}([2-4]\\d) ?(?:in|inch|inches|")(?![a-z])`),
  },
];

import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { stemOf } from "../stem.ts";

/**
 * Kinds that share a leaf of the tree and that nobody takes for one another: whoever types "beanie" wants no cap.
 * The names of products tell them apart; each line has every word for one kind, in both languages.
 */
const lines = [
  "beanie, bobble hat, bonnet, watch cap, knitted hat",
  "cap, baseball cap, trucker cap, flat cap, newsboy cap, casquette",
  "beret, béret",
  "fedora, borsalino, trilby",
  "panama, straw hat, sun hat, chapeau de paille, capeline, canotier, boater",
  "bucket hat, bob",
  "snood, infinity scarf, tour de cou",
  "foulard, silk scarf, neck scarf, square scarf, bandana, carré, neckerchief, skinny scarf",
  "écharpe, fringed scarf, cashmere scarf, wool scarf, étole, stole",
  "mittens, moufles, mitaines, fingerless gloves",
  "chelsea boots, bottines chelsea, chelsea",
  "chukka boots, chukka, desert boots",
  "western boots, santiags, bottines western, cowboy boots, cowboy",
  "cuissardes, over-the-knee boots, thigh-high boots",
  "wellies, wellington, rain boots, bottes de pluie",
  "hiking boots, walking boots, chaussures de marche, chaussures de randonnée",
  "trail shoes, trail running shoes, chaussures de trail",
  "running shoes, chaussures de course, chaussures de running",
  "espadrilles",
  "boat shoes, chaussures bateau",
  "slip-ons",
  "derbies, derby shoes, derbys, derby",
  "oxford shoes, oxfords, richelieus, richelieu",
  "monk straps, monk-strap, chaussures à boucle",
  "mules, heeled mules, stiletto mules, backless loafers",
  "flip-flops, thong sandals, sandales entre-doigts, tongs",
  "biker jacket, perfecto, blouson motard, moto jacket, racer jacket",
  "shearling jacket, peau lainée, aviator jacket, blouson aviateur, veste aviateur",
  "bomber jacket, bomber, blouson bomber, teddy",
  "coach jacket, veste coach",
  "shirt jacket, veste-chemise",
  "harrington",
  "peacoat, pea coat, caban",
  "duffle coat, duffel, duffle-coat",
  "anorak",
  "trench coat, trench",
  "tuxedo, smoking, dinner suit, dinner jacket",
  "bow tie, nœud papillon",
  "pocket square, pochette de costume",
  "bikini, maillot deux pièces, deux pièces",
  "swimsuit, one-piece swimsuit, maillot une pièce, une pièce, one-piece",
  "swim shorts, board shorts, short de bain, short de surf, boardshorts",
  "swim briefs, slip de bain",
  "dressing gown, robe de chambre, towelling robe, peignoir, bathrobe, satin robe, kimono",
  "pyjamas, pyjama set, pyjama, pyjashort, pajamas, short pyjama set",
  "nightdress, chemise de nuit, nightgown, nuisette",
  "hoop earrings, hoops, créoles",
  "stud earrings, studs, clous d'oreilles, puces d'oreilles",
  "string of pearls, pearl necklace, collier de perles, pearl",
  "signet ring, chevalière",
  "solitaire, solitaire ring, engagement ring",
  "chronograph, chronographe",
  "suitcase, trolley case, cabin case, valise, trolley",
  "weekend bag, sac de voyage, holdall, duffel bag, weekender",
  "kaftan, caftan",
  "tunic, tunique",
  "henley, col tunisien",
  "boiler suit, combinaison utilitaire, combinaison de travail, bleu de travail",
  "dungarees, salopette, overalls",
  "pinafore dress, robe chasuble, pinafore",
  "wrap dress, robe cache-cœur, robe portefeuille",
  "slip dress, robe nuisette, robe lingerie",
  "shirt dress, robe chemise",
  "wrap skirt, jupe portefeuille",
  "pencil skirt, jupe crayon",
  "pleated skirt, jupe plissée",
  "A-line skirt, jupe trapèze",
  "thong, tanga, string",
  "boxer, boxers, trunks, boxer briefs",
  "sports bra, brassière",
  "track pants, tracksuit bottoms, bas de survêtement",
  "cycling shorts, cuissard",
  "fleece jacket, veste polaire, polaire",
  "track jacket, veste de survêtement",
  "knee socks, knee-high socks, chaussettes hautes, mi-bas",
  "stockings, hold-ups, hold-up stockings, bas autofixants",
  "scrunchie, chouchou",
  "headband, serre-tête, bandeau",
  "hair bow, nœud pour cheveux",
  "aviator sunglasses, aviator, lunettes de soleil aviateur, aviateur",
  "chino, chinos, pantalon chino",
];

export interface Kind {
  /** Each a run of stems; a name that has all of a run is of this kind. */
  readonly runs: readonly (readonly string[])[];
}

const kinds = lines.map((line) => {
  const runs = line.split(", ").map((words) => tokenise(words).map(({ text }) => stemOf(text)));
  return { kind: { runs } satisfies Kind, said: runs.map((run) => ` ${run.join(" ")} `) };
});

/** The kinds a text names, by the longest words for them that it has one after the other. */
export function kindsIn(text: string): readonly Kind[] {
  const said = ` ${tokenise(text)
    .map((token) => stemOf(token.text))
    .join(" ")} `;
  return kinds
    .map(({ kind, said: runs }) => ({ kind, length: longestIn(said, runs) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ kind }) => kind);
}

function longestIn(said: string, runs: readonly string[]): number {
  let longest = 0;
  for (const run of runs) if (run.length > longest && said.includes(run)) longest = run.length;
  return longest;
}

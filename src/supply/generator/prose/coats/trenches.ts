import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { atLeast, either, forOccasion, inSeason, lined } from "../when.ts";

const leaf = under("A.5.2");

export const trenches: Bank = {
  openings: {
    trench: [
      line(
        "The trench coat, which has come through two wars, a thousand films and most Novembers.",
        "Le trench : deux guerres, mille films, et tous les mois de novembre depuis.",
      ),
      line(
        "A raincoat with a past and a belt: double-breasted, drawn in at the waist, sure of its way home.",
        "Un imperméable qui a un passé et une ceinture : croisé, serré à la taille, certain de son chemin.",
      ),
      line(
        "Every strap on it once had a purpose; now they mostly help you look as if you knew something.",
        "Chaque patte y avait son utilité ; aujourd’hui, elles donnent surtout l’air d’en savoir long.",
        ofKind("trench", ({ epaulettes, cuffStraps }) => epaulettes && cuffStraps),
      ),
      line(
        "It looks better crumpled, better belted and better in drizzle than any coat has a right to.",
        "Froissé, ceinturé ou sous la bruine, ce trench est toujours plus beau qu’au sortir de l’armoire.",
      ),
      line(
        "A coat for in-between weather and in-between moods, crossed and belted against both.",
        "Un manteau pour les entre-deux du ciel et de l’humeur, croisé et ceinturé contre l’un et l’autre.",
      ),
      line(
        "Pared down to collar, belt and buttons: a trench that has put its medals away.",
        "Réduit au col, à la ceinture et aux boutons : un trench qui a rangé ses médailles.",
        ofKind("trench", ({ epaulettes, stormFlap }) => !epaulettes || !stormFlap),
      ),
      line(
        "Long enough to billow on a bridge, this trench prefers to be walked in quickly.",
        "Assez long pour gonfler sur un pont, ce trench aime qu’on marche vite.",
        ofKind("trench", ({ length }) => length > 108),
      ),
      line(
        "A short trench that stops mid-thigh: all the detail, less of the plot.",
        "Un trench court, à mi-cuisse : tous les détails, l’intrigue en moins.",
        ofKind("trench", ({ length }) => length < 90),
      ),
    ],
    mac: [
      line(
        "A straight coat for wet pavements: one collar, one row of buttons, no belt to lose.",
        "Un manteau droit pour trottoirs mouillés : un col, un boutonnage, pas de ceinture à perdre.",
        ofKind("mac", ({ flare }) => flare < 6),
      ),
      line(
        "The mac is the trench coat’s quiet cousin, the one with a season ticket.",
        "Le mac, c’est le cousin discret du trench, celui qui a un abonnement de train.",
      ),
      line(
        "Clean in front, easy in the arm, it hangs from the shoulder and lets the day go on underneath.",
        "Net devant, à l’aise aux bras, ce manteau tombe de l’épaule et laisse la journée se dérouler dessous.",
      ),
      line(
        "A coat one could draw in five lines, and wear with nearly all of one’s clothes.",
        "Un manteau que l’on dessinerait en cinq traits et que l’on porte avec presque tout.",
      ),
      line(
        "Hidden buttons and a plain front: this coat has nothing to declare.",
        "Boutonnage caché, devant lisse : ce manteau n’a rien à déclarer.",
        ofKind("mac", ({ closing }) => closing === "fly"),
      ),
    ],
  },
  details: [
    line(
      "A storm flap covers the shoulder: once against the rifle, now against the rain.",
      "Un bavolet protège l’épaule : du fusil jadis, de la pluie aujourd’hui.",
      ofKind("trench", ({ stormFlap }) => stormFlap),
    ),
    line(
      "Epaulettes, buttoned at the collar end.",
      "Des pattes d’épaule, boutonnées près du col.",
      ofKind("trench", ({ epaulettes }) => epaulettes),
    ),
    line(
      "Straps tighten the cuffs when the wind comes from the front.",
      "Des pattes resserrent les poignets quand le vent vient de face.",
      ofKind("trench", ({ cuffStraps }) => cuffStraps),
    ),
    line(
      "The belt has a buckle, which tradition tells you to ignore and knot.",
      "La ceinture a une boucle, que la tradition conseille d’ignorer.",
      ofKind("trench", ({ belt }) => belt === "buckled"),
    ),
    line(
      "The belt simply ties, its ends left to hang.",
      "La ceinture se noue, tout simplement, les pans dans le vide.",
      ofKind("trench", ({ belt }) => belt === "tied"),
    ),
    line(
      "Slanted pockets open wide enough for a folded newspaper.",
      "Les poches en biais s’ouvrent assez pour un journal plié.",
      either(
        ofKind("trench"),
        ofKind("mac", ({ pocket }) => pocket === "slant"),
      ),
    ),
    line(
      "Inside, a checked lining that only shows when you run.",
      "Dedans, une doublure à carreaux qu’on ne voit qu’en courant.",
      both(ofKind("trench"), lined),
    ),
    line(
      "Wide lapels, made to be turned up.",
      "De larges revers, faits pour être relevés.",
      ofKind("trench", ({ lapelWidth }) => lapelWidth > 2.5),
    ),
    line(
      "Raglan sleeves leave room for a jacket at the shoulder.",
      "Les manches raglan laissent à l’épaule la place d’une veste.",
      ofKind("mac", ({ shoulder }) => shoulder === "raglan"),
    ),
    line(
      "Set-in sleeves give it a tailored shoulder.",
      "Des manches montées lui donnent une épaule de tailleur.",
      ofKind("mac", ({ shoulder }) => shoulder === "set-in"),
    ),
    line(
      "A fly front hides the buttons.",
      "Les boutons se cachent sous une patte.",
      ofKind("mac", ({ closing }) => closing === "fly"),
    ),
    line(
      "Flap pockets at the hip keep the rain out of the change.",
      "Des poches à rabat gardent la monnaie au sec.",
      ofKind("mac", ({ pocket }) => pocket === "flap"),
    ),
    line(
      "The collar is cut large, so it stands when asked.",
      "Un grand col, qui se tient debout quand on le lui demande.",
      ofKind("mac", ({ collar }) => collar > 1.3),
    ),
  ],
  wear: [
    line(
      "Over a suit it is correct; over a sweatshirt it is better.",
      "Sur un costume, c’est correct. Sur un sweat, c’est mieux.",
      both(leaf, forMen),
    ),
    line(
      "Knot the belt at the back and let the fronts swing.",
      "Ceinture nouée dans le dos, devants au vent.",
      ofKind("trench"),
    ),
    line(
      "Over a floral dress and ankle boots until the end of October.",
      "Sur une robe fleurie et des bottines, jusqu’à la fin octobre.",
      both(leaf, forWomen),
    ),
    line(
      "Jeans, white shirt, ballerinas: the city does the rest.",
      "Jean, chemise blanche, ballerines : la ville fait le reste.",
      both(leaf, forWomen, inSeason("spring")),
    ),
    line(
      "It takes a fine jumper in spring and a thick one in autumn.",
      "Une maille fine au printemps, une épaisse à l’automne.",
      leaf,
    ),
    line(
      "Roll the sleeves once when the sun comes out.",
      "À la première éclaircie, un tour de manche.",
      either(
        ofKind("trench", ({ cuffStraps }) => !cuffStraps),
        ofKind("mac"),
      ),
    ),
    line(
      "Walks to work, survives the office, goes on to dinner.",
      "Va au bureau à pied, tient la journée, enchaîne avec le dîner.",
      both(leaf, forOccasion("work", "evening")),
    ),
    line("Keep an umbrella for really serious cases.", "Le parapluie est réservé aux cas sérieux.", leaf),
    line(
      "Chinos, a grey jumper, brown shoes; no one has ever regretted it.",
      "Chino, pull gris, chaussures marron : personne ne l’a jamais regretté.",
      both(leaf, forMen, inSeason("autumn", "spring")),
    ),
    line(
      "A scarf at the neck and the first frosts are covered.",
      "Une écharpe au cou, et les premières gelées sont prises en charge.",
      both(leaf, inSeason("autumn")),
    ),
    line(
      "Over evening clothes it is the understatement.",
      "Sur une tenue du soir, la plus belle façon de ne pas en faire trop.",
      both(leaf, atLeast(3)),
    ),
    line(
      "Wide trousers below, sharp shoulders above, and mind the puddles.",
      "Pantalon large en bas, épaules nettes en haut, et gare aux flaques.",
      both(leaf, forWomen),
    ),
    line(
      "It travels on the arm as well as on the back.",
      "Se porte aussi bien sur le bras que sur le dos.",
      both(leaf, inSeason("spring", "summer")),
    ),
  ],
};

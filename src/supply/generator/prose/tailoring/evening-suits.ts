import type { DinnerJacketCut } from "../../../illustrator/silhouettes/tailoring/tuxedo.ts";
import { type Bank, both, line, ofKind } from "../line.ts";
import { either, forOccasion, inSeason } from "../when.ts";

const dinner = (passes: (cut: DinnerJacketCut) => boolean = () => true) =>
  either(ofKind("tuxedo", passes), ofKind("tuxedo-set", passes));

export const eveningSuits: Bank = {
  openings: {
    tuxedo: [
      line(
        "A dinner suit for invitations printed on thick card, with the time written in full.",
        "Un smoking pour les invitations sur papier épais, où l’heure s’écrit en toutes lettres.",
      ),
      line(
        "Worn four times a year and remembered each time: silk lapels, braided trousers, good manners.",
        "On le porte quatre fois l’an et l’on s’en souvient : revers satinés, pantalon galonné, bonnes manières.",
      ),
      line(
        "The tuxedo makes everyone taller, quieter and slightly more interesting.",
        "Le smoking rend tout le monde plus grand, plus calme et un peu plus intéressant.",
      ),
      line(
        "Evening dress with nothing left to invent; only the fit still matters.",
        "Une tenue du soir où il n’y a plus rien à inventer : reste à bien la porter.",
      ),
    ],
    "tuxedo-set": [
      line(
        "Black tie, settled: the jacket, the trousers, and a stripe of satin down each leg.",
        "La cravate noire, affaire réglée : la veste, le pantalon, et un galon satiné le long de la jambe.",
      ),
      line(
        "A tuxedo cut like a daytime suit and finished for the night.",
        "Un smoking coupé comme un costume de jour et fini pour la nuit.",
      ),
      line(
        "After eight in the evening, a dinner jacket is simply the least effort.",
        "Passé vingt heures, le smoking reste la solution la plus simple.",
      ),
      line(
        "It shines in two places only, the lapels and the side seams, and that is plenty.",
        "Il ne brille qu’à deux endroits, aux revers et aux coutures de côté, et c’est bien assez.",
      ),
    ],
    "skirt-suit": [
      line(
        "A skirt suit that means it kindly: neat above, neat below, and no apology between.",
        "Un tailleur-jupe aimable et précis : net en haut, net en bas, sans excuses entre les deux.",
      ),
      line(
        "A skirt suit in one cloth, still the shortest way of looking prepared.",
        "Un tailleur-jupe d’un seul tissu : le plus vieux raccourci pour avoir l’air prête.",
      ),
      line(
        "A jacket and a skirt that share a cloth and a sense of occasion.",
        "Une veste et une jupe qui partagent un tissu et le sens de l’occasion.",
      ),
      line(
        "Collarless and buttoned up the front, a suit with the poise of an old photograph.",
        "Sans col, boutonné devant, un tailleur qui a le maintien d’une photo ancienne.",
        ofKind("skirt-suit", ({ jacket }) => jacket === "collarless"),
      ),
      line(
        "A nipped jacket over a matching skirt: tailoring with a waist and an agenda.",
        "Une veste cintrée sur une jupe assortie : un tailleur qui a une taille et un emploi du temps.",
        ofKind("skirt-suit", ({ jacket }) => jacket === "tailored"),
      ),
      line(
        "The skirt is short and the jacket is serious; they get on better than expected.",
        "La jupe est courte, la veste est sérieuse : l’entente est meilleure que prévu.",
        ofKind("skirt-suit", ({ skirt }) => skirt === "mini"),
      ),
    ],
  },
  details: [
    line(
      "A shawl collar faced in satin, in one long curve.",
      "Un col châle recouvert de satin, d’une seule longue courbe.",
      dinner(({ lapel }) => lapel === "shawl"),
    ),
    line(
      "Satin peak lapels, the sharper of the two traditions.",
      "Des revers en pointe satinés, la plus tranchante des deux traditions.",
      dinner(({ lapel }) => lapel === "peak"),
    ),
    line(
      "One button, as evening dress prefers.",
      "Un seul bouton, comme le veut le soir.",
      dinner(({ front }) => front === "single"),
    ),
    line(
      "The double-breasted front does away with the cummerbund.",
      "Croisé devant, il dispense de la ceinture de smoking.",
      dinner(({ front }) => front === "double"),
    ),
    line(
      "A satin braid runs down the outside of each leg.",
      "Un galon de satin descend le long de chaque jambe.",
      dinner(),
    ),
    line(
      "Jetted pockets without flaps, because one carries nothing at a gala.",
      "Des poches passepoilées sans rabat : au gala, on ne transporte rien.",
      dinner(),
    ),
    line(
      "Trousers hang straight over patent shoes.",
      "Le pantalon tombe droit sur le vernis des souliers.",
      ofKind("tuxedo", ({ leg }) => leg === "straight"),
    ),
    line(
      "The trousers taper, for a cleaner break.",
      "Le pantalon se resserre, pour une cassure plus nette.",
      ofKind("tuxedo", ({ leg }) => leg === "taper"),
    ),
    line(
      "The pencil skirt stops at the knee.",
      "La jupe crayon s’arrête au genou.",
      ofKind("skirt-suit", ({ skirt }) => skirt === "pencil"),
    ),
    line(
      "The skirt widens in a gentle A.",
      "La jupe s’évase doucement en trapèze.",
      ofKind("skirt-suit", ({ skirt }) => skirt === "a-line"),
    ),
    line(
      "A midi skirt, long enough to stride in.",
      "Une jupe mi-longue, où l’on marche à grands pas.",
      ofKind("skirt-suit", ({ skirt }) => skirt === "midi"),
    ),
    line(
      "A braid traces the outline of the jacket.",
      "Un galon dessine le contour de la veste.",
      ofKind("skirt-suit", (cut) => cut.jacket === "collarless" && cut.braid),
    ),
    line(
      "The buttons have the look of small pearls.",
      "Les boutons ont l’air de petites perles.",
      ofKind("skirt-suit", (cut) => cut.jacket === "collarless" && cut.metal === "pearl"),
    ),
    line(
      "Four small pockets on the jacket, each with its button.",
      "Quatre petites poches sur la veste, chacune son bouton.",
      ofKind("skirt-suit", (cut) => cut.jacket === "collarless" && cut.pockets === 4),
    ),
    line(
      "The jacket closes double-breasted over a marked waist.",
      "La veste se croise sur une taille bien marquée.",
      ofKind("skirt-suit", (cut) => cut.jacket === "tailored" && cut.front === "double"),
    ),
  ],
  wear: [
    line(
      "Bow tie, pleated shirt, cufflinks; tie it yourself if anyone is watching.",
      "Nœud papillon, chemise à plastron, boutons de manchette. À nouer soi-même si quelqu’un regarde.",
      dinner(),
    ),
    line(
      "For galas, opera boxes and the better sort of New Year’s Eve.",
      "Pour les galas, les loges d’opéra et les beaux réveillons.",
      both(dinner(), forOccasion("evening", "party", "ceremony", "wedding")),
    ),
    line(
      "Patent shoes, black silk socks, and do not check your phone.",
      "Souliers vernis, chaussettes en soie noire, téléphone au vestiaire.",
      dinner(),
    ),
    line(
      "The jacket alone, with black jeans, after midnight.",
      "La veste seule, sur un jean noir, après minuit.",
      dinner(),
    ),
    line(
      "A white pocket square, folded flat, is all the flourish needed.",
      "Une pochette blanche pliée à plat, pour seule coquetterie.",
      dinner(),
    ),
    line("Keep the watch thin or leave it at home.", "Une montre fine, ou pas de montre du tout.", dinner()),
    line(
      "Grooms look good in it; so do witnesses, and nobody minds.",
      "Le marié y est très bien, le témoin aussi, et personne n’en prend ombrage.",
      both(dinner(), forOccasion("wedding", "ceremony", "evening")),
    ),
    line(
      "Low heels, a small bag, the nine o’clock meeting.",
      "Petits talons, petit sac, réunion de neuf heures.",
      ofKind("skirt-suit"),
    ),
    line(
      "With ballerinas by day and something taller by night.",
      "En ballerines le jour, plus haut le soir.",
      ofKind("skirt-suit"),
    ),
    line(
      "Wear the jacket with jeans and the skirt with a jumper; reunite them on Monday.",
      "La veste avec un jean, la jupe avec un pull. Retrouvailles le lundi.",
      ofKind("skirt-suit"),
    ),
    line(
      "For christenings, registry offices and other occasions with speeches.",
      "Pour les baptêmes, les mairies et autres occasions à discours.",
      both(ofKind("skirt-suit"), forOccasion("ceremony", "wedding", "work")),
    ),
    line(
      "Opaque tights and loafers carry it through the winter.",
      "Collants opaques et mocassins lui font passer l’hiver.",
      both(ofKind("skirt-suit"), inSeason("autumn", "winter")),
    ),
    line(
      "A fine knit underneath, a brooch if you must.",
      "Une maille fine dessous, une broche si vous y tenez.",
      ofKind("skirt-suit"),
    ),
    line(
      "Tall boots take the politeness down a notch.",
      "Des bottes hautes le rendent un peu moins poli.",
      ofKind("skirt-suit", ({ skirt }) => skirt === "mini" || skirt === "a-line"),
    ),
  ],
};

import { type Bank, line, ofKind } from "../line.ts";
import { anyOf } from "../when.ts";

/** What men wear underneath. */
export const mensUnderwear: Bank = {
  openings: {
    "boxer-briefs": [
      line(
        "Boxer briefs that stay down at the thigh and up at the waist.",
        "Un boxer qui ne remonte pas sur la cuisse et ne descend pas à la taille.",
      ),
      line(
        "Close-fitting, quietly cut, forgotten by nine in the morning.",
        "Près du corps, coupé sans bruit, oublié dès neuf heures du matin.",
      ),
      line(
        "The pair at the top of the drawer, and the reason one does laundry.",
        "Le boxer du dessus de la pile, et la raison pour laquelle on lance une machine.",
      ),
      line(
        "A boxer brief with support in front and nothing to report behind.",
        "Un boxer qui soutient devant et n’a rien à signaler derrière.",
      ),
      line(
        "Cut longer in the leg, for cyclists, walkers and slim trousers.",
        "Un boxer à jambe longue, pour les cyclistes, les marcheurs et les pantalons ajustés.",
        ofKind("boxer-briefs", ({ inseam }) => inseam > 10),
      ),
    ],
    "mens-briefs": [
      line(
        "Briefs, plainly cut: a waistband, two leg openings, no bulk under trousers.",
        "Un slip coupé simplement : une ceinture, une échancrure nette, aucune épaisseur sous le pantalon.",
      ),
      line(
        "The short version, for those who never saw the need for legs.",
        "La version courte, pour ceux qui n’ont jamais vu l’intérêt d’un sous-vêtement à jambes.",
      ),
      line(
        "Support where it is wanted and freedom at the thigh: a brief promises no more.",
        "Du soutien là où il en faut, de la liberté à la cuisse : le slip ne promet rien d’autre.",
      ),
      line(
        "A classic brief with a Y in front, as athletes wore before logos.",
        "Un slip à ouverture en Y, comme les sportifs en portaient avant les logos.",
        ofKind("mens-briefs", ({ front }) => front === "y"),
      ),
      line(
        "A brief with a curved front and a waistband that lies properly flat.",
        "Un slip à devant galbé, dont la ceinture reste toujours bien à plat.",
        ofKind("mens-briefs", ({ front }) => front === "curved"),
      ),
    ],
    "boxer-shorts": [
      line(
        "Boxer shorts, woven and roomy: shirt cloth for the other half.",
        "Un caleçon tissé et ample : l’esprit d’une chemise, pour l’autre moitié.",
      ),
      line(
        "Cut loose, gathered at the waist, good for sleeping, ironing and answering the door.",
        "Ample, froncé à la taille, bon pour dormir, repasser et ouvrir au facteur.",
      ),
      line(
        "Boxer shorts that let in air where other underwear has opinions.",
        "Un caleçon qui laisse passer l’air là où d’autres ont des avis.",
      ),
      line(
        "Boxer shorts that wear like summer trousers which never grew up.",
        "Un caleçon qui se porte comme un pantalon d’été resté petit.",
      ),
    ],
    undershirt: [
      line(
        "An undershirt, to be worn under a shirt or, in August, instead of one.",
        "Un maillot de corps, à porter sous la chemise ou, en août, à sa place.",
      ),
      line(
        "Close, plain, tucked in: nobody sees it and everything sits better.",
        "Près du corps, uni, rentré : personne ne le voit et tout tombe mieux.",
      ),
      line(
        "An undershirt: the first layer of the day and the last to be taken off.",
        "La première couche de la journée, et la dernière qu’on enlève.",
      ),
      line(
        "A singlet with broad straps, which cooks, sailors and fathers have always known how to wear.",
        "Un marcel, que cuisiniers, marins et pères de famille ont toujours su porter.",
        ofKind("undershirt", ({ shape }) => shape === "singlet"),
      ),
      line(
        "A close-fitting undershirt tee, made to disappear under a shirt.",
        "Un T-shirt de corps, fait pour disparaître sous une chemise.",
        ofKind("undershirt", ({ shape }) => shape === "tee"),
      ),
    ],
    "underwear-pack": [
      line(
        "Two pairs of boxer briefs of one cut, so that choosing takes no time.",
        "Deux boxers d’une même coupe, pour que le choix ne prenne pas de temps.",
      ),
      line(
        "A two-pack of boxer briefs: one for today and one for the wash.",
        "Un lot de deux boxers : l’un pour aujourd’hui, l’autre pour la machine.",
      ),
      line(
        "Two boxers, one cut, two colours: the small luxury of a full drawer.",
        "Deux boxers, une coupe, deux couleurs : le petit luxe d’un tiroir plein.",
      ),
      line(
        "For travellers, students and anyone who found one good cut and stopped looking.",
        "Pour les voyageurs, les étudiants et ceux qui, ayant trouvé la bonne coupe, ont cessé de chercher.",
      ),
    ],
  },
  details: [
    line(
      "The waistband carries a stripe.",
      "La ceinture porte une seule rayure.",
      ofKind("boxer-briefs", ({ elastic }) => elastic === "one-stripe"),
    ),
    line(
      "Two stripes run along the waistband.",
      "Deux rayures courent sur la ceinture.",
      ofKind("boxer-briefs", ({ elastic }) => elastic === "two-stripes"),
    ),
    line(
      "The waistband is in a contrasting colour.",
      "La ceinture est d’une couleur contrastante.",
      ofKind("boxer-briefs", ({ elastic }) => elastic === "contrast"),
    ),
    line(
      "The front opens with a discreet fly.",
      "Le devant s’ouvre par une braguette.",
      ofKind("boxer-briefs", ({ front }) => front === "fly"),
    ),
    line(
      "The front is shaped by two curved seams.",
      "Deux coutures courbes galbent le devant.",
      ofKind("boxer-briefs", ({ front }) => front === "curved"),
    ),
    line(
      "The leg openings are bound in another colour.",
      "Les bords de jambe sont gansés d’une autre couleur.",
      ofKind("mens-briefs", ({ binding }) => binding === "contrast"),
    ),
    line(
      "A single stripe marks the waistband.",
      "Une rayure souligne la ceinture.",
      ofKind("mens-briefs", ({ elastic }) => elastic === "stripe"),
    ),
    line(
      "One small button closes the fly.",
      "Un petit bouton ferme la braguette.",
      ofKind("boxer-shorts", ({ fly }) => fly === "one-button"),
    ),
    line(
      "Two buttons close the fly, for the cautious.",
      "Deux boutons ferment la braguette, pour les prudents.",
      ofKind("boxer-shorts", ({ fly }) => fly === "two-buttons"),
    ),
    line(
      "The hem curves up at the side.",
      "L’ourlet remonte en arrondi sur le côté.",
      ofKind("boxer-shorts", ({ hem }) => hem === "curved"),
    ),
    line(
      "The V-neck stays out of sight below an open collar.",
      "Le col en V ne dépasse pas d’un col ouvert.",
      ofKind("undershirt", (cut) => cut.shape === "tee" && cut.neck === "v"),
    ),
  ],
  wear: [
    line(
      "Under jeans, under flannel, under a tuxedo.",
      "Sous un jean, sous de la flanelle, sous un smoking.",
      anyOf("boxer-briefs", "mens-briefs", "underwear-pack"),
    ),
    line(
      "Seven of them make a whole week.",
      "À sept, ils font une semaine complète.",
      anyOf("boxer-briefs", "mens-briefs"),
    ),
    line(
      "For running, if the bus insists.",
      "Pour courir, si le bus insiste.",
      anyOf("boxer-briefs", "mens-briefs", "underwear-pack"),
    ),
    line(
      "No line under pressed trousers.",
      "Aucune marque sous un pantalon à pli.",
      anyOf("boxer-briefs", "mens-briefs"),
    ),
    line(
      "Around the house on Sundays, with coffee.",
      "À la maison le dimanche, avec un café.",
      anyOf("boxer-shorts", "undershirt"),
    ),
    line(
      "With a T-shirt, it passes for pyjamas.",
      "Avec un T-shirt, il passe pour un pyjama.",
      anyOf("boxer-shorts"),
    ),
    line(
      "Loose trousers leave it the room it needs.",
      "Un pantalon ample lui laisse la place qu’il lui faut.",
      anyOf("boxer-shorts"),
    ),
    line("In winter it is worth a jumper.", "L’hiver, il vaut bien un pull de plus.", anyOf("undershirt")),
    line(
      "Under a white shirt, choose it closer to your skin’s colour.",
      "Sous une chemise blanche, choisissez-le d’un ton proche de la peau.",
      anyOf("undershirt"),
    ),
    line(
      "Rolled, they take up no room in a weekend bag.",
      "Roulés, ils ne prennent pas de place dans un sac week-end.",
      anyOf("underwear-pack"),
    ),
    line(
      "Good for long days and night trains.",
      "Pour les longues journées et les trains de nuit.",
      anyOf("boxer-briefs", "underwear-pack", "undershirt"),
    ),
    line(
      "Tucked in, it keeps the shirt where it was.",
      "Rentré, il maintient la chemise en place.",
      anyOf("undershirt"),
    ),
  ],
};

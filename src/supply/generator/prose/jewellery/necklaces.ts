import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("E.2.2");

/** Chains, pendants, pearls and stones. */
export const necklaces: Bank = {
  openings: {
    "chain-necklace": [
      line(
        "A chain worn for itself, with nothing hanging from it and nothing missing.",
        "Une chaîne portée pour elle-même, sans rien au bout et sans que rien ne manque.",
      ),
      line(
        "A chain that draws the line of the collar, link after patient link.",
        "Maillon après maillon, une chaîne qui dessine la ligne du col.",
      ),
      line(
        "It lies on the collarbones and turns a T-shirt into a choice.",
        "Une chaîne posée sur les clavicules, qui fait d’un simple T-shirt un choix.",
      ),
      line(
        "A chain with enough weight to stay put and enough light to be seen.",
        "Une chaîne assez lourde pour rester en place, assez vive pour se voir.",
      ),
      line(
        "A choker in chain, close to the neck and quick with an answer.",
        "Un ras-de-cou tout en chaîne, près de la peau et prompt à la repartie.",
        ofKind("chain-necklace", ({ form }) => form === "choker"),
      ),
      line(
        "A lariat chain, with a tail that hangs just where a pendant would.",
        "Une chaîne en lasso, dont le pan retombe là où pendrait un pendentif.",
        ofKind("chain-necklace", ({ form }) => form === "lariat"),
      ),
    ],
    "layered-necklace": [
      line(
        "Several chains in one clasp, so that they hang apart and arrive together.",
        "Plusieurs chaînes pour un seul fermoir : elles pendent séparées et arrivent ensemble.",
      ),
      line(
        "A layered necklace: the work has been done, you only have to close it.",
        "Un collier multirang dont la superposition est déjà faite : il ne reste qu’à fermer.",
      ),
      line(
        "Different links at different heights, like a conversation among friends.",
        "Des maillons différents à des hauteurs différentes, comme une conversation entre amies.",
      ),
      line(
        "A necklace of several chains, which fills an open collar by itself.",
        "Un collier multirang, qui remplit à lui seul une encolure ouverte.",
      ),
    ],
    "locket-necklace": [
      line(
        "A medallion large enough to be looked at, and perhaps to look back.",
        "Un médaillon assez grand pour qu’on le regarde, et qu’il vous le rende.",
      ),
      line(
        "A medallion that hangs like a coin from a country one has been happy in.",
        "Un médaillon qui pend comme une pièce d’un pays que l’on a aimé.",
      ),
      line(
        "A locket: keep something inside it, or simply let people wonder.",
        "Un médaillon : gardez-y quelque chose, ou laissez planer le doute.",
      ),
      line(
        "A medallion to hold between two fingers while looking for the right word.",
        "Un médaillon à tenir entre deux doigts quand on cherche ses mots.",
      ),
    ],
    "pearl-strand": [
      line(
        "A string of pearls, which has gone from grandmothers to guitarists and back.",
        "Un rang de perles, des grands-mères aux guitaristes, et retour.",
      ),
      line(
        "Pearls, one after another, each slightly different from its neighbour.",
        "Des perles, l’une après l’autre, chacune un peu différente de sa voisine.",
      ),
      line(
        "They warm to the skin in a minute and soften whatever is worn beside them.",
        "Un rang de perles qui tiédit en une minute et adoucit tout ce qui l’entoure.",
      ),
      line(
        "A strand of pearls that has been to the opera and prefers a T-shirt.",
        "Un rang de perles qui a connu l’opéra et préfère les T-shirts.",
      ),
      line(
        "A strand of baroque pearls: none of them round, all of them right.",
        "Un rang de perles baroques : aucune n’est bien ronde, toutes sont bien venues.",
        ofKind("pearl-strand", ({ baroque }) => baroque),
      ),
    ],
    "pendant-necklace": [
      line(
        "A fine chain, a small pendant, a reason that is nobody’s business.",
        "Une chaîne fine, un petit pendentif, une raison qui ne regarde personne.",
      ),
      line(
        "A pendant that hangs at the height of the second button and moves very little.",
        "Un pendentif posé à la hauteur du deuxième bouton, et qui bouge peu.",
      ),
      line(
        "The pendant necklace one forgets to take off, sometimes for years.",
        "Le collier à pendentif que l’on oublie d’ôter, parfois pendant des années.",
      ),
      line(
        "One shape at the end of one line, as good alone as in company.",
        "Une forme au bout d’une ligne, à porter seule ou en compagnie.",
      ),
      line(
        "A heart pendant, worn on the outside for once, and without irony.",
        "Un collier à pendentif cœur, porté pour une fois à l’extérieur, et sans ironie.",
        ofKind("pendant-necklace", ({ pendant }) => pendant === "heart"),
      ),
      line(
        "A tag on a chain, with enough room for a name, a date or a silence.",
        "Une plaque au bout d’une chaîne, avec la place d’un nom, d’une date ou d’un silence.",
        ofKind("pendant-necklace", ({ pendant }) => pendant === "tag"),
      ),
    ],
    "stone-collier": [
      line(
        "A collar of stones, largest in the middle, as families should be photographed.",
        "Un collier de pierres, la plus grande au milieu, comme sur les photos de famille.",
      ),
      line(
        "It needs a bare neckline and a reason to go out, or neither.",
        "Un collier serti qui demande un décolleté et une raison de sortir, ou ni l’un ni l’autre.",
      ),
      line(
        "Stones set close around the neck, passing light from one to the next.",
        "Des pierres serties autour du cou, qui se passent la lumière de l’une à l’autre.",
      ),
      line(
        "The stone-set necklace for the photograph people keep, the one where everybody laughs.",
        "Le collier de la photo que l’on garde, celle où tout le monde rit sauf lui.",
      ),
    ],
  },
  details: [
    line(
      "The links are flat curbs, close together.",
      "Les maillons sont en gourmette plate.",
      ofKind("chain-necklace", ({ chain }) => chain === "curb"),
    ),
    line(
      "Long links, like paperclips, make the chain.",
      "De longs maillons, façon trombone, forment la chaîne.",
      ofKind("chain-necklace", ({ chain }) => chain === "paperclip"),
    ),
    line(
      "The chain is as smooth as a snake.",
      "La chaîne est une maille serpent, toute lisse.",
      ofKind("chain-necklace", ({ chain }) => chain === "snake"),
    ),
    line(
      "It goes round the neck in two rows.",
      "Elle fait le tour du cou en deux rangs.",
      ofKind("chain-necklace", ({ form }) => form === "double"),
    ),
    line(
      "Small balls are strung into a chain.",
      "De petites boules s’enchaînent.",
      ofKind("chain-necklace", ({ chain }) => chain === "ball"),
    ),
    line(
      "Three chains hang one below the other.",
      "Trois chaînes s’étagent l’une sous l’autre.",
      ofKind("layered-necklace", ({ count }) => count === 3),
    ),
    line(
      "A star hangs from the lowest chain.",
      "Une étoile pend à la chaîne du bas.",
      ofKind("layered-necklace", ({ hung }) => hung === "star"),
    ),
    line(
      "A small disc hangs from the lowest chain.",
      "Un petit disque pend à la chaîne du bas.",
      ofKind("layered-necklace", ({ hung }) => hung === "disc"),
    ),
    line(
      "Rays are engraved across the face.",
      "Des rayons sont gravés sur la face.",
      ofKind("locket-necklace", ({ face }) => face === "rays"),
    ),
    line(
      "The face of the medallion is enamelled.",
      "La face du médaillon est émaillée.",
      ofKind("locket-necklace", ({ face }) => face === "enamel"),
    ),
    line(
      "It is struck like an old coin.",
      "Il est frappé comme une pièce ancienne.",
      ofKind("locket-necklace", ({ face }) => face === "coin"),
    ),
    line(
      "Three strands lie one below the other.",
      "Trois rangs descendent l’un sous l’autre.",
      ofKind("pearl-strand", ({ strands }) => strands === 3),
    ),
    line(
      "Two strands lie close, side by side.",
      "Deux rangs se suivent de près.",
      ofKind("pearl-strand", ({ strands }) => strands === 2),
    ),
    line(
      "The pearls are large, and not shy about it.",
      "Les perles sont grosses, et l’assument.",
      ofKind("pearl-strand", ({ size }) => size > 1.4),
    ),
    line(
      "A crescent hangs from the chain.",
      "Un croissant de lune pend à la chaîne.",
      ofKind("pendant-necklace", ({ pendant }) => pendant === "crescent"),
    ),
    line(
      "A cameo is set in the pendant.",
      "Un camée occupe tout le pendentif.",
      ofKind("pendant-necklace", ({ pendant }) => pendant === "cameo"),
    ),
    line(
      "A single stone hangs from the chain.",
      "Une pierre seule pend à la chaîne.",
      ofKind("pendant-necklace", ({ pendant }) => pendant === "stone" || pendant === "drop"),
    ),
    line(
      "A plain bar hangs upright on the chain.",
      "Une simple barre pend à la verticale.",
      ofKind("pendant-necklace", ({ pendant }) => pendant === "bar"),
    ),
    line(
      "It hangs from a simple cord, not a chain.",
      "Un simple cordon le porte, sans chaîne.",
      ofKind("pendant-necklace", ({ chain }) => chain === "cord"),
    ),
    line(
      "The stones stand out like a fringe.",
      "Les pierres s’écartent en frange.",
      ofKind("stone-collier", ({ rows }) => rows === "fringe"),
    ),
    line(
      "A stiff open collar ends in two stones.",
      "Un torque ouvert finit par deux pierres.",
      ofKind("stone-collier", ({ rows }) => rows === "torque"),
    ),
  ],
  wear: [
    line("Inside the collar by day, outside by night.", "Sous le col le jour, dessus la nuit.", here),
    line("Over a roll-neck, in plain sight.", "Sur un col roulé, bien en vue.", here),
    line(
      "Leave two shirt buttons open and nothing else to chance.",
      "Deux boutons de chemise ouverts, et rien d’autre au hasard.",
      here,
    ),
    line(
      "With a crew-neck tee and no other jewellery.",
      "Avec un T-shirt col rond et aucun autre bijou.",
      here,
    ),
    line(
      "It gets on well with other chains.",
      "Les autres chaînes sont les bienvenues.",
      anyOf("chain-necklace", "pendant-necklace", "locket-necklace"),
    ),
    line("A bare shoulder sets it off nicely.", "Une épaule nue lui sert d’écrin.", both(here, forWomen)),
    line(
      "Under an open shirt, half hidden.",
      "Sous une chemise ouverte, à demi caché.",
      both(forMen, anyOf("pendant-necklace", "locket-necklace", "pearl-strand")),
    ),
    line("With a suit, and no tie to compete.", "Avec un costume, sans cravate.", both(here, forMen)),
    line(
      "Pearls with denim: the argument is settled.",
      "Des perles avec du jean : le débat est clos.",
      anyOf("pearl-strand"),
    ),
    line("Put it on last and take it off last.", "À mettre en dernier, à ôter en dernier.", here),
    line("A V-neck leaves it the whole stage.", "Un col en V lui laisse la scène.", here),
    line(
      "For dinners by candlelight, which it repays.",
      "Pour les dîners aux bougies, qui le lui rendent bien.",
      anyOf("stone-collier", "pearl-strand", "layered-necklace"),
    ),
    line(
      "A black dress and tied-back hair.",
      "Une robe noire et les cheveux attachés.",
      both(forWomen, anyOf("stone-collier", "pearl-strand", "layered-necklace", "chain-necklace")),
    ),
  ],
};

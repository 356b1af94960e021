import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("E.2.3");

/** Plain, set and stacked. */
export const rings: Bank = {
  openings: {
    "band-ring": [
      line(
        "A band, as plain as a promise and a good deal easier to keep clean.",
        "Un anneau, simple comme une promesse, et d’un entretien plus facile.",
      ),
      line(
        "No stone and no sign: a band that is all line, and that one turns while thinking.",
        "Ni pierre ni signe : un anneau tout en ligne, que l’on fait tourner en réfléchissant.",
        ofKind("band-ring", ({ stone }) => !stone),
      ),
      line(
        "A plain band that goes on any finger and asks no questions there.",
        "Un anneau qui va à tous les doigts et ne pose aucune question.",
      ),
      line(
        "Round within, clean without, easily worn for life or for the weekend.",
        "Rond dedans, net dehors, à porter pour la vie ou pour le week-end.",
      ),
      line(
        "The band for people who do not wear rings, and end up never taking it off.",
        "L’anneau de ceux qui ne portent pas de bagues, et finissent par ne plus l’ôter.",
      ),
    ],
    "signet-ring": [
      line(
        "A signet, for families with a crest and people with a sense of proportion.",
        "Une chevalière, pour les familles à blason et pour ceux qui n’en ont que le style.",
      ),
      line(
        "A flat face and a firm shoulder: it used to seal letters, now it keeps company with coffee cups.",
        "Un plateau, des épaules franches : elle scellait des lettres, elle tient désormais compagnie aux tasses de café.",
      ),
      line(
        "A signet is the ring one turns while listening and stops turning to reply.",
        "Une chevalière que l’on fait tourner en écoutant, et que l’on arrête pour répondre.",
      ),
      line(
        "A signet left blank can still be engraved, and that is half its charm.",
        "Une chevalière vierge peut encore se graver, et c’est la moitié de son charme.",
        ofKind("signet-ring", ({ inlay }) => inlay === "none"),
      ),
      line(
        "A signet heavy enough to be felt, small enough to shake hands in.",
        "Assez lourde pour qu’on la sente, assez petite pour serrer des mains.",
      ),
    ],
    "solitaire-ring": [
      line(
        "A single stone, raised to where the light is, with nothing beside it to distract.",
        "Une pierre seule, montée là où se trouve la lumière, et rien pour la distraire.",
      ),
      line(
        "One stone and one band: everything else depends on the question that comes with it.",
        "Une pierre, un anneau : tout dépend de la question que l’on pose avec.",
      ),
      line(
        "A solitaire that does not shout across the table but is heard.",
        "Un solitaire qui ne crie pas d’un bout à l’autre de la table, et qu’on entend quand même.",
      ),
      line(
        "Set high on a slender ring, it catches the sun on steering wheels.",
        "Monté haut sur un anneau fin, il attrape le soleil au volant.",
      ),
    ],
    "pave-ring": [
      line(
        "A band paved with stones, so that every turn has some light in it.",
        "Une bague pavée de pierres : à chaque geste, un peu de lumière.",
      ),
      line(
        "Small stones shoulder to shoulder, like a street after rain.",
        "De petites pierres au coude à coude, comme une rue après la pluie.",
      ),
      line(
        "A pavé ring that shines in a low voice, alone or against a wedding band.",
        "Une bague pavée qui brille à voix basse, seule ou contre une alliance.",
      ),
      line(
        "A pavé ring, to wear beside another one or simply against the winter.",
        "Une bague pavée à porter à côté d’une autre, ou contre l’hiver.",
      ),
    ],
    "stacked-rings": [
      line(
        "Several thin rings that are worn as one and argue a little among themselves.",
        "Plusieurs bagues fines qui n’en font qu’une et se chamaillent un peu.",
      ),
      line(
        "A set of fine rings, to stack on one finger or to share among three.",
        "Un jeu de bagues à empiler sur un doigt ou à répartir sur trois.",
      ),
      line(
        "Fine rings, one beside another, each leaving room for the next.",
        "Des bagues fines, l’une contre l’autre, chacune laissant sa place à la suivante.",
      ),
      line(
        "Stacked rings: wear them all, or all but one if the beach has kept it.",
        "À porter toutes ensemble, ou moins une si la plage en a gardé.",
      ),
    ],
    "cabochon-ring": [
      line(
        "A smooth stone on a ring, domed like a drop and just as quiet.",
        "Une pierre lisse, bombée comme une goutte et aussi calme qu’elle.",
      ),
      line(
        "A cabochon ring does not sparkle: it glows, and is quite content to.",
        "Une bague cabochon qui ne scintille pas : elle luit, et s’en contente très bien.",
      ),
      line(
        "A cabochon ring, whose stone one strokes without ever noticing.",
        "Une bague cabochon, dont on caresse la pierre sans même y penser.",
      ),
      line(
        "Polished rather than cut, a stone that has kept its own roundness.",
        "Polie plutôt que taillée, une pierre qui a gardé toute sa rondeur.",
      ),
    ],
  },
  details: [
    line(
      "The surface is hammered and a little alive.",
      "La surface est martelée, un peu vivante.",
      ofKind("band-ring", ({ surface }) => surface === "hammered"),
    ),
    line(
      "The metal is brushed, and does not glare.",
      "Le métal est brossé et n’éblouit personne.",
      ofKind("band-ring", ({ surface }) => surface === "brushed"),
    ),
    line(
      "It is flat outside, like a ribbon.",
      "Il est plat à l’extérieur, comme un ruban.",
      ofKind("band-ring", ({ profile }) => profile === "flat"),
    ),
    line(
      "A small stone is set flush in the metal.",
      "Une petite pierre est sertie au ras du métal.",
      ofKind("band-ring", ({ stone }) => stone),
    ),
    line(
      "The face of the ring is an octagon.",
      "Le plateau est taillé en octogone.",
      ofKind("signet-ring", ({ face }) => face === "octagon"),
    ),
    line(
      "A stone is inlaid in the face.",
      "Une pierre est incrustée dans le plateau.",
      ofKind("signet-ring", ({ inlay }) => inlay === "stone"),
    ),
    line(
      "The face is bevelled at the edge.",
      "Le plateau est biseauté sur le bord.",
      ofKind("signet-ring", ({ inlay }) => inlay === "bevel"),
    ),
    line(
      "The face is shaped like a small cushion.",
      "Le plateau a la forme d’un coussin.",
      ofKind("signet-ring", ({ face }) => face === "cushion"),
    ),
    line(
      "A halo of small stones surrounds the large one.",
      "Un entourage de petites pierres borde la grande.",
      ofKind("solitaire-ring", ({ company }) => company === "halo"),
    ),
    line(
      "Small stones run along the band.",
      "De petites pierres courent sur l’anneau.",
      ofKind("solitaire-ring", ({ company }) => company === "band"),
    ),
    line(
      "A stone stands on either side.",
      "Une pierre de chaque côté l’accompagne.",
      ofKind("solitaire-ring", ({ company }) => company === "sides"),
    ),
    line(
      "The stone is cut in steps, like an emerald.",
      "La pierre est taillée à degrés, comme une émeraude.",
      ofKind("solitaire-ring", ({ stone }) => stone === "emerald"),
    ),
    line(
      "The stones are set in two rows.",
      "Les pierres sont serties sur deux rangs.",
      ofKind("pave-ring", ({ rows }) => rows === 2),
    ),
    line(
      "Three rows of stones make it a wide one.",
      "Trois rangs de pierres lui donnent de la largeur.",
      ofKind("pave-ring", ({ rows }) => rows === 3),
    ),
    line(
      "Two tones of stone are mixed in the row.",
      "Deux teintes de pierres se mêlent.",
      ofKind("pave-ring", ({ mixed }) => mixed),
    ),
    line(
      "Four fine rings make up the stack.",
      "Quatre anneaux composent l’ensemble.",
      ofKind("stacked-rings", ({ count }) => count === 4),
    ),
    line(
      "One of them is set with stones.",
      "L’une d’elles est sertie de pierres.",
      ofKind("stacked-rings", ({ set }) => set),
    ),
    line(
      "The bezel is edged with beads.",
      "Le chaton est bordé de petites perles de métal.",
      ofKind("cabochon-ring", ({ bezel }) => bezel === "beaded"),
    ),
    line(
      "The stone lies across the finger.",
      "La pierre est posée en travers du doigt.",
      ofKind("cabochon-ring", ({ lie }) => lie === "across"),
    ),
  ],
  wear: [
    line(
      "On the little finger, the old way.",
      "Au petit doigt, à la manière ancienne.",
      anyOf("signet-ring"),
    ),
    line(
      "On the forefinger, if you point at things.",
      "À l’index, pour qui montre les choses.",
      anyOf("signet-ring", "cabochon-ring", "band-ring"),
    ),
    line(
      "One ring is enough beside a watch.",
      "Avec une montre, une seule bague suffit.",
      both(here, forMen),
    ),
    line(
      "A white shirt shows it better than a case.",
      "Une chemise blanche la montre mieux qu’un écrin.",
      anyOf("signet-ring", "cabochon-ring", "pave-ring"),
    ),
    line(
      "Beside a wedding band, it takes second place with grace.",
      "À côté d’une alliance, la seconde place lui va très bien.",
      both(forWomen, anyOf("solitaire-ring", "pave-ring", "band-ring", "cabochon-ring")),
    ),
    line("Bare nails, short sleeves, nothing else.", "Ongles nus, manches courtes, rien d’autre.", here),
    line(
      "Leave it on to wash your hands, off to knead bread.",
      "À garder pour se laver les mains, à ôter pour pétrir.",
      here,
    ),
    line(
      "On a chain round the neck when the finger swells in summer.",
      "Sur une chaîne autour du cou, quand l’été gonfle les doigts.",
      anyOf("band-ring", "signet-ring"),
    ),
    line(
      "Mixed with silver, with gold, with string.",
      "Avec de l’argent, de l’or ou une ficelle.",
      anyOf("stacked-rings", "band-ring"),
    ),
    line(
      "For toasts, where hands are seen from below.",
      "Pour les toasts, où l’on voit les mains d’en bas.",
      anyOf("solitaire-ring", "pave-ring", "cabochon-ring"),
    ),
    line(
      "With a big jumper, sleeves over the knuckles.",
      "Avec un grand pull, manches jusqu’aux phalanges.",
      both(here, forWomen),
    ),
    line(
      "It suits hands that do some work.",
      "Les mains qui travaillent lui vont bien.",
      both(anyOf("band-ring", "signet-ring"), forMen),
    ),
    line("Share them between both hands.", "À partager entre les deux mains.", anyOf("stacked-rings")),
  ],
};

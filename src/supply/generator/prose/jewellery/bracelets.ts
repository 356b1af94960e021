import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("E.2.1");

/** Bangles, chains, beads and cords. */
export const bracelets: Bank = {
  openings: {
    bangle: [
      line(
        "A bangle, which makes one clear note on the table and is otherwise silent.",
        "Un jonc, qui donne une note claire sur la table et se tait le reste du temps.",
      ),
      line(
        "A bangle is a single line around the wrist, closed or nearly, and the hand looks longer.",
        "Un seul trait autour du poignet, fermé ou presque, et la main paraît plus longue.",
      ),
      line(
        "An open cuff that slips on sideways and then stays, out of good will.",
        "Un jonc ouvert, que l’on passe de côté et qui reste de bonne grâce.",
        ofKind("bangle", ({ form }) => form === "cuff"),
      ),
      line(
        "A bangle, rigid and simple, that is hard to tire of, which is rare in jewellery.",
        "Un jonc rigide et simple, dont on ne se lasse à peu près jamais, ce qui est rare pour un bijou.",
      ),
      line(
        "A bangle with no clasp and no instructions, to be put on while leaving.",
        "Un jonc sans fermoir et sans mode d’emploi, que l’on met en sortant.",
      ),
    ],
    "chain-bracelet": [
      line(
        "A chain for the wrist: links, a clasp, and a small weight that reminds you of it.",
        "Une chaîne pour le poignet : des maillons, un fermoir, et un petit poids qui se rappelle à vous.",
      ),
      line(
        "It falls to the hand bone and stays there, through coats, keyboards and handshakes.",
        "Un bracelet chaîne qui tombe sur l’os du poignet et y reste, malgré manteaux, claviers et poignées de main.",
      ),
      line(
        "One chain at the wrist is enough. Two are a habit, three a conversation.",
        "Un bracelet chaîne suffit. Deux, c’est une habitude, et trois une conversation.",
      ),
      line(
        "The bracelet that goes in the shower by mistake and comes out the same.",
        "Le bracelet que l’on garde sous la douche par erreur, et qui en sort pareil.",
      ),
    ],
    "beaded-bracelet": [
      line(
        "Beads on a thread: holidays, prayer or pastime, as you like.",
        "Des perles sur un fil : vacances, prière ou passe-temps, comme vous voudrez.",
      ),
      line(
        "A beaded bracelet, rolled on over the hand, that counts the day bead by bead.",
        "Un bracelet enfilé par la main, qui compte la journée perle après perle.",
      ),
      line(
        "A bracelet of beads, warm on the skin and easy beside a watch.",
        "Un bracelet de perles, tiède sur la peau, facile à côté d’une montre.",
      ),
      line(
        "It looks as though it came from a journey, and may yet cause one.",
        "Il a l’air de revenir d’un voyage, et pourrait bien en provoquer un.",
      ),
    ],
    "cord-bracelet": [
      line(
        "A braided bracelet with a metal clasp: the plainest jewel a man can wear, and he will wear it.",
        "Un bracelet tressé à fermoir de métal : le bijou le plus simple qu’un homme puisse porter, et il le portera.",
      ),
      line(
        "Cord, plait, clasp. It came off boats and kept its knots in order.",
        "Un cordon, une tresse, un fermoir : venu des bateaux, il en a gardé les nœuds.",
      ),
      line(
        "A braided bracelet that ages with its wearer and goes through the same summers.",
        "Un bracelet tressé qui vieillit avec son propriétaire et prend les mêmes étés.",
      ),
      line(
        "Close to the wrist, light and not at all delicate: a braid for every day.",
        "Près du poignet, léger, pas fragile pour un sou : un bracelet tressé de tous les jours.",
      ),
    ],
    "charm-bracelet": [
      line(
        "A chain hung with charms, each of them free to mean something or nothing.",
        "Une chaîne à breloques, chacune libre de vouloir dire quelque chose.",
      ),
      line(
        "A charm bracelet that rings faintly when you wave, and rather more when you dance.",
        "Un bracelet à breloques qui tinte à peine quand on fait signe, et beaucoup quand on danse.",
      ),
      line(
        "A charm bracelet that tells one short story, all the way around the wrist.",
        "Un bracelet qui raconte une courte histoire autour du poignet.",
      ),
      line(
        "Small things hung on a fine chain, as children do with shells.",
        "De petites choses pendues à une chaîne fine, comme les enfants font des coquillages.",
      ),
    ],
    "tennis-bracelet": [
      line(
        "A line of stones, all the way round, as even as good manners.",
        "Une rivière de pierres tout autour du poignet, régulière comme de bonnes manières.",
      ),
      line(
        "It was once lost on a tennis court, which stopped the match and named the bracelet.",
        "Un jour, on en perdit un sur un court : le match s’arrêta, et l’histoire du bracelet commença.",
      ),
      line(
        "Flexible, bright and closed with a hidden clasp, it turns like a sentence with no comma.",
        "Souple, lumineux, fermé d’un cliquet discret, il tourne comme une phrase sans virgule.",
      ),
      line(
        "Stones in single file around the wrist, catching the light in turn.",
        "Des pierres en file indienne, qui prennent la lumière à tour de rôle.",
      ),
    ],
  },
  details: [
    line(
      "The ends finish in small knobs.",
      "Les extrémités finissent en petites boules.",
      ofKind("bangle", (cut) => cut.form === "cuff" && cut.ends === "knobs"),
    ),
    line(
      "Stones are set along the front.",
      "Des pierres sont serties sur le devant.",
      ofKind("bangle", (cut) => cut.form === "bangle" && cut.set),
    ),
    line(
      "The metal is hammered, and no two blows are alike.",
      "Le métal est martelé, sans deux coups semblables.",
      ofKind("bangle", ({ surface }) => surface === "hammered"),
    ),
    line(
      "The metal is brushed to a soft light.",
      "Le métal est brossé, la lumière en sort adoucie.",
      ofKind("bangle", ({ surface }) => surface === "brushed"),
    ),
    line(
      "It is wide enough to count as a cuff.",
      "Sa largeur en fait une vraie manchette.",
      ofKind("bangle", ({ width }) => width > 1.4),
    ),
    line(
      "The links are long, like paperclips.",
      "Les maillons sont longs comme des trombones.",
      ofKind("chain-bracelet", ({ chain }) => chain === "paperclip"),
    ),
    line(
      "The curb links lie flat on the wrist.",
      "La maille gourmette se pose bien à plat.",
      ofKind("chain-bracelet", ({ chain }) => chain === "curb"),
    ),
    line(
      "The chain is twisted like rope.",
      "La chaîne est torsadée comme une corde.",
      ofKind("chain-bracelet", ({ chain }) => chain === "rope"),
    ),
    line(
      "The chain is smooth as a snake.",
      "La chaîne est lisse comme un serpent.",
      ofKind("chain-bracelet", ({ chain }) => chain === "snake"),
    ),
    line(
      "A plate interrupts the chain, blank for now.",
      "Une plaque interrompt la chaîne, vierge pour l’instant.",
      ofKind("chain-bracelet", ({ plate }) => plate),
    ),
    line(
      "Metal beads return in a regular rhythm.",
      "Des perles de métal reviennent à intervalles réguliers.",
      ofKind("beaded-bracelet", ({ metal }) => metal === "rhythm"),
    ),
    line(
      "One metal bead sits at the front.",
      "Une perle de métal marque le devant.",
      ofKind("beaded-bracelet", ({ metal }) => metal === "front"),
    ),
    line(
      "It goes round the wrist in two rows.",
      "Il fait le tour en deux rangs.",
      ofKind("beaded-bracelet", ({ rows }) => rows === 2),
    ),
    line(
      "A small metal anchor closes it.",
      "Une petite ancre de métal le ferme.",
      ofKind("cord-bracelet", ({ clasp }) => clasp === "anchor"),
    ),
    line(
      "The clasp is a small metal barrel.",
      "Le fermoir est un petit cylindre de métal.",
      ofKind("cord-bracelet", ({ clasp }) => clasp === "barrel"),
    ),
    line(
      "The leather is plaited flat, like a ribbon.",
      "La tresse est plate, comme un ruban.",
      ofKind("cord-bracelet", ({ made }) => made === "flat"),
    ),
    line(
      "A single charm hangs from the chain.",
      "Une seule breloque pend à la chaîne.",
      ofKind("charm-bracelet", ({ charms }) => charms === 1),
    ),
    line(
      "Five charms hang at even distances.",
      "Cinq breloques pendent à égale distance.",
      ofKind("charm-bracelet", ({ charms }) => charms === 5),
    ),
    line(
      "The stones are cut with square corners.",
      "Les pierres sont taillées carrées.",
      ofKind("tennis-bracelet", ({ stone }) => stone === "princess" || stone === "emerald"),
    ),
    line(
      "Clear stones alternate with the others.",
      "Des pierres incolores alternent avec les autres.",
      ofKind("tennis-bracelet", ({ alternate }) => alternate),
    ),
  ],
  wear: [
    line(
      "Push the sleeve up a little, or wait for summer.",
      "On remonte un peu la manche, ou l’on attend l’été.",
      here,
    ),
    line(
      "Beside a watch, on the other wrist, or instead of one.",
      "À côté d’une montre, à l’autre poignet, ou à sa place.",
      here,
    ),
    line(
      "Two together make a sound, three make a style.",
      "Deux font un bruit, trois font un style.",
      both(anyOf("bangle", "chain-bracelet"), forWomen),
    ),
    line(
      "With a white shirt, cuffs folded twice.",
      "Avec une chemise blanche, poignets retournés deux fois.",
      here,
    ),
    line(
      "On its own, it is enough for an evening.",
      "Le soir, il suffit à lui seul.",
      anyOf("bangle", "tennis-bracelet", "charm-bracelet"),
    ),
    line(
      "It keeps its counsel under a suit and speaks up under a T-shirt.",
      "Discret sous un costume, il se montre sous un T-shirt.",
      both(here, forMen),
    ),
    line(
      "With denim, with salt, with time.",
      "Avec du jean, du sel et du temps.",
      anyOf("cord-bracelet", "beaded-bracelet"),
    ),
    line(
      "Mixed with other metals, it does not mind.",
      "Mêlé à d’autres métaux, il ne s’en formalise pas.",
      anyOf("bangle", "chain-bracelet", "charm-bracelet"),
    ),
    line(
      "Over the cuff of a fine knit, for once.",
      "Par-dessus une maille fine, pour changer.",
      both(anyOf("bangle", "tennis-bracelet", "chain-bracelet"), forWomen),
    ),
    line(
      "A present that needs no size and no excuse.",
      "Un cadeau qui ne demande pas la taille.",
      anyOf("beaded-bracelet", "charm-bracelet", "chain-bracelet"),
    ),
    line(
      "Wear it with jeans: that is what it is waiting for.",
      "À porter avec un jean : c’est ce qu’il attend.",
      anyOf("tennis-bracelet", "charm-bracelet"),
    ),
    line(
      "Keep it on at the beach, in the water too.",
      "Il reste au poignet à la plage.",
      anyOf("beaded-bracelet", "cord-bracelet"),
    ),
    line(
      "On the hand you write with, so that it is read too.",
      "À la main qui écrit, pour qu’on le lise aussi.",
      here,
    ),
  ],
};

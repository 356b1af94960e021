import { type Bank, both, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = both(forWomen, under("D.5.2"));

/** What holds hair, or adorns it. */
export const hair: Bank = {
  openings: {
    "claw-clip": [
      line(
        "A claw clip: twist, lift, pinch, and the day is free to begin.",
        "Une pince à cheveux : on tourne, on relève, on pince, et la journée peut commencer.",
      ),
      line(
        "It gathers a morning’s hair in one hand and holds it until evening.",
        "Une pince qui rassemble les cheveux d’une main et les tient jusqu’au soir.",
      ),
      line(
        "Strong in the jaw, smooth at the spine, lost only by daughters and friends.",
        "Mâchoire ferme, dos lisse : elle ne se perd que chez les filles et les amies.",
      ),
      line(
        "The clip that was in every bathroom in 1997 and has returned with better posture.",
        "La pince de toutes les salles de bains de 1997, revenue avec une meilleure tenue.",
      ),
    ],
    "hair-bow": [
      line(
        "A bow for the back of the head, where it can be as large as it likes.",
        "Un nœud pour l’arrière de la tête, là où il peut être aussi grand qu’il veut.",
      ),
      line(
        "Tied once and for all on a barrette, it never comes undone in company.",
        "Noué une fois pour toutes sur une barrette, il ne se défait jamais en société.",
      ),
      line(
        "A bow that gives the most ordinary of ponytails an occasion to celebrate.",
        "Un nœud qui donne une occasion à la plus ordinaire des queues-de-cheval.",
      ),
      line(
        "A hair bow with long tails, which follow every gesture half a second late.",
        "Un nœud à longs pans, qui suivent avec une demi-seconde de retard.",
        ofKind("hair-bow", ({ tails }) => tails > 7),
      ),
      line(
        "A bow that is sweet from the front and graphic from behind: it makes good exits.",
        "Doux de face, graphique de dos : un nœud qui réussit ses sorties.",
      ),
    ],
    headband: [
      line(
        "A headband, which turns hair that has not been done into hair that has.",
        "Un serre-tête, qui fait d’une absence de coiffure une coiffure.",
      ),
      line(
        "A raised arc above the forehead, halfway between schoolroom and court.",
        "Un arc au-dessus du front, à mi-chemin entre l’école et la cour.",
      ),
      line(
        "It keeps the fringe out of the soup and the style in the photograph.",
        "Un serre-tête qui garde la frange hors de la soupe et l’allure sur la photo.",
      ),
      line(
        "A headband to put on last: it pulls everything together, starting with the face.",
        "À mettre en dernier : il rassemble tout, à commencer par le visage.",
      ),
    ],
    scrunchie: [
      line(
        "A scrunchie, gathered like a curtain and kinder than an elastic.",
        "Un chouchou, froncé comme un rideau et plus doux qu’un élastique.",
      ),
      line(
        "It holds without a mark and spends half its life on the wrist.",
        "Un chouchou qui tient sans marquer, et passe la moitié de sa vie au poignet.",
      ),
      line(
        "A scrunchie, round, ruffled and entirely unembarrassed about the eighties.",
        "Rond, froncé, et sans la moindre gêne au sujet des années quatre-vingt.",
      ),
      line(
        "A scrunchie for buns at seven and ponytails at noon, no mirror needed.",
        "Pour le chignon de sept heures et la queue-de-cheval de midi, sans miroir.",
      ),
    ],
  },
  details: [
    line(
      "Nine teeth close over the hair.",
      "Neuf dents se referment sur les cheveux.",
      ofKind("claw-clip", ({ teeth }) => teeth === 9),
    ),
    line(
      "The spine is open, so that it weighs less.",
      "Le dos est ajouré, pour peser moins.",
      ofKind("claw-clip", ({ spine }) => spine === "open"),
    ),
    line(
      "The spine rises in one smooth arch.",
      "Le dos se cambre en une seule arche.",
      ofKind("claw-clip", ({ spine }) => spine === "arched"),
    ),
    line(
      "The loops are doubled, one over the other.",
      "Les boucles sont doublées, l’une sur l’autre.",
      ofKind("hair-bow", ({ loops }) => loops === 2),
    ),
    line(
      "It has no tails, only two full loops.",
      "Il n’a pas de pans, rien que des boucles.",
      ofKind("hair-bow", ({ tails }) => tails === 0),
    ),
    line(
      "A soft knot marks the middle of the arc.",
      "Un nœud souple marque le milieu de l’arc.",
      ofKind("headband", ({ finish }) => finish === "knot"),
    ),
    line(
      "Small pearls are set along it.",
      "De petites perles le parcourent.",
      ofKind("headband", ({ finish }) => finish === "pearls"),
    ),
    line(
      "The cloth is pleated all along the arc.",
      "L’étoffe est plissée sur tout l’arc.",
      ofKind("headband", ({ finish }) => finish === "pleated"),
    ),
    line(
      "It is padded high above the forehead.",
      "Il est rembourré, haut au-dessus du front.",
      ofKind("headband", ({ width }) => width > 3),
    ),
    line(
      "The gathers are close and many.",
      "Les fronces sont serrées et nombreuses.",
      ofKind("scrunchie", ({ gathers }) => gathers === 28),
    ),
  ],
  wear: [
    line(
      "A twist at the neck, a few strands left out on purpose.",
      "Un chignon bas, quelques mèches oubliées exprès.",
      anyOf("claw-clip", "scrunchie"),
    ),
    line(
      "It goes with wet hair and a large shirt.",
      "Fait bon ménage avec les cheveux mouillés et les grandes chemises.",
      anyOf("claw-clip", "scrunchie"),
    ),
    line(
      "With a plain dress, it may be the only ornament.",
      "Avec une robe simple, l’ornement peut s’arrêter là.",
      here,
    ),
    line(
      "Low on a ponytail, over a coat collar.",
      "Bas sur la queue-de-cheval, par-dessus le col du manteau.",
      anyOf("hair-bow", "scrunchie"),
    ),
    line(
      "At weddings, where flowers would be expected.",
      "Aux mariages, là où l’on attendait des fleurs.",
      anyOf("hair-bow", "headband"),
    ),
    line(
      "Roll-neck, earrings, hair pushed back.",
      "Col roulé, boucles d’oreilles, cheveux en arrière.",
      anyOf("headband"),
    ),
    line(
      "Second-day hair has never looked so deliberate.",
      "Les cheveux du lendemain n’ont jamais eu l’air si voulus.",
      here,
    ),
    line(
      "On the bedside table, within reach of the alarm.",
      "Sur la table de nuit, à portée du réveil.",
      anyOf("scrunchie", "claw-clip"),
    ),
    line(
      "Take a spare one: somebody will ask.",
      "Prenez-en un d’avance : quelqu’un le demandera.",
      anyOf("scrunchie"),
    ),
    line("From the desk to dinner in one gesture.", "Du bureau au dîner, en un geste.", here),
    line(
      "A collarless jacket leaves it room.",
      "Une veste sans col lui laisse de la place.",
      anyOf("hair-bow", "headband"),
    ),
    line(
      "For Sundays, and for people who treat Tuesdays like one.",
      "Pour les dimanches, et les mardis que l’on traite comme tels.",
      here,
    ),
  ],
};

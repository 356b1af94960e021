import type { DressWatchCut } from "../../../illustrator/silhouettes/jewellery/dress-watch.ts";
import type { Piece } from "../../piece.ts";
import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, inSeason } from "../when.ts";

const here = under("E.1.1");

/** How the hours are marked, on the watches that leave it open. */
const hoursIn =
  (indices: DressWatchCut["indices"]) =>
  ({ garment: { cut } }: Piece): boolean =>
    "indices" in cut && cut.indices === indices;

/** A strap has holes, a bracelet has links. */
const onStrap = ({ cloth }: Piece): boolean => cloth !== "metal";
const onBracelet = ({ cloth }: Piece): boolean => cloth === "metal";

/** By what the dial is for. */
export const watches: Bank = {
  openings: {
    "dress-watch": [
      line(
        "A dress watch: thin, quiet, on time, and gone under the cuff before anyone asks.",
        "Une montre habillée : mince, discrète, à l’heure, et rentrée sous la manchette avant qu’on la questionne.",
      ),
      line(
        "A round dial with room on it. It tells the hour and leaves the rest to you.",
        "Un cadran rond où l’on respire. Elle donne l’heure et vous laisse le reste.",
      ),
      line(
        "The watch one wears to be punctual rather than seen, and is seen all the same.",
        "La montre que l’on porte pour être ponctuel plutôt que remarqué, et que l’on remarque quand même.",
      ),
      line(
        "Slender hands, a clean face, a strap that buckles: nothing here needs charging.",
        "Des aiguilles fines, un cadran net, un bracelet à boucle : rien ici ne se recharge.",
      ),
      line(
        "A watch for the evenings that have an end and the dinners that do not.",
        "Une montre pour les soirées qui ont une fin et les dîners qui n’en ont pas.",
      ),
    ],
    chronograph: [
      line(
        "A chronograph, with small dials and two pushers, to time eggs, laps and speeches.",
        "Un chronographe, petits compteurs et deux poussoirs, pour minuter les œufs, les tours et les discours.",
      ),
      line(
        "More hands than one strictly needs, all of them pleasant to watch.",
        "Un chronographe qui a plus d’aiguilles qu’il n’en faut, toutes agréables à regarder.",
      ),
      line(
        "A chronograph made for the racetrack and tested mostly against suburban trains.",
        "Né pour les circuits, il se mesure surtout aux trains de banlieue.",
      ),
      line(
        "A watch that starts, stops and returns to zero, which is a good deal more than most of us manage.",
        "Un chronographe qui part, s’arrête et revient à zéro, ce que peu d’entre nous savent faire.",
      ),
    ],
    "diver-watch": [
      line(
        "A diver’s watch, legible in deep water and in long meetings.",
        "Une montre de plongée, lisible par grand fond comme en réunion.",
      ),
      line(
        "A turning bezel, large markers, a case that does not mind the sea or the sink.",
        "Une lunette tournante, de gros index, un boîtier que ni la mer ni l’évier n’inquiètent.",
      ),
      line(
        "It was made for the deep and spends most of its life at the desk, ready.",
        "Faite pour les profondeurs, elle passe sa vie au bureau, prête à plonger.",
      ),
      line(
        "A diver’s watch, solid on the wrist, with a bezel one turns while thinking.",
        "Une montre solide au poignet, dont on tourne la lunette en réfléchissant.",
      ),
    ],
    "field-watch": [
      line(
        "A field watch: plain numerals, plain hands and a single plain purpose.",
        "Une montre militaire : des chiffres francs, des aiguilles franches, un seul propos.",
      ),
      line(
        "A field watch drawn for people who had to read the time by match light.",
        "Dessinée pour ceux qui devaient lire l’heure à la lueur d’une allumette.",
      ),
      line(
        "Sturdy, light and free of ornament, it suits walks that are longer than planned.",
        "Robuste, légère, sans ornement, elle va aux marches plus longues que prévu.",
      ),
      line(
        "The watch to take when you would rather not worry about the watch.",
        "La montre que l’on prend pour ne pas avoir à s’inquiéter de sa montre.",
      ),
    ],
    "rectangular-watch": [
      line(
        "A rectangular watch, for wrists that have had enough of circles.",
        "Une montre rectangulaire, pour les poignets que le cercle a lassés.",
      ),
      line(
        "Four sides and two hands: the nineteen twenties, kept in good running order.",
        "Quatre côtés, deux aiguilles : les années vingt, bien entretenues.",
      ),
      line(
        "It lies flat along the wrist like a small window with good light.",
        "Elle se pose à plat sur le poignet, comme une petite fenêtre bien orientée.",
      ),
      line(
        "A watch less sporting than a round one, and rather proud of not running.",
        "Moins sportive qu’une montre ronde, et plutôt fière de ne pas courir.",
      ),
    ],
    "slender-watch": [
      line(
        "A small watch on a fine bracelet, closer to jewellery than to engineering.",
        "Une petite montre au bracelet fin, plus proche du bijou que de la mécanique.",
      ),
      line(
        "A slender watch that tells the time in a low voice, to whoever cares to look.",
        "Une montre fine qui donne l’heure à voix basse, à qui prend la peine de regarder.",
      ),
      line(
        "Slim enough to share a wrist with two bangles and get on with both.",
        "Assez fine pour partager le poignet avec deux joncs et s’entendre avec les deux.",
      ),
      line(
        "A dial the size of a coin and a line no thicker than a ribbon.",
        "Un cadran grand comme une pièce, un bracelet mince comme un ruban.",
      ),
    ],
  },
  details: [
    line(
      "The hours are in Roman numerals.",
      "Les heures sont en chiffres romains.",
      both(here, hoursIn("roman")),
    ),
    line(
      "Batons mark the hours, straight and few.",
      "Des bâtons marquent les heures, droits et sobres.",
      both(here, hoursIn("batons")),
    ),
    line(
      "Only the four quarters are marked.",
      "Seuls les quarts d’heure sont marqués.",
      both(here, hoursIn("quarters")),
    ),
    line(
      "A small dial counts the seconds.",
      "Un petit cadran compte les secondes.",
      ofKind("dress-watch", ({ small }) => small === "seconds"),
    ),
    line(
      "The bezel is finely fluted, like a coin.",
      "La lunette est finement cannelée, comme une pièce.",
      ofKind("dress-watch", ({ bezel }) => bezel === "fluted"),
    ),
    line(
      "The hands are dauphine, faceted down the middle.",
      "Les aiguilles sont dauphine, à facettes.",
      ofKind("dress-watch", ({ hands }) => hands === "dauphine"),
    ),
    line(
      "A graduated scale runs round the bezel.",
      "Une échelle court sur la lunette.",
      ofKind("chronograph", ({ bezel }) => bezel === "scale"),
    ),
    line(
      "Two pushers flank the crown, ready.",
      "Deux poussoirs encadrent la couronne.",
      anyOf("chronograph"),
    ),
    line(
      "A date window is cut into the dial.",
      "Un guichet de date s’ouvre dans le cadran.",
      ofKind("diver-watch", ({ date }) => date),
    ),
    line("The bezel turns, minute by minute.", "La lunette tourne, minute par minute.", anyOf("diver-watch")),
    line(
      "The bracelet has five links across.",
      "Le bracelet compte cinq maillons de front.",
      both(
        ofKind("diver-watch", ({ links }) => links === "five"),
        onBracelet,
      ),
    ),
    line(
      "The date sits quietly on the dial.",
      "La date se tient, discrète, sur le cadran.",
      ofKind("field-watch", ({ date }) => date),
    ),
    line(
      "The sides of the case are curved to the wrist.",
      "Les flancs du boîtier épousent le poignet.",
      ofKind("rectangular-watch", ({ sides }) => sides === "curved"),
    ),
    line(
      "The case is stepped like a façade.",
      "Le boîtier est étagé comme une façade.",
      ofKind("rectangular-watch", ({ sides }) => sides === "stepped"),
    ),
    line(
      "Small stones make a circle round the dial.",
      "De petites pierres entourent le cadran.",
      ofKind("slender-watch", ({ stones }) => stones),
    ),
    line(
      "The bracelet is a fine Milanese mesh.",
      "Le bracelet est une fine maille milanaise.",
      both(
        ofKind("slender-watch", ({ bracelet }) => bracelet === "mesh"),
        onBracelet,
      ),
    ),
  ],
  wear: [
    line("Under a shirt cuff, half seen.", "Sous un poignet de chemise, à demi visible.", here),
    line(
      "One hole tighter in winter, one looser in July.",
      "Un cran de plus en hiver, un de moins en juillet.",
      both(here, onStrap),
    ),
    line(
      "With bare arms it is the only thing one notices.",
      "Bras nus, on ne remarque plus qu’elle.",
      both(
        inSeason("summer"),
        anyOf("dress-watch", "diver-watch", "field-watch", "rectangular-watch", "slender-watch"),
      ),
    ),
    line(
      "A navy suit sets the tone, the watch keeps the time.",
      "Le costume marine donne le ton, elle garde le tempo.",
      both(forMen, anyOf("dress-watch", "rectangular-watch")),
    ),
    line(
      "With a sweatshirt and jeans it stays in character.",
      "Avec un sweat et un jean, le caractère reste le même.",
      anyOf("diver-watch", "field-watch", "chronograph"),
    ),
    line(
      "Swim, wash up, carry on as before.",
      "Nagez, faites la vaisselle, continuez.",
      anyOf("diver-watch"),
    ),
    line("Two bracelets beside it, no more.", "Deux bracelets à côté, pas davantage.", both(here, forWomen)),
    line(
      "It goes to interviews and is never late.",
      "Toujours en avance aux entretiens.",
      anyOf("dress-watch", "rectangular-watch", "slender-watch"),
    ),
    line("For tents, trains and kitchens.", "Pour la tente, le train et la cuisine.", anyOf("field-watch")),
    line("Lend it to no one, leave it to someone.", "À ne prêter à personne, à léguer à quelqu’un.", here),
    line(
      "It suits rolled sleeves better than speeches do.",
      "Les manches roulées lui vont mieux que les discours.",
      anyOf("field-watch", "diver-watch", "chronograph"),
    ),
    line(
      "Take it off to cook, put it on to eat.",
      "À ôter pour cuisiner, à remettre pour dîner.",
      anyOf("slender-watch", "dress-watch", "rectangular-watch"),
    ),
    line(
      "With evening clothes, turn the dial inwards and the hour cannot reproach you.",
      "Le soir, cadran tourné vers l’intérieur, l’heure ne vous reproche rien.",
      both(here, forWomen),
    ),
    line(
      "A good reason to leave the telephone in the bag.",
      "Une bonne raison de laisser le téléphone dans le sac.",
      here,
    ),
  ],
};

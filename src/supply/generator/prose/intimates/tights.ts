import { type Bank, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("F.2.2");

/** Sheer, opaque or patterned. */
export const tights: Bank = {
  openings: {
    tights: [
      line(
        "Tights that follow the leg and let you forget them for the rest of the day.",
        "Des collants qui suivent la jambe et se font oublier le reste de la journée.",
      ),
      line(
        "From waist to toe in one piece: autumn’s answer to a short hem.",
        "De la taille aux orteils d’une seule pièce : la réponse de l’automne aux ourlets courts.",
      ),
      line(
        "Tights that give a summer dress another six months of good work.",
        "Des collants qui offrent encore six mois de service à une robe d’été.",
      ),
      line(
        "Opaque tights, even from waist to toe, for legs drawn in one tone.",
        "Des collants opaques et réguliers, pour des jambes d’un seul ton.",
        ofKind("tights", ({ denier }) => denier === "opaque"),
      ),
      line(
        "Sheer tights, with just enough colour in them to even out the skin.",
        "Des collants fins, avec juste assez de teinte pour unifier la peau.",
        ofKind("tights", ({ denier }) => denier === "sheer"),
      ),
      line(
        "Soft at the waist and close at the ankle, with no wish to be pulled up hourly.",
        "Doux à la taille, justes à la cheville, ils ne demandent pas à être remontés toutes les heures.",
      ),
    ],
    "laid-tights": [
      line(
        "A fine pair of tights, straight from the drawer and ready for a skirt.",
        "Des collants fins, tout juste sortis du tiroir, prêts pour une jupe.",
      ),
      line(
        "Narrow as a ribbon when laid down, to your measure once worn.",
        "Étroits comme un ruban une fois posés, à vos mesures une fois portés.",
      ),
      line(
        "The pair of tights to keep in a desk drawer, in case of evening.",
        "Les collants à garder dans un tiroir du bureau, en cas de soirée.",
      ),
      line(
        "Tights in an even knit from waist to toe, with neither seam nor story.",
        "Une maille régulière de la taille à la pointe, sans couture ni histoire.",
      ),
    ],
    "hold-ups": [
      line(
        "Hold-ups, which stay where they are by themselves and are not vain about it.",
        "Des bas autofixants, qui restent en place tout seuls et n’en tirent aucune vanité.",
      ),
      line(
        "Stockings whose band grips gently, at the top of the thigh, and stays.",
        "Des bas dont la bande adhère en douceur au haut de la cuisse.",
      ),
      line(
        "For summer weddings and warm offices, where tights are too much.",
        "Pour les mariages d’été et les bureaux chauds, là où un collant serait de trop.",
      ),
      line(
        "The leg without the waistband: hold-ups are lighter, cooler, sooner off.",
        "La jambe sans la ceinture : plus légers, plus frais, plus vite ôtés.",
      ),
    ],
  },
  details: [
    line(
      "A seam runs down the back of the leg.",
      "Une couture descend derrière la jambe.",
      ofKind("tights", ({ seam }) => seam),
    ),
    line(
      "Small dots are scattered over the leg.",
      "Un semis de plumetis parcourt la jambe.",
      ofKind("tights", ({ pattern }) => pattern === "plumetis"),
    ),
    line(
      "The net is open, even and regular.",
      "La résille est ouverte et régulière.",
      ofKind("tights", ({ pattern }) => pattern === "fishnet"),
    ),
    line(
      "Fine vertical ribs lengthen the leg.",
      "De fines côtes allongent la jambe.",
      ofKind("tights", ({ pattern }) => pattern === "ribbed"),
    ),
    line(
      "A stripe runs down the side of the leg.",
      "Une bande file sur le côté de la jambe.",
      ofKind("tights", ({ pattern }) => pattern === "side-stripe"),
    ),
    line(
      "The top is cut like a pair of briefs.",
      "Le haut est coupé comme une culotte.",
      ofKind("tights", ({ top }) => top === "brief"),
    ),
    line(
      "The toe is reinforced, where tights give in first.",
      "La pointe est renforcée, là où un collant cède d’abord.",
      ofKind("tights", ({ toe }) => toe === "dense"),
    ),
    line(
      "The band is a deep strip of lace.",
      "La bande est une haute dentelle.",
      ofKind("hold-ups", ({ band }) => band === "lace"),
    ),
    line(
      "The top ends in a dense, plain welt.",
      "Le haut finit en revers uni et dense.",
      ofKind("hold-ups", ({ band }) => band === "welt"),
    ),
    line(
      "A seam runs up the back of the leg.",
      "Une couture remonte derrière la jambe.",
      ofKind("hold-ups", ({ seam }) => seam),
    ),
  ],
  wear: [
    line("With a mini skirt and flat boots.", "Avec une jupe courte et des bottes plates.", here),
    line(
      "Under a knit dress, down to ankle boots.",
      "Sous une robe-pull, jusqu’aux bottines.",
      anyOf("tights", "laid-tights"),
    ),
    line(
      "With loafers, to bring a short hem to order.",
      "Avec des mocassins, pour rappeler à l’ordre un ourlet court.",
      here,
    ),
    line("Take off your rings before you put them on.", "Ôtez vos bagues avant de les enfiler.", here),
    line(
      "In one tone with the shoe, and the leg goes on.",
      "Ton sur ton avec le soulier, et la jambe n’en finit pas.",
      here,
    ),
    line(
      "A spare pair in the bag is a kindness to the evening.",
      "Une paire de rechange dans le sac, par égard pour la soirée.",
      here,
    ),
    line(
      "Under tailored shorts, with a long coat.",
      "Sous un short habillé, avec un long manteau.",
      anyOf("tights", "laid-tights"),
    ),
    line("With a pencil skirt that has a slit.", "Avec une jupe crayon fendue derrière.", anyOf("hold-ups")),
    line(
      "For a first evening of September.",
      "Pour un premier soir de septembre.",
      anyOf("hold-ups", "laid-tights"),
    ),
    line(
      "No cream beforehand: the band likes dry skin.",
      "Pas de crème avant : la bande aime la peau sèche.",
      anyOf("hold-ups"),
    ),
    line(
      "Wash by hand, hang over the bath, like a film.",
      "Lavés à la main, pendus au-dessus de la baignoire, comme au cinéma.",
      here,
    ),
    line(
      "Under wide trousers in January, nobody knows.",
      "Sous un pantalon large en janvier, personne n’en sait rien.",
      anyOf("tights", "laid-tights"),
    ),
  ],
};

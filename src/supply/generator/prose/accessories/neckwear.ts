import { type Bank, both, forMen, line, ofKind, under } from "../line.ts";
import { anyOf, either } from "../when.ts";

const here = either(under("D.5.1"), both(forMen, under("D.5.2")));

/** Ties, bow ties and pocket squares. */
export const neckwear: Bank = {
  openings: {
    tie: [
      line(
        "A tie that makes a good knot and then keeps out of the conversation.",
        "Une cravate qui fait un beau nœud, puis se tient hors de la conversation.",
      ),
      line(
        "Seven folds or none, what matters is the dimple below the knot.",
        "Quel que soit son pliage, tout se joue dans la goutte sous le nœud.",
      ),
      line(
        "A tie that gives the plainest of shirts a spine, and asks for little in return.",
        "Une cravate qui donne une colonne vertébrale à la chemise la plus simple.",
      ),
      line(
        "A tie of a width that family photographs will have no reason to regret.",
        "Une cravate d’une largeur dont les photos de famille n’auront pas à rougir.",
        ofKind("tie", ({ width }) => width >= 7 && width < 9),
      ),
      line(
        "A slim tie, for lapels that have followed the same regime and stuck to it.",
        "Une cravate fine, pour les revers qui ont suivi le même régime.",
        ofKind("tie", ({ width }) => width < 7),
      ),
      line(
        "The last thing on in the morning, the first thing off at night, and a pleasure in between.",
        "La dernière chose que l’on met le matin, la première que l’on ôte le soir, et un plaisir entre les deux.",
      ),
    ],
    "knitted-tie": [
      line(
        "A knitted tie, for people who dislike ties and dress well anyway.",
        "Une cravate tricot, pour ceux qui n’aiment pas les cravates et s’habillent bien quand même.",
      ),
      line(
        "A knitted tie that knots small, hangs straight and never looks bound for a bank.",
        "Une cravate tricot : petit nœud, tombé droit, et jamais l’air d’aller à la banque.",
      ),
      line(
        "A knitted tie: architects like it, teachers like it, corduroy loves it.",
        "Les architectes l’aiment, les professeurs aussi, le velours côtelé en raffole.",
      ),
      line(
        "Square at the end and textured throughout: the tie in its weekend voice.",
        "De la texture d’un bout à l’autre : la cravate quand elle parle bas, le week-end.",
      ),
    ],
    "bow-tie": [
      line(
        "A bow tie, which says that the evening has been taken seriously.",
        "Un nœud papillon, qui dit que l’on a pris la soirée au sérieux.",
      ),
      line(
        "Two wings and a knot: a bow tie, small, symmetrical and a little brave.",
        "Deux ailes et un nœud : petit, symétrique, un peu courageux.",
      ),
      line(
        "A bow tie that sits under the chin like a remark placed at the right moment.",
        "Un nœud papillon qui se pose sous le menton comme une remarque bien placée.",
      ),
      line(
        "A bow tie for weddings, concerts and every evening one has promised to behave.",
        "Pour les mariages, les concerts et tous les soirs où l’on a promis de bien se tenir.",
      ),
      line(
        "The butterfly shape, full at the ends and pinched in the middle, as dinner jackets prefer.",
        "La forme papillon, ample aux extrémités, pincée au milieu, comme les smokings la préfèrent.",
        ofKind("bow-tie", ({ shape }) => shape === "butterfly"),
      ),
    ],
    "pocket-square": [
      line(
        "A pocket square: the only handkerchief one hopes nobody needs.",
        "Une pochette de costume : le seul mouchoir dont on espère que personne n’aura besoin.",
      ),
      line(
        "A little cloth, folded or stuffed, and the jacket looks awake.",
        "Un peu d’étoffe, pliée ou froissée, et la veste a l’air réveillée.",
      ),
      line(
        "A pocket square that answers the tie without repeating it, or does without one.",
        "Une pochette qui répond à la cravate sans la répéter, ou s’en passe tout à fait.",
      ),
      line(
        "The smallest thing a suit can say out loud, and on the side of the heart.",
        "La plus petite chose qu’un costume puisse dire à voix haute, côté cœur.",
      ),
    ],
  },
  details: [
    line(
      "It is eight or nine centimetres across, made for a proper lapel.",
      "Huit ou neuf centimètres de large, pour un vrai revers.",
      ofKind("tie", ({ width }) => width > 8),
    ),
    line("The blade ends in a clean point.", "Le pan se termine en une pointe nette.", anyOf("tie")),
    line(
      "The end is cut square, as knitted ties prefer.",
      "Le bout est coupé droit, comme il sied au tricot.",
      ofKind("knitted-tie", ({ end }) => end === "square"),
    ),
    line(
      "The end comes to a point, unusual for a knit.",
      "Le bout finit en pointe, rare pour un tricot.",
      ofKind("knitted-tie", ({ end }) => end === "point"),
    ),
    line(
      "Both ends are straight, in the batwing manner.",
      "Les deux bouts sont droits, façon aile de chauve-souris.",
      ofKind("bow-tie", ({ shape }) => shape === "batwing"),
    ),
    line(
      "The ends are cut to two neat points.",
      "Les bouts sont taillés en pointe.",
      ofKind("bow-tie", ({ shape }) => shape === "diamond"),
    ),
    line(
      "It comes tied, on a band with a sliding clasp.",
      "Il arrive noué, sur une bande à réglage coulissant.",
      ofKind("bow-tie", ({ band }) => band),
    ),
    line(
      "A fine border frames all four sides.",
      "Une fine bordure l’encadre sur quatre côtés.",
      ofKind("pocket-square", ({ border }) => border),
    ),
    line(
      "Shown in a straight fold, the sober one.",
      "Montrée en pli droit, le plus sobre.",
      ofKind("pocket-square", ({ fold }) => fold === "presidential"),
    ),
    line(
      "Shown in points, for optimists.",
      "Montrée en pointes, pour les optimistes.",
      ofKind("pocket-square", ({ fold }) => fold === "points"),
    ),
    line(
      "Shown as a puff, pushed in without looking.",
      "Montrée bouffante, enfoncée sans regarder.",
      ofKind("pocket-square", ({ fold }) => fold === "puff"),
    ),
  ],
  wear: [
    line(
      "A white shirt, a four-in-hand, out of the door.",
      "Chemise blanche, nœud simple, et dehors.",
      both(here, under("D.5.1")),
    ),
    line(
      "Blue shirts get on with it, so do fine stripes.",
      "Les chemises bleues s’entendent avec elle, les rayures fines aussi.",
      both(here, under("D.5.1")),
    ),
    line(
      "The tip belongs at the belt buckle.",
      "La pointe s’arrête à la boucle de ceinture.",
      both(here, under("D.5.1")),
    ),
    line(
      "Loosen it after eight, keep it until nine.",
      "On la desserre à huit heures, on la garde jusqu’à neuf.",
      both(here, under("D.5.1")),
    ),
    line(
      "With a cardigan it loses ten years of formality.",
      "Avec un cardigan, elle perd dix ans de protocole.",
      both(here, under("D.5.1")),
    ),
    line(
      "Corduroy, flannel, tweed: it has friends in all three.",
      "Velours côtelé, flanelle, tweed : partout elle a des amis.",
      anyOf("knitted-tie"),
    ),
    line(
      "Untie it at night, and it forgives the day.",
      "Dénouée le soir, elle pardonne la journée.",
      both(here, under("D.5.1")),
    ),
    line(
      "For interviews, a plain knot and a steady look.",
      "Pour un entretien, un nœud simple et un regard droit.",
      anyOf("tie"),
    ),
    line(
      "Roll it in a shoe when you travel.",
      "En voyage, on la roule dans un soulier.",
      both(here, under("D.5.1")),
    ),
    line("It lives happily without a pin.", "Elle vit très bien sans épingle.", both(here, under("D.5.1"))),
    line(
      "With a dinner jacket, and a shirt that has seen an iron.",
      "Avec un smoking, et une chemise passée au fer.",
      both(here, under("D.5.2")),
    ),
    line(
      "A velvet jacket changes its mood entirely.",
      "Une veste de velours change tout à fait son humeur.",
      both(here, under("D.5.2")),
    ),
    line(
      "Slightly crooked is better than perfectly straight.",
      "Mieux vaut un rien de travers que tout à fait droit.",
      both(here, under("D.5.2")),
    ),
    line(
      "For the groom, the witness and the uncle who dances.",
      "Pour le marié, le témoin et l’oncle qui danse.",
      both(here, under("D.5.2")),
    ),
    line("With an open collar on Thursdays.", "Col ouvert le jeudi, et cela suffit.", anyOf("pocket-square")),
    line(
      "In the breast pocket of a navy jacket, for no reason at all.",
      "Dans la poche d’une veste marine, sans aucune raison.",
      anyOf("pocket-square"),
    ),
    line(
      "Fold it last, when the coat is already on the chair.",
      "À plier en dernier, le manteau déjà sur la chaise.",
      anyOf("pocket-square"),
    ),
    line(
      "Lend it at weddings and expect it back.",
      "À prêter dans les mariages, en espérant la revoir.",
      anyOf("pocket-square"),
    ),
    line(
      "No watch, no tie pin: it likes to be alone.",
      "Ni montre voyante ni épingle : il aime être seul.",
      anyOf("bow-tie"),
    ),
    line(
      "At New Year it may outlast the champagne.",
      "Au nouvel an, il tient plus longtemps que le champagne.",
      anyOf("bow-tie"),
    ),
    line(
      "It suits tall collars and good intentions.",
      "Les cols hauts et les bonnes intentions lui réussissent.",
      anyOf("bow-tie"),
    ),
  ],
};

import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, atMost, forOccasion, inSeason, notIn, twoColoured } from "../when.ts";

/** Sweatshirts and hoodies. */
export const sweats: Bank = {
  openings: {
    sweatshirt: [
      line(
        "A sweatshirt for every training session except the one at the gym.",
        "Un sweat-shirt pour tous les entraînements, sauf celui de la salle de sport.",
      ),
      line(
        "A sweatshirt with honest ribs and a straight body: Saturday morning, in cloth form.",
        "Un sweat-shirt aux bords-côtes francs et au corps droit : le samedi matin fait vêtement.",
      ),
      line(
        "The sweatshirt one keeps getting asked to lend, and should not.",
        "Le sweat-shirt que tout le monde veut vous emprunter. Ne cédez pas.",
      ),
      line(
        "A crew-neck sweatshirt in its original shape, before anybody improved it.",
        "Un sweat-shirt col rond dans sa forme d’origine, d’avant que l’on ne cherche à l’améliorer.",
        ofKind("sweatshirt", ({ neck }) => neck === "crew"),
      ),
      line(
        "A half-zip sweatshirt: open, you coach the team; closed, you ride home with it.",
        "Un sweat-shirt à col zippé : ouvert, on dirige l’équipe ; fermé, on rentre avec elle.",
        ofKind("sweatshirt", ({ neck }) => neck === "half-zip"),
      ),
      line(
        "A sweatshirt with a stand-up neck, a little smarter than its family.",
        "Un sweat-shirt à col montant, un peu plus élégant que le reste de la famille.",
        ofKind("sweatshirt", ({ neck }) => neck === "mock"),
      ),
      line(
        "A large sweatshirt with dropped shoulders and no intention of going running.",
        "Un grand sweat-shirt aux épaules tombantes, sans la moindre intention de courir.",
        ofKind("sweatshirt", ({ fit }) => fit > 0.4),
      ),
      line(
        "A short sweatshirt that stops at the waistband, as if it had been cut down and kept.",
        "Un sweat-shirt court, arrêté à la ceinture, comme recoupé un soir et gardé depuis.",
        ofKind("sweatshirt", ({ length }) => length < 51),
      ),
    ],
    hoodie: [
      line(
        "A hoodie with a hood that stands up properly, which is rarer than it sounds.",
        "Un sweat à capuche dont la capuche se tient vraiment ; c’est plus rare qu’on ne croit.",
      ),
      line(
        "A hoodie for aeroplanes, late trains and the walk to the bakery.",
        "Un sweat à capuche pour les avions, les derniers trains et l’aller-retour à la boulangerie.",
      ),
      line(
        "The uniform of people who are not in uniform: a good hood, good ribs, a good day off.",
        "L’uniforme de ceux qui n’en portent pas : une bonne capuche, de bons bords-côtes, un bon jour de congé.",
      ),
      line(
        "A hoodie that goes on over the head and solves the rest of the morning.",
        "Un sweat à capuche qui s’enfile par la tête et règle le reste de la matinée.",
        ofKind("hoodie", ({ front }) => front === "pullover"),
      ),
      line(
        "A zipped hoodie, half jumper, half jacket, open more often than not.",
        "Un sweat à capuche zippé, moitié pull, moitié veste, ouvert le plus souvent.",
        ofKind("hoodie", ({ front }) => front === "zip"),
      ),
      line(
        "An oversized hoodie with the shoulders let down, big enough to disappear into.",
        "Un très grand sweat à capuche, épaules tombantes, assez large pour s’y cacher.",
        ofKind("hoodie", ({ fit }) => fit > 0.8),
      ),
      line(
        "A cropped hoodie: all of the hood, all of the sleeves, half of the length.",
        "Un sweat à capuche raccourci : toute la capuche, toutes les manches, la moitié de la longueur.",
        ofKind("hoodie", ({ length }) => length < 52),
      ),
      line(
        "A hoodie cut neatly enough to sit under a coat without making a scene.",
        "Un sweat à capuche coupé assez net pour passer sous un manteau sans faire d’histoires.",
        ofKind("hoodie", ({ fit }) => fit < 0.3),
      ),
    ],
  },
  details: [
    line(
      "A small triangle of rib sits below the collar, as it did on the first ones.",
      "Un petit triangle de bord-côte sous le col, comme sur les tout premiers.",
      ofKind("sweatshirt", ({ insert }) => insert),
    ),
    line(
      "A print on the chest: shapes, no slogan.",
      "Un imprimé sur la poitrine : des formes, pas de slogan.",
      ofKind("sweatshirt", ({ print }, { motif }) => print !== "none" && !motif),
    ),
    line(
      "No print, no crest, nothing on the chest at all.",
      "Ni logo ni écusson : rien du tout sur la poitrine.",
      ofKind("sweatshirt", ({ print }, { motif }) => print === "none" && !motif),
    ),
    line(
      "A short zip opens the collar down to the chest.",
      "Un petit zip ouvre le col jusqu’à la poitrine.",
      ofKind("sweatshirt", ({ neck }) => neck === "half-zip"),
    ),
    line(
      "The collar stands up, soft and close, without a zip.",
      "Le col monte, souple et près du cou, sans zip.",
      ofKind("sweatshirt", ({ neck }) => neck === "mock"),
    ),
    line(
      "The raglan sleeves come in a second colour.",
      "Les manches raglan sont d’une autre couleur.",
      both(
        ofKind("sweatshirt", ({ shoulder }) => shoulder === "raglan"),
        twoColoured,
      ),
    ),
    line(
      "Raglan sleeves leave the shoulders free.",
      "Les manches raglan laissent les épaules libres.",
      both(
        anyOf("sweatshirt", "hoodie"),
        ({ garment }) => "shoulder" in garment.cut && garment.cut.shoulder === "raglan",
        (piece) => !twoColoured(piece),
      ),
    ),
    line(
      "The shoulder seams drop a good way down the arm.",
      "Les coutures d’épaule descendent loin sur le bras.",
      both(
        anyOf("sweatshirt", "hoodie"),
        ({ garment }) => "shoulder" in garment.cut && garment.cut.shoulder === "dropped",
      ),
    ),
    line(
      "Deep ribs at the hem and the wrists hold it all together.",
      "De hauts bords-côtes, en bas et aux poignets, tiennent le tout.",
      ofKind("sweatshirt"),
    ),
    line(
      "A kangaroo pocket, warm for hands and safe for keys.",
      "Une poche kangourou, pour les mains froides et les clés.",
      ofKind("hoodie", ({ pocket, front }) => pocket && front === "pullover"),
    ),
    line(
      "The pocket is split in two by the zip.",
      "Le zip partage la poche en deux.",
      ofKind("hoodie", ({ pocket, front }) => pocket && front === "zip"),
    ),
    line(
      "The hood has no cords: cleaner, and nothing to chew on.",
      "La capuche n’a pas de cordons : plus net, et rien à mordiller.",
      ofKind("hoodie", ({ cords }) => cords === "none"),
    ),
    line(
      "The cords are pale and tipped at the ends.",
      "Des cordons clairs, terminés par des embouts.",
      ofKind("hoodie", ({ cords }) => cords === "light"),
    ),
    line(
      "The cords match the rest and keep quiet.",
      "Les cordons, ton sur ton, se font discrets.",
      ofKind("hoodie", ({ cords }) => cords === "tonal"),
    ),
    line(
      "No front pocket, so the line stays clean.",
      "Pas de poche devant : la ligne reste nette.",
      ofKind("hoodie", ({ pocket }) => !pocket),
    ),
  ],
  wear: [
    line(
      "Under a wool coat, where it looks better than it has any right to.",
      "Sous un manteau en laine, où il fait bien meilleur effet que prévu.",
      both(under("A.2.3", "A.2.4"), notIn("summer")),
    ),
    line(
      "With tailored trousers, to annoy both halves.",
      "Avec un pantalon habillé, pour contrarier tout le monde.",
      under("A.2.3", "A.2.4"),
    ),
    line(
      "With jeans and trainers, on any day that ends with a sofa.",
      "Avec un jean et des baskets, tous les jours qui finissent sur un canapé.",
      both(under("A.2.3", "A.2.4"), atMost(2)),
    ),
    line(
      "Under a denim jacket, hood out, collar up.",
      "Sous une veste en jean, capuche dehors, col relevé.",
      ofKind("hoodie"),
    ),
    line(
      "Over a T-shirt that shows a finger’s width at the hem.",
      "Sur un T-shirt qui dépasse d’un doigt.",
      both(
        forMen,
        ofKind("sweatshirt", ({ fit }) => fit < 0.9),
      ),
    ),
    line(
      "Over a shirt with the collar out, for a meeting held in trainers.",
      "Sur une chemise au col sorti, pour les réunions en baskets.",
      both(
        ofKind("sweatshirt", ({ neck }) => neck === "crew"),
        forOccasion("work", "everyday", "travel"),
      ),
    ),
    line(
      "With chinos and white trainers, as a jumper that needs no care.",
      "Avec un chino et des baskets blanches, comme un pull dont on ne se soucie pas.",
      both(forMen, ofKind("sweatshirt")),
    ),
    line(
      "With cargo trousers, a cap and nowhere to be.",
      "Avec un pantalon cargo, une casquette et nulle part où aller.",
      both(forMen, under("A.2.4"), atMost(2)),
    ),
    line(
      "Over a swimsuit when the wind gets up.",
      "Sur un maillot de bain, quand le vent se lève.",
      both(under("A.2.3", "A.2.4"), inSeason("spring", "summer")),
    ),
    line(
      "With a satin skirt and trainers; the skirt forgives everything.",
      "Avec une jupe en satin et des baskets : la jupe pardonne tout.",
      both(forWomen, under("A.2.3", "A.2.4")),
    ),
    line(
      "With leggings and a long coat, for errands run with some style.",
      "Avec un legging et un long manteau, pour faire les courses avec de l’allure.",
      both(forWomen, under("A.2.3", "A.2.4"), notIn("summer")),
    ),
    line(
      "With high-waisted jeans, so that the short hem makes sense.",
      "Avec un jean taille haute, qui donne raison à l’ourlet court.",
      both(forWomen, anyOf("sweatshirt", "hoodie"), ({ traits }) => traits.cut.length === "cropped"),
    ),
    line(
      "For the journey, the dog, the garden and the film afterwards.",
      "Pour la route, le chien, le jardin et le film ensuite.",
      under("A.2.3", "A.2.4"),
    ),
    line(
      "With the hood up, it also works as a “do not disturb” sign.",
      "Capuche relevée, il fait aussi office d’écriteau « ne pas déranger ».",
      ofKind("hoodie"),
    ),
    line(
      "After sport, before sport, instead of sport.",
      "Après le sport, avant le sport, à la place du sport.",
      under("A.2.3", "A.2.4"),
    ),
    line(
      "With wide trousers and the sleeves pushed up.",
      "Avec un pantalon large, manches remontées.",
      both(forWomen, ofKind("sweatshirt")),
    ),
  ],
};

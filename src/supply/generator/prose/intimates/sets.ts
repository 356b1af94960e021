import { type Bank, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("F.1.3");

/** Sets, bodysuits, slips and suspender belts. */
export const sets: Bank = {
  openings: {
    "lingerie-set": [
      line(
        "A bra and briefs made for each other, which saves a good deal of looking.",
        "Un soutien-gorge et une culotte faits l’un pour l’autre, ce qui évite de chercher.",
      ),
      line(
        "Two pieces of one cloth, sewn with the same care where it shows and where it does not.",
        "Deux pièces d’une même étoffe, cousues avec le même soin là où cela se voit et ailleurs.",
      ),
      line(
        "A matching set of bra and briefs that does not make a story of it.",
        "Un ensemble bien assorti, qui n’en fait pas pour autant toute une histoire.",
      ),
      line(
        "A set for oneself first of all: well cut, well held, well matched.",
        "Un ensemble pour soi d’abord : bien coupé, bien tenu, bien assorti.",
      ),
      line(
        "A soft set without wires, for support that does not announce itself.",
        "Un ensemble souple sans armatures, au maintien qui ne s’annonce pas.",
        ofKind("lingerie-set", ({ bra }) => bra === "triangle"),
      ),
    ],
    "lingerie-body": [
      line(
        "A body in one line from shoulder to hip, smooth under trousers.",
        "Un body d’une seule ligne, de l’épaule à la hanche, lisse sous un pantalon.",
      ),
      line(
        "It stays tucked in, which is the whole point and no small one.",
        "Un body qui reste rentré : c’est tout son intérêt, et il n’est pas mince.",
      ),
      line(
        "A bodysuit that is underwear by day, a top by night, and comfortable as both.",
        "Lingerie le jour, haut le soir, à l’aise dans les deux rôles.",
      ),
      line(
        "A one-piece that shapes lightly and moves whenever and wherever you do.",
        "Un body d’une seule pièce, qui galbe légèrement et suit le mouvement.",
      ),
      line(
        "A body with sewn cups, which means one thing fewer to put on.",
        "Un body à bonnets cousus, ce qui fait une chose de moins à enfiler.",
        ofKind("lingerie-body", ({ top }) => top === "cups"),
      ),
    ],
    negligee: [
      line(
        "A slip with fine straps, made for warm nights and long mornings.",
        "Une nuisette à bretelles fines, faite pour les nuits chaudes et les longues matinées.",
      ),
      line(
        "A slip that falls from the bust without holding on to anything below.",
        "Une nuisette qui tombe depuis la poitrine sans jamais serrer.",
      ),
      line(
        "A slip as light as a second thought, cut to skim rather than to hold.",
        "Une nuisette légère comme une arrière-pensée, coupée pour effleurer.",
      ),
      line(
        "A slip to sleep in, or to wear under a dress that needs a lining.",
        "Une nuisette pour dormir, ou pour doubler une robe qui le demande.",
      ),
    ],
    "garter-belt": [
      line(
        "A suspender belt that sits at the waist and does its work properly.",
        "Un porte-jarretelles qui se pose à la taille et fait son travail correctement.",
      ),
      line(
        "Four straps, four clips, stockings that stay up: no more and no less.",
        "Quatre jarretelles, quatre attaches, des bas qui tiennent : rien de plus, rien de moins.",
      ),
      line(
        "A suspender belt that is made to be worn, and not only to be given.",
        "Un porte-jarretelles fait pour être porté, pas seulement offert.",
      ),
      line(
        "Firm at the waist, adjustable at the thigh: the old way to hold stockings, still the right one.",
        "Ferme à la taille, réglable à la cuisse : l’ancienne façon de faire tenir des bas, toujours la bonne.",
      ),
    ],
  },
  details: [
    line(
      "The bra is a balconette, held from below.",
      "Le soutien-gorge est un balconnet.",
      ofKind("lingerie-set", ({ bra }) => bra === "balconette"),
    ),
    line(
      "The bra plunges at the centre.",
      "Le soutien-gorge plonge au centre.",
      ofKind("lingerie-set", ({ bra }) => bra === "plunge"),
    ),
    line(
      "The band goes on below the bust.",
      "La bande se prolonge sous la poitrine.",
      ofKind("lingerie-set", ({ bra }) => bra === "longline"),
    ),
    line(
      "The briefs are cut high at the waist.",
      "La culotte est à taille haute.",
      ofKind("lingerie-set", ({ brief }) => brief === "high"),
    ),
    line(
      "The briefs are in a Brazilian cut.",
      "La culotte est de coupe brésilienne.",
      ofKind("lingerie-set", ({ brief }) => brief === "brazilian"),
    ),
    line(
      "Small bows mark both of the pieces.",
      "De petits nœuds signent les deux pièces.",
      ofKind("lingerie-set", ({ bows }) => bows),
    ),
    line(
      "The neckline plunges to a deep V.",
      "Le décolleté plonge en un V profond.",
      ofKind("lingerie-body", ({ top }) => top === "plunge"),
    ),
    line(
      "Princess seams shape the body.",
      "Des découpes princesse galbent le buste.",
      ofKind("lingerie-body", ({ seams }) => seams === "princess"),
    ),
    line(
      "The leg is cut high over the hip.",
      "L’échancrure remonte haut sur la hanche.",
      ofKind("lingerie-body", ({ leg }) => leg > 0.9),
    ),
    line(
      "Lace is let in along the bust.",
      "La dentelle est incrustée au buste.",
      ofKind("negligee", ({ bust, neck }) => bust && neck !== "cowl"),
    ),
    line(
      "A narrow edge of lace finishes the hem.",
      "Un bord de dentelle termine l’ourlet.",
      ofKind("negligee", ({ edge }) => edge),
    ),
    line(
      "The neckline falls in a soft cowl.",
      "L’encolure retombe en un drapé souple.",
      ofKind("negligee", ({ neck }) => neck === "cowl"),
    ),
    line(
      "The belt is cut deep, for a smoother line.",
      "La ceinture est haute, pour une ligne plus lisse.",
      ofKind("garter-belt", ({ height }) => height > 12),
    ),
    line(
      "The centre panel is made of lace.",
      "L’empiècement est en dentelle.",
      ofKind("garter-belt", ({ panel }) => panel === "lace"),
    ),
  ],
  wear: [
    line(
      "Under a suit, for no one’s information.",
      "Sous un tailleur, sans que personne n’en sache rien.",
      anyOf("lingerie-set", "lingerie-body"),
    ),
    line(
      "With a blazer and trousers, and nothing more.",
      "Avec un blazer et un pantalon, et rien de plus.",
      anyOf("lingerie-body"),
    ),
    line(
      "Under a cardigan, on the way to breakfast.",
      "Sous un cardigan, en route vers le petit déjeuner.",
      anyOf("negligee"),
    ),
    line(
      "A good pair of jeans is all it needs.",
      "Un bon jean, et la tenue est faite.",
      anyOf("lingerie-body"),
    ),
    line("On ordinary days, which deserve it too.", "Les jours ordinaires, qui le méritent aussi.", here),
    line(
      "Layer it under a sheer, open shirt.",
      "À superposer sous une chemise transparente.",
      anyOf("lingerie-set", "lingerie-body"),
    ),
    line(
      "Hand wash, dry flat, keep apart from zips.",
      "Lavage à la main, séchage à plat, loin des fermetures éclair.",
      here,
    ),
    line(
      "With seamed stockings and a good coat.",
      "Avec des bas à couture et un bon manteau.",
      anyOf("garter-belt"),
    ),
    line(
      "Clip the stockings at the front first.",
      "On attache les bas devant d’abord.",
      anyOf("garter-belt"),
    ),
    line("A present one may buy oneself.", "Un cadeau que l’on peut se faire.", here),
    line(
      "Under a robe, with the window open.",
      "Sous un peignoir, fenêtre ouverte.",
      anyOf("negligee", "lingerie-set"),
    ),
    line(
      "Mix the two halves with others when the mood says so.",
      "Les deux pièces se portent aussi séparément, selon l’humeur.",
      anyOf("lingerie-set"),
    ),
  ],
};

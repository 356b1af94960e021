import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf, atLeast, atMost, forOccasion, inSeason, notIn, twoColoured } from "../when.ts";

/** Jumpers of every neck, with and without sleeves. */
export const pullovers: Bank = {
  openings: {
    pullover: [
      line(
        "A jumper with nothing on it but its own good shape, which turns out to be plenty.",
        "Un pull sans autre ornement que sa bonne coupe, et cela suffit largement.",
      ),
      line(
        "The jumper from the top of the pile: right at the shoulder, right at the hem, ready in two seconds.",
        "Le pull du dessus de la pile : juste à l’épaule, juste à l’ourlet, prêt en deux secondes.",
      ),
      line(
        "A jumper of few words, knitted close at the edges and easy everywhere else.",
        "Un pull de peu de mots, serré sur les bords et souple partout ailleurs.",
        ofKind("pullover", ({ fit }) => fit > -0.5),
      ),
      line(
        "A crew-neck jumper of the old school: one neck, two sleeves, no conversation.",
        "Un pull col rond à l’ancienne : une encolure, deux manches, pas de bavardage.",
        ofKind("pullover", ({ neck, arm }) => neck === "crew" && arm === "long"),
      ),
      line(
        "A V-neck jumper, left open just enough for a shirt collar or a bare neck.",
        "Un pull col V, ouvert juste ce qu’il faut pour un col de chemise ou un cou nu.",
        ofKind("pullover", ({ neck }) => neck === "v" || neck === "deep-v"),
      ),
      line(
        "A boxy jumper with dropped shoulders that keeps a polite distance from the body.",
        "Un pull carré aux épaules tombantes, qui garde ses distances avec le corps.",
        ofKind("pullover", ({ fit, length }) => fit > 0.6 && length < 67),
      ),
      line(
        "A close-fitting jumper that goes under a jacket without a struggle.",
        "Un pull ajusté qui passe sous une veste sans se faire prier.",
        ofKind("pullover", ({ fit }) => fit < -0.3),
      ),
      line(
        "A short jumper that ends at the waist and makes the legs look like the tall ones in the family.",
        "Un pull court qui s’arrête à la taille et fait gagner quelques centimètres aux jambes.",
        ofKind("pullover", ({ length }) => length < 51),
      ),
      line(
        "A long, loose jumper, as good as a blanket and better received in restaurants.",
        "Un pull long et ample, aussi bon qu’un plaid et mieux reçu au restaurant.",
        ofKind("pullover", ({ length, fit }) => length > 67 && fit > 0.5),
      ),
      line(
        "A jumper with proper shoulders and quiet ribs, made to be worn three days out of five.",
        "Un pull aux épaules franches et aux bords-côtes discrets, fait pour servir trois jours sur cinq.",
        ofKind("pullover", ({ shoulder, ribs }) => shoulder !== "dropped" && ribs !== "tall"),
      ),
    ],
    "collared-pullover": [
      line(
        "A jumper with a collar: everything you need from a shirt, without the ironing.",
        "Un pull à col : tout ce qu’on attend d’une chemise, le repassage en moins.",
      ),
      line(
        "A knitted collar gives this jumper the last word, with or without a jacket.",
        "Un col tricoté donne à ce pull le dernier mot, avec ou sans veste.",
      ),
      line(
        "A jumper that dresses itself: the collar is part of the knit, and so are the manners.",
        "Un pull qui s’habille tout seul : le col est tricoté avec, les bonnes manières aussi.",
      ),
      line(
        "A half-zip jumper, open for the café, closed for the walk back.",
        "Un pull camionneur, ouvert au café, fermé sur le chemin du retour.",
        ofKind("collared-pullover", ({ collar }) => collar === "half-zip"),
      ),
      line(
        "A knitted polo with a soft collar and a few buttons, calm enough for an office and fit for a beach bar.",
        "Un polo en maille au col souple et à quelques boutons, calme au bureau, à l’aise au bar de la plage.",
        ofKind("collared-pullover", ({ collar }) => collar === "polo"),
      ),
      line(
        "A shawl-collar jumper, the nearest knitwear gets to an armchair.",
        "Un pull à col châle, ce que la maille a de plus proche d’un fauteuil.",
        ofKind("collared-pullover", ({ collar }) => collar === "shawl"),
      ),
    ],
    "chunky-pullover": [
      line(
        "A big jumper with a big stitch: it keeps its volume, and you keep your warmth.",
        "Un gros pull à grosses mailles : il garde son volume, vous gardez votre chaleur.",
      ),
      line(
        "A heavy jumper that thinks it is a coat, and until November it is right.",
        "Un gros pull qui se prend pour un manteau ; jusqu’en novembre, il a raison.",
      ),
      line(
        "Wide, thick and unhurried: a jumper for the kind of wind one can hear coming.",
        "Large, épais, jamais pressé : un gros pull pour les vents que l’on entend venir.",
      ),
      line(
        "The fisherman’s idea of a jumper, kept as it was: deep ribs, room to move.",
        "Le pull tel que l’entendent les marins : bords-côtes profonds et place pour bouger.",
      ),
      line(
        "A short chunky jumper, all volume and no length, for high waists.",
        "Un gros pull court, tout en volume, qui aime les tailles hautes.",
        ofKind("chunky-pullover", ({ length }) => length < 53),
      ),
      line(
        "A chunky jumper with a collar that stands up to the wind by itself.",
        "Un gros pull dont le col montant tient tête au vent sans écharpe.",
        ofKind("chunky-pullover", ({ neck }) => neck === "funnel" || neck === "mock"),
      ),
    ],
    slipover: [
      line(
        "A jumper without sleeves, for the sort of day that cannot decide about sleeves.",
        "Un pull sans manches, pour ces jours qui hésitent sur la question des manches.",
      ),
      line(
        "The schoolmaster’s knitted vest, out of school: it frames a collar and minds its own business.",
        "Le pull sans manches du professeur, hors de l’école : il encadre un col et ne dérange personne.",
      ),
      line(
        "A sleeveless jumper that keeps the heart warm and leaves the arms free.",
        "Un pull sans manches qui tient chaud au cœur et laisse les bras libres.",
      ),
      line(
        "A knitted vest, meant for shirts and better than expected over nothing but a T-shirt.",
        "Un pull sans manches pensé pour la chemise, et meilleur que prévu sur un simple T-shirt.",
      ),
      line(
        "A short sleeveless jumper, squared off at the waist, that likes a long shirt under it.",
        "Un pull sans manches et court, arrêté à la taille, qui aime les chemises longues en dessous.",
        ofKind("slipover", ({ length }) => length < 52),
      ),
    ],
    "roll-neck": [
      line(
        "A roll-neck jumper, for people who would rather not discuss scarves.",
        "Un pull à col roulé, pour qui préfère éviter la question de l’écharpe.",
        ofKind("roll-neck", ({ neck }) => neck === "roll" || neck === "cowl"),
      ),
      line(
        "A jumper with a high neck and a straight back: it makes one sit better at the table.",
        "Un pull à col montant, qui donne du maintien : on se tient mieux à table.",
      ),
      line(
        "The jumper of architects, sailors and anyone photographed looking away.",
        "Le pull des architectes, des marins et de tous ceux qu’on photographie de profil.",
      ),
      line(
        "High at the neck and plain below it, a jumper that makes the face the subject.",
        "Haut sur le cou, simple en dessous, un pull qui laisse la vedette au visage.",
      ),
      line(
        "A fine, close roll-neck that slips under a jacket and takes the place of shirt and tie.",
        "Un col roulé ajusté qui se glisse sous une veste et remplace chemise et cravate.",
        ofKind(
          "roll-neck",
          ({ neck, fit }, { cloth }) => neck === "roll" && fit < 0 && cloth !== "chunky-knit",
        ),
      ),
      line(
        "A loose high-necked jumper with dropped shoulders, winter’s version of staying in bed.",
        "Un pull ample à col haut et épaules tombantes, la version sortable de la couette.",
        ofKind("roll-neck", ({ fit }) => fit > 0.6),
      ),
      line(
        "A jumper with a mock neck: a roll-neck that stopped halfway, on purpose.",
        "Un pull à col cheminée court : un col roulé qui s’est arrêté en chemin, exprès.",
        ofKind("roll-neck", ({ neck }) => neck === "mock"),
      ),
    ],
  },
  details: [
    line(
      "Tall ribs hold it at the hips and at the wrists.",
      "De hauts bords-côtes le tiennent aux hanches et aux poignets.",
      ofKind("pullover", ({ ribs, arm }) => ribs === "tall" && arm === "long"),
    ),
    line(
      "The ribs are kept narrow, just enough to close the edges.",
      "Les bords-côtes restent étroits, juste de quoi finir les bords.",
      ofKind("pullover", ({ ribs }) => ribs === "narrow"),
    ),
    line(
      "The neck runs straight from shoulder to shoulder.",
      "L’encolure bateau va droit d’une épaule à l’autre.",
      ofKind("pullover", ({ neck }) => neck === "boat"),
    ),
    line(
      "The V goes deep, and is better for it.",
      "Le V descend bas, et il a raison.",
      ofKind("pullover", ({ neck }) => neck === "deep-v"),
    ),
    line(
      "The round neck is cut a little low, clear of the throat.",
      "L’encolure ronde, un peu basse, dégage le cou.",
      ofKind("pullover", ({ neck }) => neck === "deep-crew"),
    ),
    line(
      "Raglan seams run from the neck to the underarm.",
      "Les coutures raglan filent de l’encolure jusqu’au dessous de bras.",
      anyShoulder("raglan"),
    ),
    line(
      "The shoulder seam falls onto the arm.",
      "La couture d’épaule retombe sur le bras.",
      anyShoulder("dropped"),
    ),
    line(
      "Full sleeves are caught again at the wrist.",
      "Des manches ballon, resserrées au poignet.",
      both(
        anyOf("pullover", "chunky-pullover", "roll-neck", "collared-pullover"),
        ({ traits }) => traits.cut.sleeve === "puff",
      ),
    ),
    line(
      "The sleeves stop between elbow and wrist.",
      "Les manches s’arrêtent entre le coude et le poignet.",
      ofKind("pullover", ({ arm }) => arm === "three-quarter"),
    ),
    line(
      "Short sleeves, as if the jumper had packed for spring.",
      "Des manches courtes, comme si le pull pensait déjà au printemps.",
      both(anyOf("pullover", "roll-neck"), ({ traits }) => traits.cut.sleeve === "short"),
    ),
    line(
      "The ribs pick up the second colour of the pattern.",
      "Les bords-côtes reprennent la seconde couleur du motif.",
      both(anyOf("pullover", "slipover", "collared-pullover"), twoColoured),
    ),
    line(
      "A metal zip goes halfway down and parks under the collar.",
      "Un zip métallique descend à mi-poitrine et se range sous le col.",
      ofKind("collared-pullover", ({ collar }) => collar === "half-zip"),
    ),
    line(
      "A few buttons close the neck, tone on tone.",
      "Quelques boutons ton sur ton ferment l’encolure.",
      ofKind("collared-pullover", ({ collar }) => collar === "polo"),
    ),
    line(
      "The shawl collar crosses over at the chest.",
      "Le col châle se croise sur la poitrine.",
      both(anyOf("collared-pullover", "chunky-pullover"), ({ traits }) => traits.cut.collar === "shawl"),
    ),
    line(
      "Short sleeves end in a rib that grips the arm lightly.",
      "Les manches courtes se terminent par un bord-côte qui serre à peine le bras.",
      ofKind("collared-pullover", ({ arm }) => arm === "short"),
    ),
    line(
      "A thick rib finishes the round neck.",
      "Un bord-côte épais termine l’encolure ronde.",
      ofKind("chunky-pullover", ({ neck }) => neck === "crew"),
    ),
    line(
      "A funnel neck stands away from the throat.",
      "Le col cheminée s’écarte un peu du cou.",
      both(
        anyOf("chunky-pullover", "roll-neck"),
        ({ garment }) => "neck" in garment.cut && garment.cut.neck === "funnel",
      ),
    ),
    line(
      "Ribbed armholes keep the edges close.",
      "Les emmanchures sont bordées de côtes qui restent bien en place.",
      ofKind("slipover"),
    ),
    line(
      "The V leaves the shirt and the tie in full view.",
      "Le V laisse chemise et cravate bien en vue.",
      both(
        forMen,
        ofKind("slipover", ({ neck }) => neck === "v" || neck === "deep-v"),
      ),
    ),
    line(
      "A short stand-up neck takes the place of a shirt.",
      "Un petit col montant dispense de chemise.",
      ofKind("slipover", ({ neck }) => neck === "mock"),
    ),
    line(
      "The neck folds over once and stays there.",
      "Le col se replie une fois et n’en bouge plus.",
      ofKind("roll-neck", ({ neck }) => neck === "roll"),
    ),
    line(
      "The collar falls in a wide, loose cowl.",
      "Le col retombe en un large drapé.",
      ofKind("roll-neck", ({ neck }) => neck === "cowl"),
    ),
    line(
      "A deep rib closes the hem firmly.",
      "Un bord-côte profond ferme le bas.",
      ofKind("roll-neck", ({ rib }) => rib > 8),
    ),
  ],
  wear: [
    line(
      "Over a shirt on Monday, over a T-shirt on Friday, over nothing on Sunday.",
      "Sur une chemise le lundi, sur un T-shirt le vendredi, à même la peau le dimanche.",
      ofKind("pullover", ({ arm }) => arm === "long"),
    ),
    line(
      "On the shoulders, sleeves tied, for the hour after sunset.",
      "Sur les épaules, manches nouées, pour l’heure qui suit le coucher du soleil.",
      both(
        ofKind("pullover", ({ arm }) => arm === "long"),
        inSeason("spring", "summer"),
      ),
    ),
    line(
      "With corduroy trousers and walking shoes, a book in the pocket.",
      "Avec un pantalon en velours côtelé et de bonnes chaussures, un livre dans la poche.",
      both(forMen, anyOf("pullover", "chunky-pullover", "collared-pullover", "slipover"), notIn("summer")),
    ),
    line(
      "With grey flannel trousers and loafers, for an office without ties.",
      "Avec un pantalon en flanelle grise et des mocassins, pour un bureau sans cravate.",
      both(
        forMen,
        anyOf("pullover", "collared-pullover", "roll-neck"),
        forOccasion("work", "everyday"),
        notIn("summer"),
      ),
    ),
    line(
      "Over a silk skirt, one side tucked in.",
      "Sur une jupe en soie, un pan rentré.",
      both(forWomen, under("A.2.1", "A.2.5"), anyOf("pullover", "chunky-pullover", "roll-neck")),
    ),
    line(
      "With high-waisted jeans and loafers; the hem meets the belt and they get on.",
      "Avec un jean taille haute et des mocassins : l’ourlet rencontre la ceinture, ils s’entendent.",
      both(forWomen, under("A.2.1", "A.2.5"), ({ traits }) => traits.cut.length === "cropped"),
    ),
    line(
      "Over leggings and boots, when the day is mostly indoors.",
      "Sur un legging et des bottes, quand la journée se passe surtout dedans.",
      both(
        forWomen,
        anyOf("pullover", "chunky-pullover", "roll-neck"),
        ({ traits }) => traits.cut.length === "long",
      ),
    ),
    line(
      "In place of a coat in October; under one in January.",
      "À la place du manteau en octobre, dessous en janvier.",
      ofKind("chunky-pullover"),
    ),
    line(
      "With a walk, a dog, and nothing planned.",
      "Avec une promenade, un chien et rien de prévu.",
      both(ofKind("chunky-pullover"), atMost(3)),
    ),
    line(
      "Over straight jeans, sleeves pushed up to cook.",
      "Sur un jean droit, manches remontées pour cuisiner.",
      anyOf("chunky-pullover", "pullover"),
    ),
    line(
      "Over a fine roll-neck when one jumper is not enough.",
      "Sur un col roulé fin, quand un seul pull ne suffit pas.",
      both(anyOf("chunky-pullover", "slipover"), inSeason("winter")),
    ),
    line(
      "Under a suit jacket, zip open, instead of a waistcoat.",
      "Sous une veste de costume, zip ouvert, en guise de gilet.",
      both(
        forMen,
        ofKind("collared-pullover", ({ collar }) => collar === "half-zip"),
      ),
    ),
    line(
      "With linen trousers and bare ankles, collar open.",
      "Avec un pantalon en lin et les chevilles nues, col ouvert.",
      both(
        ofKind("collared-pullover", ({ collar }) => collar === "polo"),
        inSeason("spring", "summer"),
      ),
    ),
    line(
      "With a midi skirt and flat shoes, like the cleverest reader in the library.",
      "Avec une jupe mi-longue et des chaussures plates, comme la meilleure lectrice de la bibliothèque.",
      both(forWomen, anyOf("collared-pullover", "slipover")),
    ),
    line(
      "Over a poplin shirt with the collar out and the cuffs undone.",
      "Sur une chemise en popeline, col sorti et poignets défaits.",
      ofKind("slipover", ({ neck }) => neck !== "mock"),
    ),
    line(
      "Over a long white shirt that shows below the hem.",
      "Sur une longue chemise blanche qui dépasse en bas.",
      both(forWomen, ofKind("slipover")),
    ),
    line(
      "With pleated trousers and a tweed jacket, as a very small waistcoat.",
      "Avec un pantalon à pinces et une veste en tweed, à la place du gilet de costume.",
      both(forMen, ofKind("slipover")),
    ),
    line(
      "Under a long coat, with no scarf: the neck has it in hand.",
      "Sous un long manteau, sans écharpe : le col s’en charge.",
      both(ofKind("roll-neck"), notIn("summer")),
    ),
    line(
      "With a dark suit, for dinners where a tie would be trying too hard.",
      "Avec un costume sombre, pour les dîners où la cravate en ferait trop.",
      both(
        forMen,
        ofKind("roll-neck", ({ fit }) => fit < 0.5),
        atLeast(2),
      ),
    ),
    line(
      "Under a slip dress, when the dress was bought for July.",
      "Sous une robe nuisette, quand la robe a été achetée pour juillet.",
      both(
        forWomen,
        ofKind("roll-neck", ({ fit }) => fit < 0),
      ),
    ),
    line(
      "With jeans, a trench coat and the collar of the trench up.",
      "Avec un jean et un trench au col relevé.",
      anyOf("roll-neck"),
    ),
    line(
      "With pleated trousers and long earrings, hair up.",
      "Avec un pantalon à pinces et de longues boucles d’oreilles, cheveux relevés.",
      both(forWomen, ofKind("roll-neck")),
    ),
    line(
      "Over a T-shirt, with jeans, for most of the year.",
      "Sur un T-shirt, avec un jean, une bonne partie de l’année.",
      anyOf("pullover", "collared-pullover", "chunky-pullover"),
    ),
    line(
      "With tailored trousers, where a shirt would look too keen.",
      "Avec un pantalon habillé, là où une chemise en ferait trop.",
      anyOf("pullover", "collared-pullover", "roll-neck"),
    ),
    line(
      "Under a jacket, collar out, no tie.",
      "Sous une veste, col sorti, sans cravate.",
      both(
        forMen,
        ofKind("collared-pullover", ({ collar }) => collar !== "shawl"),
      ),
    ),
    line(
      "On a Sunday walk that ends at a table.",
      "Pour une promenade du dimanche qui finit à table.",
      anyOf("collared-pullover", "chunky-pullover"),
    ),
    line(
      "With chinos and nothing underneath that needs explaining.",
      "Avec un chino, et rien dessous qui demande une explication.",
      both(forMen, anyOf("pullover", "collared-pullover", "roll-neck")),
    ),
    line(
      "With white jeans, when the season turns.",
      "Avec un jean blanc, aux changements de saison.",
      anyOf("pullover", "collared-pullover", "slipover"),
    ),
    line(
      "With a leather skirt, which the knit softens.",
      "Avec une jupe en cuir, que la maille adoucit.",
      both(forWomen, anyOf("pullover", "collared-pullover", "chunky-pullover", "roll-neck")),
    ),
    line(
      "Over a T-shirt with long sleeves, like a polite goalkeeper.",
      "Sur un T-shirt à manches longues, comme un gardien de but bien élevé.",
      ofKind("slipover"),
    ),
    line(
      "With wide trousers, and sleeves of your choice.",
      "Avec un pantalon large, et les manches de votre choix.",
      ofKind("slipover"),
    ),
    line(
      "Under an overshirt or a trench coat, in layers one can remove.",
      "Sous une surchemise ou un trench, en couches faciles à enlever.",
      both(forMen, anyOf("slipover", "pullover", "roll-neck")),
    ),
    line(
      "With corduroy trousers and a large mug of tea.",
      "Avec un pantalon en velours côtelé et une grande tasse de thé.",
      ofKind("chunky-pullover"),
    ),
    line(
      "With straight jeans and polished boots, coat optional.",
      "Avec un jean droit et des bottines cirées, manteau facultatif.",
      ofKind("roll-neck"),
    ),
  ],
};

function anyShoulder(shoulder: "raglan" | "dropped") {
  return both(
    anyOf("pullover", "chunky-pullover", "collared-pullover", "roll-neck"),
    ({ garment }) => "shoulder" in garment.cut && garment.cut.shoulder === shoulder,
  );
}

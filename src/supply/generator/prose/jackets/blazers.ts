import type { BlazerCut } from "../../../illustrator/silhouettes/tailoring/blazer.ts";
import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { atMost, either, forOccasion, inSeason, lined, plain } from "../when.ts";

const cutAs = (passes: (cut: BlazerCut) => boolean) => ofKind("blazer", passes);

/** In cloth or in leather. */
const anyBlazer = (passes: (cut: BlazerCut) => boolean) =>
  either(ofKind("blazer", passes), ofKind("leather-blazer", passes));

/** Too short a front has other pockets than its cut says. */
const pocketed = (pocket: BlazerCut["pocket"]) =>
  anyBlazer((cut) => cut.length >= 58 && cut.pocket === pocket);

const blazerLeaf = under("A.4.1");

export const blazers: Bank = {
  openings: {
    blazer: [
      line(
        "A blazer meant to be worn rather than saved: shoulders that stay where they are put, and a line that does not fuss.",
        "Un blazer fait pour servir plutôt que pour attendre : des épaules bien placées, une ligne sans apprêt.",
      ),
      line(
        "The jacket that makes the rest look intended, pressed trousers and yesterday’s jeans alike.",
        "La veste qui donne au reste l’air d’avoir été choisi, pantalon à pli comme jean de la veille.",
      ),
      line(
        "Tailoring without the speech: a blazer with a proper shoulder, a calm front and nothing to explain.",
        "L’art du tailleur, sans discours : un blazer à l’épaule juste et au devant net, qui n’a rien à prouver.",
      ),
      line(
        "Single-breasted and only as structured as it needs to be: close it for the meeting, open it on the stairs.",
        "Droit, structuré juste ce qu’il faut : on le ferme pour la réunion, on l’ouvre dans l’escalier.",
        cutAs(({ front }) => front === "single"),
      ),
      line(
        "A double-breasted blazer with some presence: it prefers to be buttoned, and repays the trouble.",
        "Un blazer croisé qui a de la présence : il préfère rester fermé, et on l’en remercie.",
        cutAs(({ front }) => front === "double"),
      ),
      line(
        "Close through the body and short on bulk: a slim blazer with a clean outline from shoulder to hem.",
        "Près du corps, sans matière en trop : un blazer ajusté au tracé net, de l’épaule à l’ourlet.",
        both(
          forMen,
          cutAs(({ fit }) => fit < -0.3),
        ),
      ),
      line(
        "Straight-hanging and easy, with the shoulder let down a little: tailoring for people who reach for things.",
        "Tombé droit, épaule détendue, aisance assumée : un blazer pour ceux qui lèvent les bras dans la journée.",
        both(
          forMen,
          cutAs(({ fit }) => fit > 0.8),
        ),
      ),
      line(
        "Proportions borrowed from his side and kept on purpose: wide shoulders, a straight body, room for a jumper.",
        "Des proportions empruntées au vestiaire d’à côté et gardées exprès : épaules larges, buste droit, place pour un pull.",
        both(
          forWomen,
          cutAs(({ fit, length }) => fit > 0.8 && length < 80),
        ),
      ),
      line(
        "Nipped at the waist and released over the hip: a fitted blazer whose seams do all the work.",
        "Pincé à la taille, relâché sur la hanche : un blazer cintré dont les coutures font tout le travail.",
        both(
          forWomen,
          cutAs(({ waist, length }) => waist > 0.8 && length >= 58),
        ),
      ),
      line(
        "A blazer that stops at the waist and leaves the rest of the sentence to the trousers.",
        "Un blazer qui s’arrête à la taille et laisse le pantalon finir la phrase.",
        cutAs(({ length }) => length < 58),
      ),
      line(
        "Long enough to cover the hips: a blazer that does half the work of a coat and none of its weight.",
        "Assez long pour couvrir les hanches : un blazer qui fait la moitié du travail d’un manteau, sans le poids.",
        cutAs(({ length }) => length > 80),
      ),
    ],
    "collarless-jacket": [
      line(
        "No collar, no lapels, nothing to arrange: a neat jacket that sits at the base of the neck and stays there.",
        "Ni col ni revers, rien à remettre en place : une veste nette, posée à la base du cou et qui y reste.",
      ),
      line(
        "The collarless jacket, as polite as a cardigan and rather better at meetings.",
        "La veste sans col, polie comme un cardigan et nettement plus à l’aise en réunion.",
      ),
      line(
        "A clean edge from neck to hem and a tidy shoulder: this is a jacket drawn with very few lines.",
        "Un bord franc de l’encolure à l’ourlet, une épaule soignée : une veste dessinée en très peu de traits.",
      ),
      line(
        "Short, trim and a little ladylike, which is exactly why it likes jeans so much.",
        "Courte, menue, un rien sage, et c’est bien pour cela que le jean lui réussit.",
        ofKind("collarless-jacket", ({ length }) => length < 58),
      ),
      line(
        "A relaxed, straight version of the collarless jacket, cut to hang open over whatever is underneath.",
        "Une version droite et détendue de la veste sans col, à laisser ouverte sur ce que l’on veut.",
        ofKind("collarless-jacket", ({ fit }) => fit > 0.5),
      ),
    ],
  },
  details: [
    line(
      "Notch lapels of a sensible width, rolled rather than pressed flat.",
      "Revers crantés de largeur raisonnable, roulés plutôt qu’écrasés.",
      cutAs(({ lapel, lapelWidth }) => lapel === "notch" && lapelWidth <= 0.8),
    ),
    line(
      "Wide notch lapels give the chest a little breadth.",
      "De larges revers crantés donnent un peu d’ampleur à la poitrine.",
      anyBlazer(({ lapel, lapelWidth }) => lapel === "notch" && lapelWidth > 0.8),
    ),
    line(
      "The peak lapels point at the shoulders, in case anyone missed them.",
      "Les revers en pointe montrent les épaules, au cas où elles seraient passées inaperçues.",
      anyBlazer(({ lapel }) => lapel === "peak"),
    ),
    line(
      "A shawl collar runs down to the button in one unbroken curve.",
      "Le col châle descend jusqu’au bouton d’une seule courbe.",
      anyBlazer(({ lapel }) => lapel === "shawl"),
    ),
    line(
      "A single button, set low enough for the front to open in a long V.",
      "Un seul bouton, placé assez bas pour ouvrir un long décolleté en V.",
      both(
        forWomen,
        anyBlazer(({ front, buttons }) => front === "single" && buttons === 1),
      ),
    ),
    line(
      "Two buttons; custom says to leave the lower one alone.",
      "Deux boutons ; l’usage veut qu’on oublie celui du bas.",
      anyBlazer(({ front, buttons }) => front === "single" && buttons === 2),
    ),
    line(
      "Three buttons in front, of which the middle one does the work.",
      "Trois boutons devant, et c’est celui du milieu qui travaille.",
      anyBlazer(({ front, buttons }) => front === "single" && buttons === 3),
    ),
    line(
      "The double-breasted front closes with two neat columns of buttons.",
      "Le devant croisé se ferme sur deux colonnes de boutons bien alignées.",
      anyBlazer(({ front }) => front === "double"),
    ),
    line(
      "Patch pockets keep the mood on the casual side.",
      "Les poches plaquées gardent le ton décontracté.",
      pocketed("patch"),
    ),
    line(
      "Flap pockets at the hip, which may be tucked in on formal days.",
      "Poches à rabat sur la hanche, rabats à rentrer les jours de cérémonie.",
      pocketed("flap"),
    ),
    line(
      "Jetted pockets leave two fine lines on the hip and nothing more.",
      "Des poches passepoilées : deux traits fins sur la hanche, rien de plus.",
      pocketed("jetted"),
    ),
    line(
      "A welt pocket at the breast takes a folded square, or a train ticket.",
      "Une poche poitrine pour une pochette pliée, ou un billet de train.",
      anyBlazer(({ breast, length }) => breast && length >= 58),
    ),
    line(
      "Four buttons at each cuff, as tradition has it.",
      "Quatre boutons à chaque poignet, comme le veut la tradition.",
      anyBlazer(({ cuffButtons, turned }) => cuffButtons === 4 && !turned),
    ),
    line(
      "The cuffs are bare: no buttons, no distraction.",
      "Poignets nus, sans boutons ni distraction.",
      anyBlazer(({ cuffButtons, turned }) => cuffButtons === 0 && !turned),
    ),
    line(
      "Sleeves come turned back, so the lining gets some daylight.",
      "Les manches se portent retroussées, et la doublure prend enfin l’air.",
      anyBlazer(({ turned }) => turned),
    ),
    line(
      "The fronts curve away below the button, which lengthens the leg.",
      "Les devants s’arrondissent sous le bouton et allongent la jambe.",
      anyBlazer((cut) => cut.front === "single" && cut.cutaway && cut.length >= 58),
    ),
    line(
      "Braid traces every edge, in the manner of a well-kept uniform.",
      "Un galon souligne chaque bord, comme sur un uniforme bien tenu.",
      ofKind("collarless-jacket", ({ braid }) => braid),
    ),
    line(
      "Four small pockets, two above and two below, all of them mostly for show.",
      "Quatre petites poches, deux en haut et deux en bas, surtout pour le plaisir.",
      ofKind("collarless-jacket", ({ pockets }) => pockets === 4),
    ),
    line(
      "The fronts meet edge to edge instead of overlapping.",
      "Les devants se rejoignent bord à bord, sans se croiser.",
      ofKind("collarless-jacket", ({ closing }) => closing === "meeting"),
    ),
    line(
      "Gilt buttons, used as jewellery.",
      "Des boutons dorés, traités en bijoux.",
      ofKind("collarless-jacket", ({ metal, closing }) => metal === "gold" && closing === "buttoned"),
    ),
    line(
      "Three-quarter sleeves leave the wrist free for a watch.",
      "Les manches trois-quarts laissent le poignet à la montre.",
      ofKind("collarless-jacket", ({ sleeve }) => sleeve === "three-quarter"),
    ),
    line(
      "Lined, so that it slides on over a shirt without an argument.",
      "Une doublure qui laisse glisser la chemise sans discuter.",
      both(blazerLeaf, lined),
    ),
  ],
  wear: [
    line(
      "Wear it with an open collar and dark jeans, and the day can go either way.",
      "Avec un col ouvert et un jean brut, la journée peut tourner comme elle veut.",
      both(blazerLeaf, forMen),
    ),
    line(
      "Good over an Oxford shirt, better over a fine roll-neck once it gets cold.",
      "Très bien sur une chemise oxford, mieux encore sur un col roulé fin quand vient le froid.",
      both(blazerLeaf, forMen, inSeason("autumn", "winter")),
    ),
    line(
      "Add a knitted tie and stop there.",
      "Une cravate en tricot, et l’on peut s’arrêter là.",
      both(blazerLeaf, forMen, forOccasion("work", "interview", "wedding")),
    ),
    line(
      "With a plain T-shirt and clean trainers it stops being a formality.",
      "Avec un T-shirt uni et des baskets propres, il oublie toute formalité.",
      both(ofKind("blazer"), atMost(3)),
    ),
    line(
      "With pale chinos and loafers, no socks, it is ready for a wedding in July.",
      "Avec un chino clair et des mocassins sans chaussettes, il est prêt pour un mariage en juillet.",
      both(ofKind("blazer"), forMen, inSeason("summer")),
    ),
    line(
      "Goes with grey flannels on Monday and with cords by Friday.",
      "Un pantalon de flanelle le lundi, du velours côtelé le vendredi.",
      both(blazerLeaf, forMen, plain, inSeason("autumn", "winter")),
    ),
    line(
      "Try it over a slip dress after six.",
      "À essayer sur une robe nuisette, passé dix-huit heures.",
      both(blazerLeaf, forWomen),
    ),
    line(
      "Straight jeans, flat shoes, sleeves pushed up: that is the whole instruction.",
      "Jean droit, chaussures plates, manches remontées : le mode d’emploi s’arrête là.",
      both(blazerLeaf, forWomen),
    ),
    line(
      "Over a fine knit or a silk shirt, it is dressed for the office.",
      "Sur une maille fine ou une chemise en soie, la tenue de bureau est faite.",
      both(blazerLeaf, forWomen, forOccasion("work", "interview")),
    ),
    line(
      "Belt it over a midi dress if the evening turns cool.",
      "À ceinturer sur une robe mi-longue si la soirée fraîchit.",
      both(
        forWomen,
        cutAs(({ length }) => length > 68),
      ),
    ),
    line(
      "High-waisted trousers are its natural neighbour.",
      "Le pantalon taille haute est son voisin naturel.",
      both(
        forWomen,
        either(
          cutAs(({ length }) => length < 58),
          ofKind("collarless-jacket"),
        ),
      ),
    ),
    line(
      "In spring it takes over from the coat and does not give the job back until June.",
      "Au printemps, il remplace le manteau et ne rend la place qu’en juin.",
      both(ofKind("blazer"), inSeason("spring")),
    ),
    line(
      "Hang it on the back of the chair and nobody will think less of you.",
      "Même posé sur le dossier d’une chaise, un blazer garde de l’allure.",
      both(ofKind("blazer"), forOccasion("work")),
    ),
    line(
      "Packs into a cabin case and comes out ready for dinner, give or take ten minutes on a hanger.",
      "Se glisse en cabine et ressort prêt pour le dîner, après dix minutes sur un cintre.",
      both(ofKind("blazer"), forOccasion("travel", "work")),
    ),
    line(
      "Worn with jeans and loafers, it sheds ten years.",
      "Portée avec un jean et des mocassins, elle rajeunit de dix ans.",
      ofKind("collarless-jacket"),
    ),
    line(
      "Button it up over bare skin or a camisole and let it be the top.",
      "Boutonnée sur un caraco, elle devient le haut à elle toute seule.",
      ofKind("collarless-jacket", ({ closing }) => closing === "buttoned"),
    ),
  ],
};

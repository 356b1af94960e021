import { type Bank, both, forMen, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = under("C.1.4");

/** Briefcases for men, clutches for women. */
export const workAndEvening: Bank = {
  openings: {
    portfolio: [
      line(
        "A portfolio, flat and zipped, for those whose work fits on paper or on a screen.",
        "Un porte-documents plat et zippé, pour ceux dont le travail tient sur du papier ou sur un écran.",
      ),
      line(
        "A portfolio thin enough to look as if the meeting were already over.",
        "Assez mince pour donner l’impression que la réunion est déjà finie.",
      ),
      line(
        "A zipped portfolio for a laptop, two folders and the idea of a clear desk.",
        "Un porte-documents zippé pour un ordinateur, deux dossiers et un bureau rangé.",
      ),
      line(
        "It goes under the arm, in the bag or on the table, and looks correct in all three.",
        "Sous le bras, dans le sac ou sur la table, il reste correct dans les trois cas.",
      ),
    ],
    briefcase: [
      line(
        "A briefcase with a flap and a handle: what is inside arrives uncreased.",
        "Une serviette à rabat et à poignée : ce qu’elle contient arrive sans un pli.",
      ),
      line(
        "The bag of notaries, professors and other people who close what they open.",
        "Le sac des notaires, des professeurs et de tous ceux qui referment ce qu’ils ouvrent.",
      ),
      line(
        "A briefcase, upright and deep, which the years make more credible than its contents.",
        "Une serviette droite et profonde, que les années rendent plus crédible encore que son contenu.",
      ),
      line(
        "A satchel grown up: the same flap, the same click, better paid.",
        "Un cartable devenu grand : le même rabat, le même clic, un meilleur salaire.",
      ),
    ],
    "envelope-clutch": [
      line(
        "An envelope clutch: a flap folded over, as if it held good news.",
        "Une pochette enveloppe : un rabat replié, comme si elle contenait de bonnes nouvelles.",
      ),
      line(
        "Flat as a letter, it holds the three things an evening needs.",
        "Plate comme une lettre, elle tient les trois choses dont une soirée a besoin.",
      ),
      line(
        "Held in the hand or under the arm, a clutch that stays in the conversation.",
        "À la main ou sous le bras, une pochette qui reste dans la conversation.",
      ),
      line(
        "A folded shape with a sharp edge, for evenings that begin on the steps.",
        "Une forme pliée, un bord net, pour les soirées qui commencent sur les marches.",
      ),
    ],
    "frame-clutch": [
      line(
        "A clutch on a metal frame that shuts with a kiss of two clasps.",
        "Une pochette sur armature de métal, qui se referme comme un baiser, d’un clic.",
      ),
      line(
        "Softly rounded below its frame, like something from a theatre cloakroom.",
        "Arrondie sous son armature, comme sortie du vestiaire d’un théâtre.",
      ),
      line(
        "The sound of the clasp is half the charm. The other half is what no longer fits.",
        "Le bruit du fermoir fait la moitié du charme. L’autre moitié est ce qui n’y entre plus.",
      ),
      line(
        "A small gathered bag with a hinged mouth, for lipstick, coins and secrets.",
        "Une pochette à fermoir articulé, pour le rouge à lèvres, la monnaie et les secrets.",
      ),
    ],
    pouch: [
      line(
        "A soft pouch, to be held like a book one has nearly finished.",
        "Une pochette souple, à tenir en main comme un livre presque fini.",
      ),
      line(
        "No frame, no corners: a clutch that takes the shape of your hand.",
        "Ni armature ni angles : une pochette qui prend la forme de la main.",
      ),
      line(
        "It carries an evening by itself, or slips into a tote by day.",
        "Elle porte seule une soirée, ou se glisse le jour dans un cabas.",
      ),
      line(
        "A pouch gathered like a cloud around its mouth, and about as heavy.",
        "Froncée comme un nuage autour de son ouverture, et à peu près aussi lourde.",
        ofKind("pouch", ({ shape }) => shape === "gathered"),
      ),
      line(
        "A flat zipped pouch, for passports at six and dinners at nine.",
        "Une pochette plate et zippée, pour les passeports à six heures et les dîners à neuf.",
        ofKind("pouch", ({ shape }) => shape === "zipped"),
      ),
    ],
    "box-clutch": [
      line(
        "A box clutch, hard outside and tiny inside: an evening has to be edited.",
        "Une minaudière, dure dehors, minuscule dedans : une soirée, cela se choisit.",
      ),
      line(
        "A little case with a clasp, closer to jewellery than to luggage.",
        "Un petit coffret à fermoir, plus proche du bijou que du bagage.",
      ),
      line(
        "Put this box clutch on the table and the table is dressed for the evening.",
        "Posez cette minaudière sur la table, et la table est habillée pour la soirée.",
      ),
      line(
        "Rigid, bright and good in the hand, it opens like a watch case.",
        "Rigide, précise, agréable en main, elle s’ouvre comme un boîtier de montre.",
      ),
    ],
  },
  details: [
    line(
      "A slit in the body serves as a handle.",
      "Une fente dans le corps sert de poignée.",
      ofKind("portfolio", ({ handles }) => handles === "slit"),
    ),
    line(
      "Two slim handles fold away when not needed.",
      "Deux poignées fines se rabattent.",
      ofKind("portfolio", ({ handles }) => handles === "pair"),
    ),
    line(
      "A pocket on the front keeps the pen from the papers.",
      "Une poche à l’avant sépare le stylo des papiers.",
      ofKind("portfolio", ({ front }) => front === "pocket"),
    ),
    line("The zip runs round three sides.", "Le zip court d’un trait sur trois côtés.", anyOf("portfolio")),
    line(
      "Two locks close the flap, symmetrical as a good contract.",
      "Deux serrures ferment le rabat, symétriques comme un bon contrat.",
      ofKind("briefcase", ({ closing }) => closing === "two-locks"),
    ),
    line(
      "Two straps buckle the flap shut.",
      "Deux lanières bouclées maintiennent le rabat.",
      ofKind("briefcase", ({ closing }) => closing === "straps"),
    ),
    line(
      "A single lock sits at the centre.",
      "Une seule serrure, placée bien au centre.",
      ofKind("briefcase", ({ closing }) => closing === "lock"),
    ),
    line(
      "A flat pocket lies hidden under the flap.",
      "Une poche se cache sous le rabat.",
      ofKind("briefcase", ({ pocket }) => pocket),
    ),
    line(
      "The flap is rounded at the corners.",
      "Le rabat s’arrondit aux angles.",
      ofKind("briefcase", ({ edge }) => edge === "curved"),
    ),
    line(
      "The flap comes to a point, like the back of an envelope.",
      "Le rabat finit en pointe, comme le dos d’une enveloppe.",
      ofKind("envelope-clutch", ({ edge }) => edge === "point"),
    ),
    line(
      "A wrist strap keeps one hand for the glass.",
      "Une dragonne libère une main pour le verre.",
      ofKind("envelope-clutch", ({ carry }) => carry === "wrist"),
    ),
    line(
      "A chain tucks inside when it is not wanted.",
      "Une chaîne se range à l’intérieur quand on n’en veut pas.",
      ofKind("envelope-clutch", ({ carry }) => carry === "chain"),
    ),
    line(
      "The closing is hidden inside the flap.",
      "La fermeture se cache sous le rabat.",
      ofKind("envelope-clutch", ({ closing }) => closing === "hidden"),
    ),
    line(
      "A turning clasp holds the flap.",
      "Un tourniquet retient le rabat.",
      ofKind("envelope-clutch", ({ closing }) => closing === "turn"),
    ),
    line(
      "The metal frame rises in a gentle arch.",
      "L’armature de métal dessine un arc doux.",
      ofKind("frame-clutch", ({ frame }) => frame === "arched"),
    ),
    line(
      "A chain takes it to the shoulder.",
      "Une chaîne la mène à l’épaule.",
      ofKind("frame-clutch", ({ carry }) => carry === "chain"),
    ),
    line(
      "A wrist strap hangs from the zip.",
      "Une dragonne pend au bout de la fermeture éclair.",
      ofKind("pouch", (cut) => cut.shape === "zipped" && cut.wrist),
    ),
    line(
      "A single stone serves as the clasp.",
      "Une pierre tient lieu de fermoir.",
      ofKind("box-clutch", ({ clasp }) => clasp === "stone"),
    ),
    line(
      "Two small balls click past each other.",
      "Deux petites boules se ferment d’un clic.",
      ofKind("box-clutch", ({ clasp }) => clasp === "balls"),
    ),
    line(
      "A fine chain frees the hands for dancing.",
      "Une chaîne fine libère les mains pour danser.",
      ofKind("box-clutch", ({ chain }) => chain),
    ),
  ],
  wear: [
    line(
      "Under the arm with a coat, in the hand with a suit.",
      "Sous le bras avec un manteau, à la main avec un costume.",
      both(here, forMen),
    ),
    line(
      "For first days, signatures and trains at seven.",
      "Pour les premiers jours, les signatures et les trains de sept heures.",
      both(here, forMen),
    ),
    line(
      "It gives a sweatshirt the benefit of the doubt.",
      "Il donne à un sweat le bénéfice du doute.",
      anyOf("portfolio"),
    ),
    line(
      "With tweed it teaches, with navy it negotiates.",
      "Avec du tweed, elle enseigne ; avec du marine, elle négocie.",
      anyOf("briefcase"),
    ),
    line("Slim enough for a crowded lift.", "Assez mince pour un ascenseur plein.", anyOf("portfolio")),
    line(
      "Leave it on the chair: nobody will take it for a gym bag.",
      "Laissez-la sur la chaise : personne n’y verra un sac de sport.",
      anyOf("briefcase"),
    ),
    line(
      "The tie is optional, the polish is not.",
      "La cravate est facultative, le cirage ne l’est pas.",
      anyOf("briefcase"),
    ),
    line(
      "For weddings, where it will hold the speech and the handkerchief.",
      "Pour les mariages, où elle gardera le discours et le mouchoir.",
      both(here, forWomen),
    ),
    line(
      "With a black dress it may do all the talking.",
      "Avec une robe noire, elle peut se charger de la conversation.",
      both(here, forWomen),
    ),
    line(
      "Jeans, heels, and this in the hand.",
      "Un jean, des talons, et elle à la main.",
      both(forWomen, anyOf("envelope-clutch", "pouch")),
    ),
    line(
      "A dinner jacket worn as a dress suits it.",
      "Une veste de smoking portée en robe lui convient.",
      both(here, forWomen),
    ),
    line(
      "For theatres, receptions and tables for two.",
      "Pour le théâtre, les réceptions et les tables pour deux.",
      both(here, forWomen),
    ),
    line(
      "A phone, a key, a card: the rest can stay at home.",
      "Un téléphone, une clé, une carte : le reste peut rester à la maison.",
      both(forWomen, anyOf("box-clutch", "frame-clutch", "envelope-clutch")),
    ),
    line(
      "By day it travels inside a larger bag, and rests.",
      "Le jour, elle voyage dans un plus grand sac, et se repose.",
      both(here, forWomen),
    ),
  ],
};

import { type Bank, both, forWomen, line, ofKind, under } from "../line.ts";
import { anyOf } from "../when.ts";

const here = both(forWomen, under("E.2.4"));

/** Hoops, studs, drops and larger things. */
export const earrings: Bank = {
  openings: {
    "hoop-earrings": [
      line(
        "Hoops: a circle, a lobe, a slight swing, and the outfit is finished.",
        "Des créoles : un cercle, un lobe, un léger balancement, et la tenue est finie.",
      ),
      line(
        "Hoops that frame the face and always move a moment after it does.",
        "Des créoles qui encadrent le visage et bougent un instant après lui.",
      ),
      line(
        "A pair of hoops settles most mornings in front of the mirror.",
        "Une paire de créoles règle la plupart des matins devant le miroir.",
      ),
      line(
        "Wide hoops with the presence of a bracelet and the weight of a coin.",
        "De larges créoles, avec la présence d’un bracelet et le poids d’une pièce.",
        ofKind("hoop-earrings", ({ width }) => width > 0.8),
      ),
      line(
        "Hoops as thin as wire and as round as a glass, which go wherever you go.",
        "Fines comme un fil, rondes comme un verre, elles vous suivent partout.",
        ofKind("hoop-earrings", ({ width }) => width < 0.32),
      ),
    ],
    "huggie-earrings": [
      line(
        "Small hoops that close around the lobe and stay, day and night.",
        "De petites créoles qui se ferment autour du lobe et y restent, jour et nuit.",
      ),
      line(
        "Huggies do what their name says, and have the courtesy not to catch on jumpers.",
        "Elles serrent le lobe et ne s’accrochent à aucun pull, ce qui est une politesse.",
      ),
      line(
        "Small hoops like two bright commas, half guessed at under the hair.",
        "De petites créoles comme deux virgules claires, que l’on devine sous les cheveux.",
      ),
      line(
        "Small hoops for the first piercing or the second, alone or in company.",
        "Pour le premier trou et pour le deuxième, seules ou accompagnées.",
      ),
    ],
    "stud-earrings": [
      line(
        "Studs: one point of light on each side, and nothing to tangle.",
        "Des puces : un point de lumière de chaque côté, et rien qui s’emmêle.",
      ),
      line(
        "Small enough for the office, bright enough for the stairs on the way out.",
        "Assez petites pour le bureau, assez vives pour l’escalier du soir.",
      ),
      line(
        "Studs that sit on the lobe and mind nobody’s sparkle but their own.",
        "Posées sur le lobe, ces puces s’occupent de leur propre éclat.",
      ),
      line(
        "The studs one falls asleep in, without regretting it in the morning.",
        "Les puces avec lesquelles on s’endort, sans le regretter au réveil.",
      ),
    ],
    "drop-earrings": [
      line(
        "A stone at the end of a line, following every nod and every no.",
        "Une pierre au bout d’un fil, qui suit chaque hochement de tête.",
      ),
      line(
        "Drop earrings that lengthen the neck and shorten the small talk.",
        "Des pendantes qui allongent le cou et abrègent les mondanités.",
      ),
      line(
        "Drop earrings, to be worn with the hair up so that they have room to swing.",
        "Des boucles pendantes à porter les cheveux relevés, pour qu’elles aient de la place.",
      ),
      line(
        "Two drops at an equal distance from the smile: one asks no more of earrings.",
        "Deux gouttes, à égale distance du sourire : on ne demande pas plus à des pendantes.",
      ),
    ],
    "pearl-earrings": [
      line(
        "A pearl hanging from the ear, which Vermeer thought was quite enough.",
        "Une perle qui pend à l’oreille : Vermeer trouvait que cela suffisait.",
      ),
      line(
        "Pearl earrings that light the cheek from below, with no help from anyone.",
        "Des perles qui éclairent la joue par en dessous, sans l’aide de personne.",
      ),
      line(
        "Pearls with some movement, for people who found studs too still.",
        "Des perles qui bougent un peu, pour celles que les puces ennuyaient.",
      ),
      line(
        "Neither young nor old, a pearl earring takes the age of the coat.",
        "Ni jeune ni vieille, une perle à l’oreille prend l’âge du manteau.",
      ),
    ],
    "statement-earrings": [
      line(
        "Large earrings that arrive in the room slightly before you do.",
        "De grandes boucles d’oreilles qui arrivent un instant avant vous.",
      ),
      line(
        "Two small sculptures, to be worn with conviction and short sentences.",
        "Deux petites sculptures, à porter avec conviction et des phrases courtes.",
      ),
      line(
        "Large earrings that need no necklace, and would not be on speaking terms with it.",
        "De grandes boucles qui se passent de collier, et ne lui parleraient pas.",
      ),
      line(
        "Large earrings for evenings when the dress is simple and you are not.",
        "De grandes boucles pour les soirs où la robe est simple et vous, pas du tout.",
      ),
    ],
  },
  details: [
    line(
      "The metal is hammered and catches light unevenly.",
      "Le métal martelé prend la lumière au hasard.",
      ofKind("hoop-earrings", ({ surface }) => surface === "hammered"),
    ),
    line(
      "Stones are set along the front of the hoop.",
      "Des pierres sont serties sur le devant du cercle.",
      ofKind("hoop-earrings", ({ surface }) => surface === "set"),
    ),
    line(
      "A row of stones follows the curve.",
      "Un rang de pierres suit la courbe.",
      ofKind("huggie-earrings", ({ set }) => set === "row"),
    ),
    line(
      "Two rows of stones run side by side.",
      "Deux rangs de pierres courent côte à côte.",
      ofKind("huggie-earrings", ({ set }) => set === "two-rows"),
    ),
    line(
      "A halo of small stones makes them look larger.",
      "Un entourage de petites pierres les agrandit.",
      ofKind("stud-earrings", (cut) => cut.setting === "halo" && cut.stone !== "pearl"),
    ),
    line(
      "A smooth rim of metal holds the stone.",
      "Un serti clos retient la pierre.",
      ofKind("stud-earrings", (cut) => cut.setting === "bezel" && cut.stone !== "pearl"),
    ),
    line(
      "A small stone sits above the drop.",
      "Une petite pierre surmonte la goutte.",
      ofKind("drop-earrings", ({ above }) => above === "stone"),
    ),
    line(
      "They hang from a simple fine hook.",
      "Un simple crochet, tout fin, les porte.",
      ofKind("drop-earrings", ({ above }) => above === "hook"),
    ),
    line(
      "The stones are cut in a pear shape.",
      "Les pierres sont taillées en poire.",
      ofKind("drop-earrings", ({ stone }) => stone === "pear"),
    ),
    line(
      "The pearl hangs from a fine chain.",
      "La perle pend à une chaîne fine.",
      ofKind("pearl-earrings", ({ hang }) => hang === "chain"),
    ),
    line(
      "Several pearls fall one below the other.",
      "Plusieurs perles descendent en cascade.",
      ofKind("pearl-earrings", ({ hang }) => hang === "cascade"),
    ),
    line(
      "The shape is that of a single leaf.",
      "La forme est celle d’une feuille.",
      ofKind("statement-earrings", ({ shape }) => shape === "leaf"),
    ),
    line(
      "The shape opens out like a small fan.",
      "La forme s’ouvre comme un petit éventail.",
      ofKind("statement-earrings", ({ shape }) => shape === "fan"),
    ),
    line(
      "Two discs hang one from the other.",
      "Deux disques pendent l’un à l’autre.",
      ofKind("statement-earrings", ({ shape }) => shape === "discs"),
    ),
    line(
      "Enamel fills the field in one flat tone.",
      "Un émail uni remplit toute la surface.",
      ofKind("statement-earrings", ({ second }) => second === "enamel"),
    ),
  ],
  wear: [
    line(
      "With the hair tied back, or tucked behind one ear.",
      "Cheveux attachés, ou glissés derrière une oreille.",
      here,
    ),
    line(
      "A white tee, tied hair, and these.",
      "Un T-shirt blanc, les cheveux attachés, et elles.",
      anyOf("hoop-earrings", "statement-earrings", "drop-earrings", "pearl-earrings"),
    ),
    line(
      "From school run to dinner without being noticed twice.",
      "De l’école au dîner, sans qu’on les remarque deux fois.",
      anyOf("huggie-earrings", "stud-earrings"),
    ),
    line("A roll-neck gives them a background.", "Un col roulé leur sert de fond.", here),
    line(
      "With a bare neck and no necklace.",
      "Le cou nu, sans aucun collier.",
      anyOf("statement-earrings", "drop-earrings", "pearl-earrings"),
    ),
    line(
      "One hoop, one stud: it has been done, do it again.",
      "Une créole, une puce : cela s’est déjà fait, recommencez.",
      anyOf("hoop-earrings", "huggie-earrings", "stud-earrings"),
    ),
    line(
      "For weddings, in the second row and well in view.",
      "Pour les mariages, au deuxième rang et bien en vue.",
      anyOf("drop-earrings", "pearl-earrings", "statement-earrings"),
    ),
    line(
      "They go with glasses, scarves and helmets.",
      "Compatibles avec les lunettes, les foulards et les casques de vélo.",
      anyOf("huggie-earrings", "stud-earrings"),
    ),
    line(
      "A striped top makes them holiday.",
      "Une marinière, et c’est les vacances.",
      anyOf("hoop-earrings"),
    ),
    line(
      "A blazer keeps them in good order.",
      "Un blazer les remet dans le rang.",
      anyOf("hoop-earrings", "statement-earrings", "drop-earrings"),
    ),
    line(
      "Red lips, or these. Or both, why not.",
      "Du rouge à lèvres, ou elles. Ou les deux.",
      anyOf("statement-earrings", "drop-earrings", "hoop-earrings"),
    ),
    line(
      "On the telephone they click a little.",
      "Au téléphone, elles cliquettent un peu.",
      anyOf("hoop-earrings", "pearl-earrings", "drop-earrings"),
    ),
    line(
      "They can stay in for the night.",
      "Elles peuvent rester pour la nuit.",
      anyOf("stud-earrings", "huggie-earrings"),
    ),
  ],
};

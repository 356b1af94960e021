import type { Piece } from "../../piece.ts";
import { type Bank, both, forMen, forWomen, line, ofKind } from "../line.ts";
import { anyOf, atMost, forOccasion, inSeason, notIn } from "../when.ts";

/** Jeans and denim shorts. */
export const denim: Bank = {
  openings: {
    jeans: [
      line(
        "Five-pocket jeans that will be better in two years, and are perfectly fine now.",
        "Un jean cinq poches qui sera encore mieux dans deux ans, et qui est déjà très bien.",
      ),
      line(
        "Jeans without a speech: five pockets, belt loops, a leg that knows where it is going.",
        "Un jean sans discours : cinq poches, des passants, une jambe qui sait où elle va.",
      ),
      line(
        "Straight-leg jeans, the same width from knee to hem, the way the word was first meant.",
        "Un jean droit, de la même largeur du genou à l’ourlet, au sens premier du terme.",
        ofKind("jeans", ({ fit }) => fit === "straight"),
      ),
      line(
        "Straight-legged jeans that get along with every shoe in the house.",
        "Un jean à jambe droite qui s’entend avec toutes les chaussures de la maison.",
        ofKind("jeans", ({ fit }) => fit === "straight"),
      ),
      line(
        "Slim jeans that follow the leg and stop short of gripping it.",
        "Un jean slim qui suit la jambe de près, sans jamais la serrer.",
        ofKind("jeans", ({ fit }) => fit === "slim"),
      ),
      line(
        "Skinny jeans, close from hip to ankle, back as if they had only gone out for milk.",
        "Un jean skinny, ajusté de la hanche à la cheville, de retour comme s’il n’était jamais parti.",
        ofKind("jeans", ({ fit }) => fit === "skinny"),
      ),
      line(
        "Tapered jeans: room in the thigh, less of it at the ankle, shoes in full view.",
        "Un jean fuselé : de la place à la cuisse, moins à la cheville, les chaussures bien en vue.",
        ofKind("jeans", ({ fit }) => fit === "tapered"),
      ),
      line(
        "Relaxed jeans that leave the leg alone and pool a little over the shoe.",
        "Un jean ample qui laisse la jambe tranquille et casse un peu sur la chaussure.",
        ofKind("jeans", ({ fit }) => fit === "relaxed"),
      ),
      line(
        "High-waisted mom jeans: round at the hip, narrow at the ankle, right about most things.",
        "Un jean mom taille haute : rond aux hanches, étroit aux chevilles, et souvent de bon conseil.",
        ofKind("jeans", ({ fit }) => fit === "mom"),
      ),
      line(
        "Bootcut jeans that open just enough at the hem to let a boot through.",
        "Un jean bootcut qui s’ouvre juste assez en bas pour laisser passer une botte.",
        ofKind("jeans", ({ fit }) => fit === "bootcut"),
      ),
      line(
        "Flared jeans, fitted to the knee and then quite carried away.",
        "Un jean évasé, sage jusqu’au genou, puis franchement emporté.",
        ofKind("jeans", ({ fit }) => fit === "flare"),
      ),
      line(
        "Wide-leg jeans that fall in one piece from the hip and cover most of the shoe.",
        "Un jean large qui tombe d’un bloc depuis les hanches et couvre presque la chaussure.",
        ofKind("jeans", ({ fit, length }) => fit === "wide" && length > 94),
      ),
      line(
        "Wide jeans with some swing in them, for walking faster than necessary.",
        "Un jean large qui a du mouvement, pour marcher plus vite que nécessaire.",
        ofKind("jeans", ({ fit }) => fit === "wide"),
      ),
      line(
        "Barrel-leg jeans, curved like a pair of brackets around the knee.",
        "Un jean tonneau, arrondi au genou comme une paire de parenthèses.",
        ofKind("jeans", ({ fit }) => fit === "barrel"),
      ),
      line(
        "Raw denim, dark and stiff: the creases it ends up with will be yours.",
        "Un jean brut, raide au début : les plis qu’il prendra seront les vôtres.",
        ofKind("jeans", ({ wash }, piece) => wash === "raw" && isBlue(piece)),
      ),
      line(
        "Jeans for living in: sit down, climb, kneel, and wash them as seldom as you dare.",
        "Un jean fait pour y vivre : s’asseoir, grimper, s’agenouiller, et laver le moins possible.",
        ofKind("jeans", ({ fit }) => fit !== "skinny"),
      ),
    ],
    "denim-shorts": [
      line(
        "Denim shorts, in other words jeans that have understood the month of July.",
        "Un short en jean, c’est-à-dire un jean qui a compris le mois de juillet.",
      ),
      line(
        "Denim shorts with five pockets, two short legs and a waistband that means it.",
        "Cinq poches, deux jambes courtes et une ceinture sérieuse : un short en jean sans chichis.",
      ),
      line(
        "Denim shorts with the look of a favourite pair, finally cut down.",
        "Un short en jean qui a l’air d’un vieux favori enfin passé aux ciseaux.",
        ofKind("denim-shorts", ({ hem }) => hem === "raw"),
      ),
      line(
        "Denim shorts ready for the bicycle, the beach and the wall one sits on with an ice cream.",
        "Un short en jean prêt pour le vélo, la plage et le muret où l’on mange une glace.",
      ),
      line(
        "Long denim shorts, cut wide, that come close to the knee and stay out of trouble.",
        "Un long short en jean, large, qui descend vers le genou et ne cherche pas d’histoires.",
        ofKind("denim-shorts", ({ inseam }) => inseam >= 18),
      ),
      line(
        "Short denim shorts, high in the waist, brief everywhere else.",
        "Un mini-short en jean, haut à la taille, bref partout ailleurs.",
        both(
          forWomen,
          ofKind("denim-shorts", ({ inseam }) => inseam < 10),
        ),
      ),
    ],
  },
  details: [
    line(
      "The waist sits high, so the legs begin earlier.",
      "La taille est haute : les jambes commencent plus tôt.",
      ofKind("jeans", ({ rise }) => rise === "high"),
    ),
    line(
      "The waist sits low on the hips, as it did in certain songs.",
      "La taille basse se pose sur les hanches, comme dans certaines chansons.",
      ofKind("jeans", ({ rise }) => rise === "low"),
    ),
    line(
      "A middle rise that needs no adjusting.",
      "Une taille mi-haute qui n’a pas besoin d’être remontée.",
      ofKind("jeans", ({ rise }) => rise === "mid"),
    ),
    line(
      "The hem is left raw and will fray at its own pace.",
      "Le bas, laissé à cru, s’effilochera à son rythme.",
      both(
        anyOf("jeans", "denim-shorts"),
        ({ garment }) => "hem" in garment.cut && garment.cut.hem === "raw",
      ),
    ),
    line(
      "A turn-up shows the other side of the denim.",
      "Un revers laisse voir l’autre face de la toile.",
      both(
        anyOf("jeans", "denim-shorts"),
        ({ garment }) => "hem" in garment.cut && garment.cut.hem === "turned-up",
      ),
    ),
    line(
      "Tobacco-coloured thread draws every seam.",
      "Un fil tabac dessine chaque couture.",
      both(
        anyOf("jeans", "denim-shorts"),
        ({ garment }) => "thread" in garment.cut && garment.cut.thread === "tobacco",
      ),
    ),
    line(
      "The topstitching is tonal, for a quieter pair.",
      "Les surpiqûres sont ton sur ton, pour rester discret.",
      both(
        anyOf("jeans", "denim-shorts"),
        ({ garment }) => "thread" in garment.cut && garment.cut.thread === "tonal",
      ),
    ),
    line(
      "Ecru thread stands out along the seams.",
      "Un fil écru ressort le long des coutures.",
      both(
        anyOf("jeans", "denim-shorts"),
        ({ garment, colour }) =>
          "thread" in garment.cut &&
          garment.cut.thread === "ecru" &&
          colour !== "beige" &&
          colour !== "white",
      ),
    ),
    line(
      "The thighs are faded, as if somebody had already worn them for you.",
      "Les cuisses sont délavées, comme si quelqu’un l’avait déjà porté pour vous.",
      both(
        ofKind("jeans", ({ wash }) => wash === "faded"),
        isBlue,
      ),
    ),
    line(
      "A stone wash takes the edge off the colour.",
      "Un délavage à la pierre adoucit la couleur.",
      both(
        anyOf("jeans", "denim-shorts"),
        ({ garment }) => "wash" in garment.cut && garment.cut.wash === "stone",
        isBlue,
      ),
    ),
    line(
      "A tear at the knee, with the white threads left in.",
      "Une déchirure au genou, fils blancs compris.",
      ofKind("jeans", ({ ripped }) => ripped),
    ),
    line(
      "The leg stops above the ankle bone.",
      "La jambe s’arrête au-dessus de la cheville.",
      ofKind("jeans", ({ length }) => length < 94),
    ),
    line(
      "The small fifth pocket is there, for whatever it is people keep in it.",
      "La petite cinquième poche est là, même si nul n’en sait plus l’usage.",
      anyOf("jeans", "denim-shorts"),
    ),
  ],
  wear: [
    line(
      "With a white T-shirt, and then you have time to think about shoes.",
      "Avec un T-shirt blanc, ce qui laisse du temps pour réfléchir aux chaussures.",
      ofKind("jeans"),
    ),
    line(
      "With a blazer and good loafers, they pass for trousers.",
      "Avec un blazer et de beaux mocassins, il passe pour un vrai pantalon.",
      ofKind("jeans", ({ ripped, hem }) => !ripped && hem !== "raw"),
    ),
    line(
      "With a navy jumper and suede boots, from October on.",
      "Avec un pull marine et des bottines en daim, dès octobre.",
      both(forMen, ofKind("jeans")),
    ),
    line(
      "With a work jacket, a striped T-shirt and no hurry.",
      "Avec une veste de travail, une marinière et pas d’urgence.",
      both(forMen, ofKind("jeans"), atMost(3)),
    ),
    line(
      "Worn until they need washing, then worn once more.",
      "Se porte jusqu’à ce qu’un lavage s’impose, et une fois encore.",
      ofKind("jeans"),
    ),
    line(
      "With an Oxford shirt tucked in and a plain leather belt.",
      "Avec une chemise en oxford bien rentrée et une simple ceinture en cuir.",
      both(
        forMen,
        ofKind("jeans", ({ fit }) => fit !== "wide"),
      ),
    ),
    line(
      "With a thick jumper and heavy soles, to balance the width.",
      "Avec un gros pull et des semelles épaisses, pour équilibrer la largeur.",
      both(
        ofKind("jeans", ({ fit }) => fit === "wide" || fit === "relaxed" || fit === "barrel"),
        notIn("summer"),
      ),
    ),
    line(
      "With ballerinas and a man’s shirt, sleeves rolled.",
      "Avec des ballerines et une chemise d’homme, manches roulées.",
      both(
        forWomen,
        ofKind("jeans", ({ fit }) => fit !== "flare" && fit !== "bootcut"),
      ),
    ),
    line(
      "With a heel hidden under the hem, for the length of it.",
      "Avec un talon caché sous l’ourlet, pour allonger encore.",
      both(
        forWomen,
        ofKind(
          "jeans",
          ({ fit, length }) => (fit === "flare" || fit === "bootcut" || fit === "wide") && length > 94,
        ),
      ),
    ),
    line(
      "With a silk camisole and a blazer, for dinners decided at six.",
      "Avec un caraco en soie et un blazer, pour les dîners décidés à dix-huit heures.",
      both(
        forWomen,
        ofKind("jeans", ({ ripped }) => !ripped),
      ),
    ),
    line(
      "Tucked into tall boots when it rains.",
      "Rentré dans des bottes hautes, les jours de pluie.",
      both(
        forWomen,
        ofKind("jeans", ({ fit }) => fit === "skinny" || fit === "slim"),
      ),
    ),
    line(
      "With a fine jumper, sleeves pushed up, and ankles out.",
      "Avec un pull fin, manches remontées, chevilles à l’air.",
      both(
        forWomen,
        ofKind("jeans", ({ length }) => length < 94),
      ),
    ),
    line(
      "With a striped top and canvas shoes, somewhere with a harbour.",
      "Avec une marinière et des chaussures en toile, si possible près d’un port.",
      both(anyOf("denim-shorts"), inSeason("summer")),
    ),
    line(
      "With a linen shirt, half buttoned, half tucked.",
      "Avec une chemise en lin, à moitié boutonnée, à moitié rentrée.",
      ofKind("denim-shorts"),
    ),
    line(
      "With a sweatshirt and bare legs, on evenings that cool down.",
      "Avec un sweat-shirt et les jambes nues, quand le soir fraîchit.",
      ofKind("denim-shorts"),
    ),
    line(
      "With a camp-collar shirt and trainers without a past.",
      "Avec une chemisette à col ouvert et des baskets sans passé.",
      both(forMen, ofKind("denim-shorts")),
    ),
    line(
      "With a smocked top and flat sandals, on the way to the swimming place.",
      "Avec un top smocké et des sandales plates, en route pour la baignade.",
      both(forWomen, ofKind("denim-shorts")),
    ),
    line(
      "With opaque tights and ankle boots, if you cannot let go of summer.",
      "Avec des collants opaques et des bottines, si l’été vous manque.",
      both(
        forWomen,
        ofKind("denim-shorts", ({ inseam }) => inseam < 12),
      ),
    ),
    line(
      "Over a damp swimsuit, which denim has always tolerated.",
      "Sur un maillot encore humide, ce que le denim a toujours toléré.",
      both(ofKind("denim-shorts"), forOccasion("beach", "everyday", "travel")),
    ),
    line(
      "With whatever was on the chair: it nearly always works.",
      "Avec ce qui traîne sur la chaise : cela marche presque toujours.",
      ofKind("jeans"),
    ),
    line(
      "With a plain jumper and a coat you like.",
      "Avec un pull tout simple et un manteau que vous aimez.",
      ofKind("jeans"),
    ),
    line(
      "With a plain T-shirt and sandals, and the day is dressed.",
      "Avec un T-shirt uni et des sandales, et voilà la journée habillée.",
      ofKind("denim-shorts"),
    ),
    line(
      "With a loose jumper, sleeves over the hands.",
      "Avec un pull ample, les manches sur les mains.",
      ofKind("denim-shorts"),
    ),
  ],
};

/** White and black denim have no wash worth speaking of. */
function isBlue({ colour }: Piece): boolean {
  return colour === "blue" || colour === "light-blue" || colour === "navy";
}

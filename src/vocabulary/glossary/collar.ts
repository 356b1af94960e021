import { type GlossaryTerm, inSection } from "./term.ts";

export const collarTerms: readonly GlossaryTerm[] = inSection("collar", [
  {
    key: "button-down-collar",
    concept: "button-down",
    term: { en: "Button-down collar", fr: "Col boutonné" },
    meaning: {
      en: "A soft shirt collar whose points fasten to the front with two small buttons. The roll between neck and point should curve a little. Relaxed, at its best without a tie or with a knitted one.",
      fr: "Col de chemise souple dont les pointes s’attachent au devant par deux petits boutons. Entre le cou et la pointe, il doit s’arrondir un peu. Décontracté, il se porte sans cravate, ou avec une cravate de tricot.",
    },
    search: { en: "oxford shirt", fr: "chemise à col boutonné" },
    drawing: "collar-button-down",
  },
  {
    key: "classic-collar",
    concept: "classic",
    facet: "collar",
    term: { en: "Classic collar", fr: "Col classique" },
    meaning: {
      en: "The plain shirt collar, with points of six to eight centimetres set moderately apart. It takes a tie or none. Buttoned, it should let two fingers pass; stays keep the points straight.",
      fr: "Le col de chemise ordinaire, à pointes de six à huit centimètres, modérément écartées. Avec ou sans cravate. Fermé, il laisse passer deux doigts ; des baleines gardent les pointes droites.",
    },
    search: { en: "white shirt", fr: "chemise blanche" },
    drawing: "collar-classic",
  },
  {
    key: "spread-collar",
    term: { en: "Spread collar", fr: "Col italien" },
    meaning: {
      en: "A shirt collar whose points turn well outwards and slip under the lapels. It frames a fuller tie knot and flatters a long face. Worn without a tie, it must be stiff enough to stand.",
      fr: "Col de chemise aux pointes bien écartées, qui se glissent sous les revers. Il appelle un nœud de cravate plus fourni et sied aux visages longs. Sans cravate, prenez-le assez ferme pour tenir debout.",
    },
    search: { en: "formal shirt", fr: "chemise habillée" },
    drawing: "collar-spread",
  },
  {
    key: "camp-collar",
    term: { en: "Camp collar", fr: "Col cubain" },
    meaning: {
      en: "A flat, open collar in one piece with the front, without a stand, on loose short-sleeved shirts. Made for heat and for prints. Worn open, never with a tie; fluid cloth lies best.",
      fr: "Col plat et ouvert, sans pied de col, sur les chemises amples à manches courtes. Fait pour la chaleur et les imprimés. Il se porte ouvert, jamais cravaté ; une étoffe fluide le couche mieux.",
    },
    search: { en: "camp collar shirt", fr: "chemise à col cubain" },
    drawing: "collar-camp",
  },
  {
    key: "mandarin-collar",
    concept: "mandarin",
    term: { en: "Mandarin collar", fr: "Col officier" },
    meaning: {
      en: "A short standing band, open at the front, with nothing folded over. Clean under a jacket or a jumper, cool in summer. It should touch the neck without pressing when you turn your head.",
      fr: "Bande droite et courte, ouverte devant, sans rabat. Net sous une veste ou un pull, frais l’été. Il doit frôler le cou sans appuyer quand on tourne la tête.",
    },
    search: { en: "mandarin collar shirt", fr: "chemise à col mao" },
    drawing: "collar-mandarin",
  },
  {
    key: "wing-collar",
    term: { en: "Wing collar", fr: "Col cassé" },
    meaning: {
      en: "A stiff standing collar with two small points folded forward, in front of which the bow tie is knotted. It belongs with a tailcoat; with a dinner jacket the turn-down collar is the surer choice.",
      fr: "Col droit et empesé aux deux petites pointes rabattues, devant lesquelles se noue le nœud papillon. C’est le col de l’habit ; avec un smoking, le col rabattu est plus sûr.",
    },
    drawing: "collar-wing",
  },
  {
    key: "peter-pan-collar",
    concept: "peter-pan",
    term: { en: "Peter Pan collar", fr: "Col Claudine" },
    meaning: {
      en: "A flat collar with rounded ends lying on the shoulders, on blouses and dresses. In contrasting white it lights the face. Small, it stays sober; large, it turns theatrical.",
      fr: "Col plat aux bouts arrondis, posé sur les épaules, pour les blouses et les robes. Blanc sur une couleur, il éclaire le visage. Petit, il reste sage ; grand, il devient théâtral.",
    },
    search: { en: "peter pan collar blouse", fr: "blouse à col claudine" },
    drawing: "collar-peter-pan",
  },
  {
    key: "self-tie-bow",
    term: { en: "Self-tie bow", fr: "Lavallière" },
    meaning: {
      en: "A long band sewn at the neck of a blouse, to be knotted in a bow or left hanging. Silk and viscose fall softly; stiff polyester stands out. Check that it can be worn untied.",
      fr: "Long lien cousu à l’encolure d’une blouse, noué en boucle ou laissé libre. La soie et la viscose tombent bien ; un polyester raide se dresse. Voyez s’il se porte aussi dénoué.",
    },
    search: { en: "pussy bow blouse", fr: "chemisier à lavallière" },
    drawing: "collar-self-tie-bow",
  },
  {
    key: "notch-lapel",
    concept: "notch",
    term: { en: "Notch lapel", fr: "Revers cranté" },
    meaning: {
      en: "The ordinary jacket lapel, with a nick where it meets the collar. Right for office, weekend and most suits. A lapel that reaches about halfway to the shoulder ages better than a very narrow or a very broad one.",
      fr: "Le revers ordinaire d’une veste, avec une encoche à la rencontre du col. Il va au bureau, au week-end, à presque tous les costumes. Arrêté à mi-chemin de l’épaule, il vieillit mieux que très fin ou très large.",
    },
    search: { en: "notch lapel blazer", fr: "blazer revers cranté" },
    drawing: "lapel-notch",
  },
  {
    key: "peak-lapel",
    concept: "peak",
    term: { en: "Peak lapel", fr: "Revers en pointe" },
    meaning: {
      en: "A lapel whose tip points up towards the shoulder. More formal, it broadens the chest; it is the rule on double-breasted jackets and at home on a dinner jacket. Edges should be sharp and lie flat.",
      fr: "Revers dont la pointe monte vers l’épaule. Plus habillé, il élargit la poitrine ; de règle sur une veste croisée, chez lui sur un smoking. Les bords doivent être nets et bien couchés.",
    },
    search: { en: "peak lapel blazer", fr: "blazer à revers en pointe" },
    drawing: "lapel-peak",
  },
  {
    key: "shawl-collar",
    concept: "shawl",
    term: { en: "Shawl collar", fr: "Col châle" },
    meaning: {
      en: "One continuous curve without a notch. Faced in silk it makes a dinner jacket; knitted and thick it makes a cardigan you can turn up. It should lie against the neck, with no gap behind.",
      fr: "Une seule courbe, sans cran. Recouvert de soie, il fait un smoking ; en grosse maille, un cardigan dont on relève le col. Il doit plaquer à la nuque, sans bâiller.",
    },
    search: { en: "shawl collar cardigan", fr: "cardigan à col châle" },
    drawing: "lapel-shawl",
  },
  {
    key: "roll-neck",
    concept: "roll-neck",
    facet: "neckline",
    term: { en: "Roll-neck", fr: "Col roulé" },
    meaning: {
      en: "A high knitted neck folded over on itself. Fine, it replaces a shirt under a jacket; thick, it replaces a scarf. Check that it goes over your head easily and springs back.",
      fr: "Haut col de maille replié sur lui-même. Fin, il remplace la chemise sous une veste ; épais, il remplace l’écharpe. Vérifiez qu’il passe la tête sans peine et qu’il reprend sa forme.",
    },
    search: { en: "roll neck jumper", fr: "pull à col roulé" },
    drawing: "neck-roll",
  },
  {
    key: "high-neck",
    concept: "high",
    facet: "neckline",
    term: { en: "High neck", fr: "Col montant" },
    meaning: {
      en: "A close band that climbs part of the neck without folding over. Neater under a coat than a roll-neck. Taller and standing away from the skin, it is called a funnel neck.",
      fr: "Bande qui monte le long du cou sans se replier. Plus net qu’un col roulé sous un manteau. Plus haut et détaché de la peau, on le dit col cheminée.",
    },
    search: { en: "high neck jumper", fr: "pull à col montant" },
    drawing: "neck-high",
  },
  {
    key: "crew-neck",
    concept: "crew",
    term: { en: "Crew neck", fr: "Col rond" },
    meaning: {
      en: "A round opening close to the base of the neck, finished with a rib. The plainest neckline, with or without a shirt collar showing. A rib that ripples when new will never lie flat.",
      fr: "Ouverture ronde au ras du cou, finie par un bord-côte. L’encolure la plus simple, avec ou sans col de chemise dessous. Un bord-côte qui gondole neuf ne se couchera jamais.",
    },
    search: { en: "crew neck jumper", fr: "pull à col rond" },
    drawing: "neck-crew",
  },
  {
    key: "v-neck",
    concept: "v-neck",
    term: { en: "V-neck", fr: "Col V" },
    meaning: {
      en: "Two edges meet in a point on the chest and lengthen the neck. Over a shirt, the point should cover the second button. The mitre must be sharp and centred: it is where cheap knitting shows.",
      fr: "Deux bords se rejoignent en pointe sur la poitrine et allongent le cou. Sur une chemise, la pointe couvre le deuxième bouton. Elle doit être nette et centrée : c’est là que se voit un tricot médiocre.",
    },
    search: { en: "v neck jumper", fr: "pull à col V" },
    drawing: "neck-v",
  },
  {
    key: "scoop-neck",
    concept: "round",
    term: { en: "Scoop neck", fr: "Encolure arrondie" },
    meaning: {
      en: "A wide, rounded opening cut lower than a crew neck, showing the collarbones. It flatters short necks and leaves room for a necklace. Bend forward in front of the mirror to judge the depth.",
      fr: "Ouverture ronde et large, plus basse qu’un col rond, qui découvre les clavicules. Elle dégage les cous courts et laisse place à un collier. Penchez-vous devant la glace pour juger la profondeur.",
    },
    search: { en: "scoop neck top", fr: "top à encolure arrondie" },
    drawing: "neck-scoop",
  },
  {
    key: "boat-neck",
    concept: "boat",
    term: { en: "Boat neck", fr: "Encolure bateau" },
    meaning: {
      en: "A shallow opening that runs almost straight from shoulder to shoulder, as on sailors’ jerseys. It widens the shoulders. Bra straps show if the seam slides, so try it while moving.",
      fr: "Ouverture peu profonde, presque droite d’une épaule à l’autre, comme sur les tricots de marin. Elle élargit les épaules. Si elle glisse, les bretelles se voient : essayez-la en bougeant.",
    },
    search: { en: "boat neck top", fr: "top à col bateau" },
    drawing: "neck-boat",
  },
  {
    key: "square-neck",
    concept: "square",
    term: { en: "Square neck", fr: "Encolure carrée" },
    meaning: {
      en: "A straight lower edge and two upright sides, with clean corners. It frames the collarbones and holds best in a firm cloth; in jersey, look for a lining or tape at the edge.",
      fr: "Un bord droit en bas, deux côtés verticaux, des angles nets. Elle encadre les clavicules et se tient mieux dans une étoffe ferme ; en jersey, cherchez une doublure ou un biais au bord.",
    },
    search: { en: "square neck top", fr: "top à encolure carrée" },
    drawing: "neck-square",
  },
  {
    key: "halter-neck",
    concept: "halter",
    term: { en: "Halter neck", fr: "Encolure américaine" },
    meaning: {
      en: "Straps join behind the neck and leave the shoulders and upper back bare. The weight hangs from the nape, so heavy cloth tires. Plan a strapless or halter bra, or a built-in one.",
      fr: "Les bretelles se rejoignent derrière la nuque et découvrent épaules et haut du dos. Tout le poids tient au cou : évitez l’étoffe lourde. Prévoyez un soutien-gorge sans bretelles, ou intégré.",
    },
    search: { en: "halter neck top", fr: "top dos nu" },
    drawing: "neck-halter",
  },
  {
    key: "off-shoulder",
    concept: "off-shoulder",
    term: { en: "Off the shoulder", fr: "Encolure Bardot" },
    meaning: {
      en: "The opening runs below both shoulders, held by elastic or by the cut. Raise your arms before buying: a well-made one comes back by itself, with silicone tape or inner stays.",
      fr: "L’ouverture passe sous les deux épaules, tenue par un élastique ou par la coupe. Levez les bras avant d’acheter : bien faite, elle revient seule, grâce à un galon de silicone ou à des baleines.",
    },
    search: { en: "off shoulder top", fr: "top à épaules dénudées" },
    drawing: "neck-off-shoulder",
  },
  {
    key: "sweetheart-neckline",
    term: { en: "Sweetheart neckline", fr: "Décolleté cœur" },
    meaning: {
      en: "A neckline curved over each breast like the top of a heart, usually strapless. It needs boning or an inner band to stay up: look inside for them, and walk about in it.",
      fr: "Décolleté arrondi sur chaque sein, comme le haut d’un cœur, souvent sans bretelles. Il lui faut des baleines ou une ceinture intérieure pour tenir : regardez dedans, et marchez un peu avec.",
    },
    drawing: "neck-sweetheart",
  },
  {
    key: "cowl-neck",
    term: { en: "Cowl neck", fr: "Col bénitier" },
    meaning: {
      en: "Cloth cut wide or on the bias so that it falls in soft folds under the chin or down the back. Satin and fluid jersey do it well. The deeper the fold, the more it opens when you bend.",
      fr: "Étoffe coupée large ou en biais, qui retombe en plis souples sous le menton ou dans le dos. Le satin et le jersey fluide s’y prêtent. Plus le pli est profond, plus il s’ouvre quand on se penche.",
    },
    drawing: "neck-cowl",
  },
  {
    key: "henley-neck",
    term: { en: "Henley neck", fr: "Col tunisien" },
    meaning: {
      en: "A round neck with a short buttoned opening and no collar, on T-shirts and jumpers. Open by a button or two it stays easy. A placket faced with woven cloth keeps its line best.",
      fr: "Encolure ronde fendue d’une courte patte boutonnée, sans col, sur les T-shirts et les pulls. Un ou deux boutons ouverts suffisent. Doublée de tissu, la patte garde mieux sa ligne.",
    },
    search: { en: "henley t-shirt", fr: "t-shirt à col tunisien" },
    drawing: "neck-henley",
  },
  {
    key: "hood",
    concept: "hooded",
    term: { en: "Hood", fr: "Capuche" },
    meaning: {
      en: "A cover for the head joined to the neck, in two panels or, better, three, which turn with you. On a rain jacket it should move with the face; a removable one adds a season.",
      fr: "Coiffe attachée à l’encolure, en deux panneaux ou mieux en trois, pour qu’elle suive la tête. Sur un imperméable, elle tourne avec le visage ; amovible, elle gagne une saison.",
    },
    search: { en: "hooded parka", fr: "parka à capuche" },
    drawing: "neck-hood",
  },
]);

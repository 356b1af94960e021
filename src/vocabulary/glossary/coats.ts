import { type GlossaryTerm, inSection } from "./term.ts";

export const coatsTerms: readonly GlossaryTerm[] = inSection("coats", [
  {
    key: "blazer",
    concept: "blazer",
    term: { en: "Blazer", fr: "Blazer" },
    meaning: {
      en: "A tailored jacket worn without matching trousers. The shoulder decides: its seam ends where your arm begins. Closed, the front lies flat without a hard X at the button; the collar touches the shirt.",
      fr: "Veste tailleur portée sans le pantalon assorti. L’épaule décide : sa couture finit là où commence le bras. Fermé, il reste plat, sans X marqué au bouton ; le col touche celui de la chemise.",
    },
    search: { en: "navy blazer", fr: "blazer bleu marine" },
  },
  {
    key: "single-breasted",
    term: { en: "Single-breasted", fr: "Veste droite" },
    meaning: {
      en: "A jacket whose fronts meet in one row of one to three buttons. Of two, close the upper; of three, the middle; the lowest stays open. Undo everything when you sit.",
      fr: "Veste dont les devants se ferment sur une seule rangée d’un à trois boutons. Sur deux, on ferme celui du haut ; sur trois, celui du milieu ; le dernier reste ouvert. Assis, on défait tout.",
    },
    search: { en: "single breasted jacket", fr: "veste droite" },
    drawing: "jacket-single-breasted",
  },
  {
    key: "double-breasted",
    concept: "double-breasted",
    term: { en: "Double-breasted", fr: "Veste croisée" },
    meaning: {
      en: "Two fronts that overlap, with two columns of buttons. Dressier and warmer, it stays closed when you stand, since open it hangs like a tent. On a shorter figure, a narrow overlap looks best.",
      fr: "Deux devants superposés, à deux colonnes de boutons. Plus habillée, plus chaude, elle se garde fermée debout, car ouverte elle flotte. Aux petites statures, un croisement étroit va mieux.",
    },
    search: { en: "double breasted blazer", fr: "blazer croisé" },
    drawing: "jacket-double-breasted",
  },
  {
    key: "unstructured-jacket",
    term: { en: "Unstructured jacket", fr: "Veste déstructurée" },
    meaning: {
      en: "A jacket without shoulder pads and with little canvas or lining, light as a cardigan. It shows your own shoulder, sloping or not, and suits linen, cotton and jersey. Neat inner seams are the sign of quality.",
      fr: "Veste sans épaulettes, à peine entoilée ou doublée, légère comme un cardigan. Elle montre votre épaule telle qu’elle est et va au lin, au coton, au jersey. Des coutures intérieures soignées en disent la qualité.",
    },
    search: { en: "unstructured blazer", fr: "blazer déstructuré" },
  },
  {
    key: "waistcoat",
    concept: "waistcoat",
    term: { en: "Waistcoat", fr: "Gilet de costume" },
    meaning: {
      en: "A sleeveless tailored piece worn under a jacket or alone. It covers the waistband, and the last button stays undone. A strap at the back takes in the waist; no shirt should show below.",
      fr: "Pièce tailleur sans manches, portée sous la veste ou seule. Il couvre la ceinture du pantalon et son dernier bouton reste ouvert. Au dos, une martingale règle la taille ; la chemise ne dépasse pas.",
    },
    search: { en: "wool waistcoat", fr: "gilet de costume en laine" },
  },
  {
    key: "dinner-jacket",
    concept: "tuxedo",
    term: { en: "Dinner suit", fr: "Smoking" },
    meaning: {
      en: "The evening suit of black tie: black or midnight blue, silk-faced lapels, one button, a braid down the trousers. No belt, and no vents, or two at the sides. Worn with a bow tie, after six.",
      fr: "Le costume du soir : noir ou bleu nuit, revers recouverts de soie, un bouton, un galon le long du pantalon. Ni ceinture ni cravate longue. Il se porte avec un nœud papillon, après dix-huit heures.",
    },
    search: { en: "tuxedo", fr: "smoking" },
  },
  {
    key: "trench-coat",
    concept: "trench",
    term: { en: "Trench coat", fr: "Trench" },
    meaning: {
      en: "A belted, double-breasted raincoat in gabardine with shoulder straps, a storm flap and a deep back vent. Leave room for a jacket. Knot the belt; buckled, it looks stiff.",
      fr: "Imperméable croisé et ceinturé, en gabardine, à pattes d’épaule, bavolet et longue fente au dos. Laissez la place d’une veste. Nouez la ceinture : bouclée, elle fait raide.",
    },
    search: { en: "beige trench coat", fr: "trench beige" },
  },
  {
    key: "pea-coat",
    term: { en: "Pea coat", fr: "Caban" },
    meaning: {
      en: "The sailor’s short double-breasted coat in thick navy wool, with broad lapels to turn up and upright pockets. It stops at the hip: a jacket underneath would show. Dense melton is the real thing.",
      fr: "Le manteau court du marin, croisé, en gros drap bleu marine, à larges revers qui se relèvent et poches verticales. Il s’arrête aux hanches : une veste dessous dépasserait. Le drap doit être dense.",
    },
    search: { en: "pea coat", fr: "caban" },
  },
  {
    key: "duffle-coat",
    term: { en: "Duffle coat", fr: "Duffle-coat" },
    meaning: {
      en: "A hooded coat in thick wool, closed with toggles and loops that gloved hands can manage. Roomy and informal, best at mid-thigh. Horn or wood toggles outlast plastic ones; check how the loops are sewn.",
      fr: "Manteau à capuche en lainage épais, fermé par des brandebourgs que l’on manie avec des gants. Ample, sans façon, de préférence à mi-cuisse. Préférez la corne ou le bois ; voyez la couture des brides.",
    },
    search: { en: "duffle coat", fr: "duffle-coat" },
  },
  {
    key: "overcoat",
    term: { en: "Overcoat", fr: "Pardessus" },
    meaning: {
      en: "A long tailored wool coat, to the knee or below, cut to cover a suit. The shoulder may pass yours by one or two centimetres. Sixty per cent wool or more makes it warmer and slower to pill.",
      fr: "Long manteau de laine à coupe tailleur, au genou ou plus bas, fait pour couvrir un costume. L’épaule peut dépasser la vôtre d’un ou deux centimètres. Visez au moins soixante pour cent de laine.",
    },
    search: { en: "wool overcoat", fr: "pardessus en laine" },
  },
  {
    key: "cocoon-coat",
    term: { en: "Cocoon coat", fr: "Manteau cocon" },
    meaning: {
      en: "A coat rounded at the back and sides and narrower at the hem, like an egg, often with a wide collar and one button. It swallows thick knits. Slim legs beneath keep the proportions.",
      fr: "Manteau arrondi au dos et aux côtés, resserré au bas, en œuf, souvent à grand col et bouton unique. Il avale les grosses mailles. Une jambe fine dessous garde la proportion.",
    },
    search: { en: "cocoon coat", fr: "manteau cocon" },
  },
  {
    key: "cape",
    term: { en: "Cape", fr: "Cape" },
    meaning: {
      en: "A sleeveless outer piece hung from the shoulders, with slits for the hands. Sculptural and easy over volume. It leaves the forearms cold and hates a shoulder bag: carry one in the hand.",
      fr: "Pièce sans manches, tombant des épaules, avec des fentes pour les mains. Sculpturale, facile sur du volume. Elle laisse l’avant-bras au froid et s’entend mal avec un sac à l’épaule : portez-le à la main.",
    },
    search: { en: "wool cape", fr: "cape en laine" },
  },
  {
    key: "parka",
    concept: "parka",
    term: { en: "Parka", fr: "Parka" },
    meaning: {
      en: "A long hooded jacket with a weatherproof shell, a drawcord at the waist and large pockets, lined or padded. Check the hood, the covered zip and the cuffs: wind enters there first.",
      fr: "Veste longue à capuche, au tissu qui coupe le vent et la pluie, coulissée à la taille, doublée ou garnie. Regardez la capuche, le rabat du zip et les poignets : le vent entre par là.",
    },
    search: { en: "hooded parka", fr: "parka à capuche" },
  },
  {
    key: "puffer",
    concept: "puffer",
    term: { en: "Puffer jacket", fr: "Doudoune" },
    meaning: {
      en: "A quilted jacket filled with down or synthetic wadding. Narrow channels look slim and are a little less warm than deep ones. Run your eye along the seams: escaping feathers mean a cloth woven too loosely.",
      fr: "Veste matelassée, garnie de duvet ou de ouate synthétique. Des boudins étroits affinent et chauffent un peu moins que des gros. Examinez les coutures : des plumes qui sortent trahissent une étoffe trop lâche.",
    },
    search: { en: "puffer jacket", fr: "doudoune" },
  },
  {
    key: "gilet",
    concept: "gilet",
    term: { en: "Gilet", fr: "Doudoune sans manches" },
    meaning: {
      en: "A padded or fleece outer layer without sleeves. It warms the chest and frees the arms, under a coat or over a jumper. Choose it thin and close for layering, thick for wearing on its own.",
      fr: "Couche matelassée ou polaire sans manches. Elle réchauffe le buste et libère les bras, sous un manteau ou sur un pull. Fine et près du corps pour la superposer, épaisse pour la porter seule.",
    },
    search: { en: "padded gilet", fr: "doudoune sans manches" },
  },
  {
    key: "raincoat",
    concept: "raincoat",
    term: { en: "Raincoat", fr: "Imperméable" },
    meaning: {
      en: "A coat that keeps rain out, by coating, membrane or wax. Waterproof means sealed seams; water-repellent only buys time. Without vents or a breathing membrane, you get wet from inside.",
      fr: "Manteau qui arrête la pluie par un enduit, une membrane ou de la cire. « Imperméable » suppose des coutures étanchées ; « déperlant » ne fait que gagner du temps. Sans aération, on se mouille de l’intérieur.",
    },
    search: { en: "waterproof raincoat", fr: "imperméable à capuche" },
  },
  {
    key: "bomber-jacket",
    term: { en: "Bomber jacket", fr: "Bomber" },
    meaning: {
      en: "A short zipped jacket with ribbed collar, cuffs and waistband, from flying kit. The rib should sit at the hip bone without gripping. In suede or wool it dresses up, in nylon it stays sporting.",
      fr: "Blouson court et zippé à col, poignets et taille en bord-côte, venu de l’aviation. Le bas se pose sur la hanche sans serrer. En daim ou en laine, il s’habille ; en nylon, il reste sportif.",
    },
    search: { en: "bomber jacket", fr: "bomber" },
  },
  {
    key: "harrington-jacket",
    term: { en: "Harrington jacket", fr: "Harrington" },
    meaning: {
      en: "A light zipped cotton jacket to the waist, with a small buttoned stand collar and a checked lining. Good from spring to autumn over a polo or a shirt. The elastic hem should not make it balloon.",
      fr: "Blouson de coton léger, zippé, arrêté à la taille, à petit col droit boutonné et doublure à carreaux. De mi-saison, sur un polo ou une chemise. Le bas élastiqué ne doit pas le faire bouffer.",
    },
    search: { en: "harrington jacket", fr: "harrington" },
  },
  {
    key: "biker-jacket",
    term: { en: "Biker jacket", fr: "Blouson de motard" },
    meaning: {
      en: "A short leather jacket with a slanting zip, broad lapels and a belt or none. Buy it close, since leather gives with wear. Thick cowhide protects and lasts; lamb is softer and tears sooner.",
      fr: "Blouson court en cuir à zip oblique et larges revers, avec ou sans ceinture. Prenez-le ajusté : le cuir se fait. La vachette protège et dure ; l’agneau est plus souple et se déchire plus tôt.",
    },
    search: { en: "leather biker jacket", fr: "blouson motard en cuir" },
  },
  {
    key: "denim-jacket",
    concept: "denim-jacket",
    term: { en: "Denim jacket", fr: "Veste en jean" },
    meaning: {
      en: "A short buttoned jacket in denim, with chest pockets and pointed yokes. Rigid cloth ages best. Wear it a shade apart from your jeans unless you mean to match exactly.",
      fr: "Veste courte boutonnée, en denim, à poches de poitrine et empiècements en pointe. Une toile rigide vieillit mieux. Portez-la d’un autre bleu que le jean, sauf à vouloir le même exactement.",
    },
    search: { en: "denim jacket", fr: "veste en jean" },
  },
  {
    key: "safari-jacket",
    term: { en: "Safari jacket", fr: "Saharienne" },
    meaning: {
      en: "A light shirt-like jacket with four flapped pockets and a belt, in cotton or linen. It replaces a blazer in hot weather. Flat pockets keep it elegant: put nothing in the upper ones.",
      fr: "Veste légère, proche d’une chemise, à quatre poches à rabat et ceinture, en coton ou en lin. Elle remplace le blazer l’été. Laissez vides les poches du haut : plates, elles restent élégantes.",
    },
    search: { en: "safari jacket", fr: "saharienne" },
  },
  {
    key: "chore-jacket",
    term: { en: "Chore jacket", fr: "Veste de travail" },
    meaning: {
      en: "The French workman’s jacket: straight, unlined, buttoned, with patch pockets, in cotton drill or moleskin. Over a T-shirt or under a coat. It fades handsomely, so buy it dark and let it age.",
      fr: "La veste de l’ouvrier : droite, non doublée, boutonnée, à poches plaquées, en coutil ou en moleskine de coton. Sur un T-shirt, sous un manteau. Elle se patine bien : achetez-la foncée et laissez faire le temps.",
    },
    search: { en: "chore jacket", fr: "veste de travail" },
  },
  {
    key: "overshirt",
    concept: "overshirt",
    term: { en: "Overshirt", fr: "Surchemise" },
    meaning: {
      en: "A thick shirt with a straight hem and pockets, worn open or closed as a light jacket. One size more than a shirt leaves room for a jumper. Wool or corduroy for autumn, linen for summer.",
      fr: "Chemise épaisse à bas droit et poches, portée ouverte ou fermée en guise de veste légère. Une taille de plus qu’une chemise laisse la place d’un pull. Laine ou velours côtelé l’automne, lin l’été.",
    },
    search: { en: "wool overshirt", fr: "surchemise en laine" },
  },
  {
    key: "vent",
    term: { en: "Vent", fr: "Fente" },
    meaning: {
      en: "The slit at the back of a jacket, single in the middle or double at the sides, which lets you sit and reach your pockets. It should hang closed; if it opens, the hips are tight.",
      fr: "Ouverture au dos d’une veste, unique au milieu ou double sur les côtés, pour s’asseoir et mettre les mains aux poches. Elle tombe fermée ; si elle s’ouvre, c’est étroit aux hanches.",
    },
    drawing: "jacket-vent",
  },
]);

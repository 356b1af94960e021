import { type GlossaryTerm, inSection } from "./term.ts";

export const fibreTerms: readonly GlossaryTerm[] = inSection("fibre", [
  {
    key: "cotton",
    concept: "cotton",
    term: { en: "Cotton", fr: "Coton" },
    meaning: {
      en: "Soft fibre from the seed pod of the cotton plant: cool, absorbent, easy to wash. It creases, dries slowly and may shrink a little at the first wash. A tight, even knit or weave lasts longest.",
      fr: "Fibre douce qui entoure la graine du cotonnier : fraîche, absorbante, facile à laver. Elle se froisse, sèche lentement et peut rétrécir un peu au premier lavage. Une maille ou un tissage serrés durent davantage.",
    },
    search: { en: "cotton T-shirt", fr: "t-shirt en coton" },
  },
  {
    key: "long-staple-cotton",
    term: { en: "Long-staple cotton", fr: "Coton longues fibres" },
    meaning: {
      en: "Cotton whose fibres are longer than average, such as the Pima and Egyptian varieties. The yarn can be finer, smoother and stronger, and it pills less. Names on labels prove little: look for a clean, fuzz-free surface.",
      fr: "Coton aux fibres plus longues que la moyenne, comme celles des variétés pima ou égyptiennes. Le fil peut être plus fin, plus lisse, plus solide, et bouloche moins. L’étiquette prouve peu : regardez si la surface est nette.",
    },
    search: { en: "pima cotton T-shirt", fr: "t-shirt en coton pima" },
  },
  {
    key: "linen",
    concept: "linen",
    term: { en: "Linen", fr: "Lin" },
    meaning: {
      en: "Fibre from the stem of flax: cool, strong, stronger still when wet, quick to take up moisture and to give it back. It creases by nature; a heavier cloth or a twill creases in rounder folds.",
      fr: "Fibre tirée de la tige de la plante du même nom : fraîche, solide, plus solide encore mouillée, prompte à boire l’humidité et à la rendre. Le lin se froisse par nature ; lourd ou en sergé, il fait des plis plus ronds.",
    },
    search: { en: "linen shirt", fr: "chemise en lin" },
  },
  {
    key: "hemp",
    term: { en: "Hemp", fr: "Chanvre" },
    meaning: {
      en: "Stem fibre close to linen, a little coarser and very hard-wearing, often mixed with cotton for softness. Dry and cool to the touch, it loosens and improves with each wash.",
      fr: "Fibre de tige, cousine du lin, un peu plus rude et très résistante, souvent mêlée de coton pour la douceur. Sec et frais au toucher, le chanvre s’assouplit à chaque lavage.",
    },
    search: { en: "hemp shirt", fr: "chemise en chanvre" },
  },
  {
    key: "wool",
    concept: "wool",
    term: { en: "Wool", fr: "Laine" },
    meaning: {
      en: "Sheep’s fleece, crimped and springy, which traps air, takes up moisture without feeling wet and sheds creases when hung. Airing often replaces washing. Heat and rubbing felt it, and moths like it.",
      fr: "Toison du mouton, frisée et nerveuse : elle retient l’air, absorbe l’humidité sans paraître mouillée et se défroisse sur cintre. L’aérer remplace souvent le lavage. Chaleur et frottement la feutrent ; les mites l’aiment.",
    },
    search: { en: "wool coat", fr: "manteau en laine" },
  },
  {
    key: "merino",
    term: { en: "Merino", fr: "Mérinos" },
    meaning: {
      en: "Wool from a breed of sheep with very fine fleece, soft enough to wear against the skin. Light, warm and slow to hold smells, it suits thin jumpers and base layers. Fine gauges are delicate at the elbows.",
      fr: "Laine d’un mouton à toison très fine, assez douce pour se porter à même la peau. Légère, chaude, peu sensible aux odeurs, elle va aux pulls fins et aux premières couches. Très fine, elle s’use aux coudes.",
    },
    search: { en: "merino jumper", fr: "pull en mérinos" },
  },
  {
    key: "lambswool",
    term: { en: "Lambswool", fr: "Laine d’agneau" },
    meaning: {
      en: "Wool from a lamb’s first shearing, softer than adult wool, with a slightly hairy, lively surface. It makes hardy winter jumpers at a fair price. A shirt beneath settles any itch.",
      fr: "Laine de la première tonte de l’agneau, plus douce que celle de l’adulte, à la surface vive et un peu duveteuse. Elle fait des pulls d’hiver robustes à prix raisonnable. Si elle pique, glissez une chemise dessous.",
    },
    search: { en: "lambswool jumper", fr: "pull en laine d’agneau" },
  },
  {
    key: "cashmere",
    concept: "cashmere",
    term: { en: "Cashmere", fr: "Cachemire" },
    meaning: {
      en: "Fine undercoat of the cashmere goat, very warm for its weight. Long fibres and a firm two-ply knit pill least; a jumper that feels fluffy in the shop often owes it to short fibres and pills soon.",
      fr: "Duvet de la chèvre du même nom, très chaud pour son poids. Des fibres longues et une maille ferme à deux fils boulochent moins. Un pull très pelucheux en boutique le doit souvent à des fibres courtes.",
    },
    search: { en: "cashmere jumper", fr: "pull en cachemire" },
  },
  {
    key: "mohair",
    concept: "mohair",
    term: { en: "Mohair", fr: "Mohair" },
    meaning: {
      en: "Hair of the Angora goat, glossy, springy and light. Brushed in knits it forms a halo, which sheds at first; in suiting it is crisp, cool and almost impossible to crease.",
      fr: "Poil de la chèvre angora, brillant, nerveux, léger. En maille grattée, il s’entoure d’un halo vaporeux, qui perd d’abord quelques poils ; en costume, il est sec, frais et presque infroissable.",
    },
    search: { en: "mohair jumper", fr: "pull en mohair" },
  },
  {
    key: "alpaca",
    term: { en: "Alpaca", fr: "Alpaga" },
    meaning: {
      en: "Fleece of a South American cousin of the llama, silky, warm and without the grease of sheep’s wool. Its smooth fibres have little spring, so heavy knits can grow longer: fold them, never hang them.",
      fr: "Toison d’un cousin andin du lama, soyeuse, chaude, sans le suint du mouton. Ses fibres lisses ont peu de ressort : une grosse maille s’allonge sous son poids. Pliez-la, ne la suspendez jamais.",
    },
    search: { en: "alpaca cardigan", fr: "cardigan en alpaga" },
  },
  {
    key: "camel-hair",
    term: { en: "Camel hair", fr: "Poil de chameau" },
    meaning: {
      en: "Down of the two-humped camel, often left in its natural golden tan and woven into soft, light, very warm coats. A camel-coloured coat need not contain any: the label tells.",
      fr: "Duvet du chameau de Bactriane, souvent laissé dans sa teinte fauve et tissé en manteaux souples, légers, très chauds. Un manteau couleur camel n’en contient pas forcément : l’étiquette le dit.",
    },
    search: { en: "camel coat", fr: "manteau en poil de chameau" },
  },
  {
    key: "silk",
    concept: "silk",
    term: { en: "Silk", fr: "Soie" },
    meaning: {
      en: "Thread unwound from the silkworm’s cocoon: strong, light, cool in heat and warm in cold, with a deep lustre. Water, sweat and scent mark it, and strong sun weakens it. Weight in momme tells its substance.",
      fr: "Fil dévidé du cocon du ver à soie : solide, léger, frais l’été, chaud l’hiver, au lustre profond. L’eau, la sueur et le parfum la marquent, le soleil l’affaiblit. Son poids se compte en mommes.",
    },
    search: { en: "silk blouse", fr: "blouse en soie" },
  },
  {
    key: "viscose",
    concept: "viscose",
    term: { en: "Viscose", fr: "Viscose" },
    meaning: {
      en: "Fibre regenerated from wood pulp, fluid, cool and absorbent, with the fall of silk at a low price. It creases, may shrink, and weakens when wet: wash gently and do not wring.",
      fr: "Fibre artificielle tirée de la pulpe de bois, fluide, fraîche, absorbante, au tombé de soie pour un petit prix. Elle se froisse, peut rétrécir et s’affaiblit mouillée : lavez-la doucement, sans tordre.",
    },
    search: { en: "viscose dress", fr: "robe en viscose" },
  },
  {
    key: "modal",
    term: { en: "Modal", fr: "Modal" },
    meaning: {
      en: "A kind of viscose, usually from beech wood, very soft and less fragile when wet. It keeps colour well and drapes closely, which suits T-shirts, underwear and nightwear. Thin modal shows every line beneath.",
      fr: "Variété de viscose, le plus souvent de hêtre, très douce et moins fragile une fois mouillée. Elle garde ses couleurs et suit le corps : T-shirts, sous-vêtements, pyjamas. Trop fine, elle laisse tout deviner.",
    },
    search: { en: "modal T-shirt", fr: "t-shirt en modal" },
  },
  {
    key: "lyocell",
    term: { en: "Lyocell", fr: "Lyocell" },
    meaning: {
      en: "Wood-pulp fibre spun with a solvent that is almost entirely recovered and used again. Smooth, fluid and strong even when wet, it feels between cotton and silk. Rubbing can raise a faint bloom on dark shades.",
      fr: "Fibre de pulpe de bois filée dans un solvant presque entièrement récupéré. Lisse, fluide, solide même mouillée, elle tient du coton et de la soie. Le frottement peut blanchir un peu les teintes foncées.",
    },
    search: { en: "lyocell shirt", fr: "chemise en lyocell" },
  },
  {
    key: "cupro",
    term: { en: "Cupro", fr: "Cupro" },
    meaning: {
      en: "Silky fibre made from the short fluff left on cotton seeds. Tailors like it for linings because it slides, breathes and carries little static. Weaker when wet, it prefers a gentle wash or a dry cleaner.",
      fr: "Fibre soyeuse tirée du duvet court resté sur la graine de coton. On l’aime en doublure : elle glisse, respire et se charge peu d’électricité. Fragile mouillée, elle préfère un lavage doux ou le pressing.",
    },
  },
  {
    key: "polyester",
    concept: "polyester",
    term: { en: "Polyester", fr: "Polyester" },
    meaning: {
      en: "Synthetic fibre from oil or from recycled plastic: strong, light, quick to dry and slow to crease. It holds body odour and static, and melts under a hot iron. In blends it adds strength.",
      fr: "Fibre synthétique issue du pétrole ou de plastique recyclé : solide, légère, vite sèche, peu froissable. Elle retient les odeurs et l’électricité statique et fond sous un fer trop chaud. En mélange, elle renforce.",
    },
  },
  {
    key: "polyamide",
    concept: "nylon",
    term: { en: "Polyamide", fr: "Polyamide" },
    meaning: {
      en: "The chemist’s name for nylon: a synthetic fibre, light, smooth and highly resistant to rubbing. It makes tights, swimwear, linings and windproof shells; ten per cent strengthens a wool sock or coat. Sunlight yellows it.",
      fr: "Nom exact du nylon : fibre synthétique légère, lisse, très résistante au frottement. Elle fait collants, maillots de bain et coupe-vent ; dix pour cent renforcent une chaussette ou un manteau de laine. Le soleil la jaunit.",
    },
    search: { en: "nylon jacket", fr: "veste en nylon" },
  },
  {
    key: "acrylic",
    concept: "acrylic",
    term: { en: "Acrylic", fr: "Acrylique" },
    meaning: {
      en: "Synthetic fibre that imitates wool: light, bright in colour, washable and cheap. It is less warm, breathes little and pills readily. A high share in a jumper sold as wool deserves a second look.",
      fr: "Fibre synthétique qui imite la laine : légère, vive en couleur, lavable, bon marché. Elle est moins chaude, respire peu et bouloche volontiers. Un fort pourcentage dans un « pull en laine » mérite réflexion.",
    },
  },
  {
    key: "elastane",
    concept: "elastane",
    term: { en: "Elastane", fr: "Élasthanne" },
    meaning: {
      en: "Synthetic thread that stretches several times its length and returns. One or two per cent eases a shirt or jeans; far more makes sportswear. Heat ruins it: wash cool and avoid the tumble dryer.",
      fr: "Fil synthétique qui s’étire de plusieurs fois sa longueur et revient. Un ou deux pour cent assouplissent une chemise ou un jean ; il en faut bien plus au sport. La chaleur l’abîme : lavage tiède, pas de sèche-linge.",
    },
    search: { en: "stretch jeans", fr: "jean stretch" },
  },
  {
    key: "recycled-fibre",
    term: { en: "Recycled fibre", fr: "Fibre recyclée" },
    meaning: {
      en: "Fibre made again from waste: bottles, nets, offcuts or worn clothes. Recycled polyester and nylon behave like new ones; recycled cotton and wool have shorter fibres and are blended for strength. Look for the percentage and its certificate.",
      fr: "Fibre refaite à partir de déchets : bouteilles, filets, chutes ou vêtements usés. Le polyester et le polyamide recyclés se comportent comme le neuf ; le coton et la laine, aux fibres raccourcies, se mélangent. Cherchez le pourcentage certifié.",
    },
    search: { en: "recycled polyester jacket", fr: "veste en polyester recyclé" },
  },
  {
    key: "down",
    concept: "down",
    term: { en: "Down", fr: "Duvet" },
    meaning: {
      en: "The fluffy undercoat of ducks and geese, the warmest filling for its weight while dry. Fill power measures how much it lofts; the share of down to feathers matters too. Wet, it collapses.",
      fr: "Sous-plumage du canard ou de l’oie, le garnissage le plus chaud pour son poids tant qu’il reste sec. Le pouvoir gonflant, en cuin, mesure son volume ; la part de plumes compte aussi. Mouillé, il s’affaisse.",
    },
    search: { en: "down jacket", fr: "doudoune en duvet" },
  },
  {
    key: "leather",
    concept: "leather",
    term: { en: "Leather", fr: "Cuir" },
    meaning: {
      en: "Tanned animal skin: lamb is thin and soft, calf firm and smooth, cow thick. Press it: fine natural wrinkles are a good sign, a plastic-like sheen suggests heavy coating. Feed it, and keep it from radiators.",
      fr: "Peau tannée : agneau fin et souple, veau ferme et lisse, vachette épaisse. Pressez : de fines rides sont bon signe, un brillant de plastique trahit un enduit. Nourrissez-le et tenez-le loin des radiateurs.",
    },
    search: { en: "leather jacket", fr: "veste en cuir" },
  },
  {
    key: "suede",
    concept: "suede",
    term: { en: "Suede", fr: "Daim" },
    meaning: {
      en: "Leather finished on its flesh side, with a velvety nap. Soft and matt, it dreads rain and grease. Protect it with a spray when new and brush it dry; the better ones leave little colour on a white cloth.",
      fr: "Dans l’usage, cuir poncé côté chair, au toucher de velours ; le terme exact est cuir velours. Doux et mat, il craint la pluie et le gras. Protégez-le d’un spray dès l’achat, brossez-le à sec.",
    },
    search: { en: "suede jacket", fr: "veste en daim" },
  },
  {
    key: "nubuck",
    term: { en: "Nubuck", fr: "Nubuck" },
    meaning: {
      en: "Leather sanded on its outer, grain side, so it looks like a very fine, close suede but is stronger. Marks show quickly and brush out. Use a nubuck brush and spray, never shoe cream.",
      fr: "Cuir poncé côté fleur, c’est-à-dire sur la face extérieure : il ressemble à un daim très ras, en plus solide. Il marque vite et se brosse. Une brosse douce et un spray, jamais de cirage.",
    },
    search: { en: "nubuck boots", fr: "bottines en nubuck" },
  },
  {
    key: "patent-leather",
    term: { en: "Patent leather", fr: "Cuir verni" },
    meaning: {
      en: "Leather covered with a glossy, mirror-like film. It wipes clean and shrugs off drizzle, and it is the shoe leather of black tie. Cold and sharp folds crack it, and dark colours may migrate into pale ones.",
      fr: "Cuir couvert d’un film brillant comme un miroir. Il s’essuie d’un chiffon, ne craint pas la bruine et chausse le smoking. Le froid et les plis vifs le craquellent ; rangé contre du foncé, le clair se tache.",
    },
    search: { en: "patent leather loafers", fr: "mocassins cuir verni" },
  },
  {
    key: "shearling",
    term: { en: "Shearling", fr: "Peau lainée" },
    meaning: {
      en: "Sheepskin tanned with its wool left on and clipped short: suede or smooth leather outside, fleece inside. Extremely warm, weighty and costly to clean. An imitation in polyester is much lighter, and the label must say so.",
      fr: "Peau de mouton tannée avec sa laine, tondue ras : cuir lisse ou velours dehors, toison dedans. Très chaude, pesante, coûteuse à nettoyer. L’imitation en polyester, bien plus légère, doit être annoncée sur l’étiquette.",
    },
    search: { en: "shearling coat", fr: "manteau en peau lainée" },
  },
  {
    key: "faux-leather",
    concept: "faux-leather",
    term: { en: "Faux leather", fr: "Similicuir" },
    meaning: {
      en: "Fabric coated with plastic, mostly polyurethane, to look like leather. Even, light and wipeable, it does not breathe and peels with age, first at the folds. Calling it vegan says nothing of its durability.",
      fr: "Tissu enduit de plastique, de polyuréthane le plus souvent, qui imite le cuir. Régulier, léger, facile à essuyer, il ne respire pas et finit par peler, d’abord aux plis. « Vegan » ne dit rien de sa durée.",
    },
    search: { en: "faux leather trousers", fr: "pantalon en similicuir" },
  },
  {
    key: "faux-fur",
    concept: "faux-fur",
    term: { en: "Faux fur", fr: "Fausse fourrure" },
    meaning: {
      en: "Long synthetic pile on a knitted back, made to look like fur. Good ones have hairs of several lengths and shades; part the pile and look for a dense base. Keep away from heat and brush gently.",
      fr: "Long poil synthétique sur un dos tricoté, qui imite la fourrure. Une belle imitation mêle des poils de plusieurs longueurs et de plusieurs tons ; écartez-les : la base doit être dense. Loin de la chaleur, brossage léger.",
    },
    search: { en: "faux fur coat", fr: "manteau en fausse fourrure" },
  },
]);

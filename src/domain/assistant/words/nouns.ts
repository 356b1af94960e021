import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** What one and several of a kind are called. */
export interface Noun {
  readonly en: readonly [one: string, several: string];
  readonly fr: readonly [one: string, several: string];
  /** In French. */
  readonly gender: "m" | "f";
}

/** The name of a part of the tree in a sentence: the leaf, or the family or department where only that is said. */
export function nounOf(code: string, universe: Universe): Noun {
  return table.get(`${universe} ${code}`) ?? table.get(code) ?? piece;
}

/** Where nothing is said of what it is. */
export const piece: Noun = { en: ["piece", "pieces"], fr: ["pièce", "pièces"], gender: "f" };

/** One of it with its article: "an overshirt", « une paire de baskets ». */
export function oneOf({ en, fr, gender }: Noun, language: Language): string {
  if (language === "en") return `${/^[aeio]/i.test(en[0]) ? "an" : "a"} ${en[0]}`;
  return `${gender === "f" || fr[0].startsWith("paire") ? "une" : "un"} ${fr[0]}`;
}

/** Where somebody looks for a present and does not know which. */
export const giftIdea: Noun = {
  en: ["gift idea", "gift ideas"],
  fr: ["idée cadeau", "idées cadeaux"],
  gender: "f",
};

/** code: English one, several; French one, several; gender. */
const rows = `
A: garment, clothes; vêtement, vêtements; m
A.1: top, tops; haut, hauts; m
A.1.1: T-shirt, T-shirts; t-shirt, t-shirts; m
men A.1.2: polo shirt, polo shirts; polo, polos; m
women A.1.2: top, tops; top, tops; m
men A.1.3: shirt, shirts; chemise, chemises; f
women A.1.3: shirt or blouse, shirts and blouses; chemise ou blouse, chemises et blouses; f
men A.1.4: overshirt, overshirts; surchemise, surchemises; f
women A.1.4: tunic, tunics; tunique, tuniques; f
men A.1.5: tank top, tank tops; débardeur, débardeurs; m
women A.1.5: camisole, camisoles; caraco, caracos; m
A.1.6: bodysuit, bodysuits; body, bodys; m
A.2: piece of knitwear, knitwear; maille, mailles; f
A.2.1: jumper, jumpers; pull, pulls; m
A.2.2: cardigan, cardigans; cardigan, cardigans; m
A.2.3: sweatshirt, sweatshirts; sweat, sweats; m
A.2.4: hoodie, hoodies; sweat à capuche, sweats à capuche; m
A.2.5: roll-neck, roll-necks; col roulé, cols roulés; m
A.3: pair of trousers, trousers; pantalon, pantalons; m
A.3.1: pair of jeans, jeans; jean, jeans; m
A.3.2: pair of chinos, chinos; chino, chinos; m
A.3.3: pair of tailored trousers, tailored trousers; pantalon habillé, pantalons habillés; m
men A.3.4: pair of joggers, joggers; jogging, joggings; m
women A.3.4: pair of leggings, leggings; legging, leggings; m
A.3.5: pair of shorts, shorts; short, shorts; m
A.3.6: pair of cargo trousers, cargo trousers; pantalon cargo, pantalons cargo; m
A.4: jacket, jackets; veste, vestes; f
A.4.1: blazer, blazers; blazer, blazers; m
A.4.2: light jacket, light jackets; blouson, blousons; m
A.4.3: leather jacket, leather jackets; veste en cuir, vestes en cuir; f
A.4.4: denim jacket, denim jackets; veste en jean, vestes en jean; f
A.4.5: gilet, gilets; gilet sans manches, gilets sans manches; m
A.5: coat, coats; manteau, manteaux; m
A.5.1: wool coat, wool coats; manteau en laine, manteaux en laine; m
A.5.2: trench coat, trench coats; trench, trenchs; m
A.5.3: parka, parkas; parka, parkas; f
A.5.4: puffer, puffers; doudoune, doudounes; f
A.5.5: raincoat, raincoats; imperméable, imperméables; m
A.6: suit, suits; costume, costumes; m
women A.6: suit, suits; tailleur, tailleurs; m
men A.6.1: suit, suits; costume, costumes; m
women A.6.1: trouser suit, trouser suits; tailleur-pantalon, tailleurs-pantalons; m
men A.6.2: tuxedo, tuxedos; smoking, smokings; m
women A.6.2: skirt suit, skirt suits; tailleur-jupe, tailleurs-jupes; m
A.6.3: waistcoat, waistcoats; gilet de costume, gilets de costume; m
A.7: dress, dresses; robe, robes; f
A.7.1: mini dress, mini dresses; robe courte, robes courtes; f
A.7.2: midi dress, midi dresses; robe mi-longue, robes mi-longues; f
A.7.3: maxi dress, maxi dresses; robe longue, robes longues; f
A.7.4: evening dress, evening dresses; robe de soirée, robes de soirée; f
A.8: skirt, skirts; jupe, jupes; f
A.8.1: mini skirt, mini skirts; jupe courte, jupes courtes; f
A.8.2: midi skirt, midi skirts; jupe mi-longue, jupes mi-longues; f
A.8.3: maxi skirt, maxi skirts; jupe longue, jupes longues; f
A.9: jumpsuit, jumpsuits; combinaison, combinaisons; f
A.9.1: jumpsuit, jumpsuits; combinaison, combinaisons; f
A.9.2: playsuit, playsuits; combishort, combishorts; m
A.9.3: pair of dungarees, dungarees; salopette, salopettes; f
B: pair of shoes, shoes; paire de chaussures, chaussures; f
B.1: pair of casual shoes, casual shoes; paire de chaussures décontractées, chaussures décontractées; f
B.1.1: pair of trainers, trainers; paire de baskets, baskets; f
B.1.2: pair of slip-ons, slip-ons; paire de slip-ons, slip-ons; f
B.2: pair of classic shoes, classic shoes; paire de chaussures habillées, chaussures habillées; f
men B.2.1: pair of oxfords or derbies, oxfords and derbies; paire de richelieus ou derbies, richelieus et derbies; m
women B.2.1: pair of pumps, pumps; paire d’escarpins, escarpins; m
B.2.2: pair of loafers, loafers; paire de mocassins, mocassins; m
men B.2.3: pair of monk straps, monk straps; paire de chaussures à boucle, chaussures à boucle; f
women B.2.3: pair of heeled sandals, heeled sandals; paire de sandales à talon, sandales à talon; f
B.2.4: pair of ballerinas, ballerinas; paire de ballerines, ballerines; f
B.3: pair of boots, boots; paire de bottes, bottes et bottines; f
B.3.1: pair of ankle boots, ankle boots; paire de bottines, bottines; f
men B.3.2: pair of lace-up boots, lace-up boots; paire de bottines à lacets, bottines à lacets; f
women B.3.2: pair of high boots, high boots; paire de bottes hautes, bottes hautes; f
B.4: pair of sandals, sandals; paire de sandales, sandales; f
B.4.1: pair of sandals, sandals; paire de sandales, sandales; f
B.4.2: pair of slides, slides; paire de claquettes, claquettes; f
B.5: pair of sport shoes, sport shoes; paire de chaussures de sport, chaussures de sport; f
B.5.1: pair of running shoes, running shoes; paire de chaussures de course, chaussures de course; f
B.5.2: pair of outdoor shoes, outdoor shoes; paire de chaussures de plein air, chaussures de plein air; f
C: bag, bags; sac, sacs; m
C.1: bag, bags; sac, sacs; m
C.1.1: backpack, backpacks; sac à dos, sacs à dos; m
C.1.2: tote, totes; cabas, cabas; m
C.1.3: shoulder bag, shoulder bags; sac bandoulière, sacs bandoulière; m
men C.1.4: briefcase, briefcases; porte-documents, porte-documents; m
women C.1.4: clutch, clutches; pochette, pochettes; f
C.1.5: travel bag, travel bags; sac de voyage, sacs de voyage; m
C.2: piece of small leather goods, small leather goods; article de petite maroquinerie, articles de petite maroquinerie; m
C.2.1: wallet, wallets; portefeuille, portefeuilles; m
C.2.2: card holder, card holders; porte-cartes, porte-cartes; m
D: accessory, accessories; accessoire, accessoires; m
D.1: belt, belts; ceinture, ceintures; f
D.1.1: belt, belts; ceinture, ceintures; f
D.2: hat, hats; chapeau, chapeaux et casquettes; m
D.2.1: hat, hats; chapeau, chapeaux; m
D.2.2: cap or beanie, caps and beanies; casquette ou bonnet, casquettes et bonnets; m
D.3: scarf, scarves; écharpe, écharpes; f
D.3.1: scarf, scarves; écharpe, écharpes; f
D.4: pair of gloves, gloves; paire de gants, gants; m
D.4.1: pair of gloves, gloves; paire de gants, gants; m
D.5: tie, ties; cravate, cravates; f
D.5.1: tie, ties; cravate, cravates; f
men D.5.2: bow tie or pocket square, bow ties and pocket squares; nœud papillon ou pochette, nœuds papillon et pochettes; m
women D.5.2: hair accessory, hair accessories; accessoire pour cheveux, accessoires pour cheveux; m
D.6: pair of sunglasses, sunglasses; paire de lunettes de soleil, lunettes de soleil; f
D.6.1: pair of sunglasses, sunglasses; paire de lunettes de soleil, lunettes de soleil; f
E: piece of jewellery, watches and jewellery; bijou, montres et bijoux; m
E.1: watch, watches; montre, montres; f
E.1.1: watch, watches; montre, montres; f
E.2: piece of jewellery, jewellery; bijou, bijoux; m
E.2.1: bracelet, bracelets; bracelet, bracelets; m
E.2.2: necklace, necklaces; collier, colliers; m
E.2.3: ring, rings; bague, bagues; f
men E.2.4: pair of cufflinks, cufflinks; paire de boutons de manchette, boutons de manchette; m
women E.2.4: pair of earrings, earrings; paire de boucles d’oreilles, boucles d’oreilles; f
F: piece of underwear, underwear and swimwear; sous-vêtement, sous-vêtements et maillots; m
F.1: piece of underwear, underwear; sous-vêtement, sous-vêtements; m
men F.1.1: piece of underwear, underwear; sous-vêtement, sous-vêtements; m
women F.1.1: bra, bras; soutien-gorge, soutiens-gorge; m
F.1.2: pair of briefs, briefs; culotte, culottes; f
F.1.3: set, sets; ensemble, ensembles; m
F.2: pair of socks or tights, socks and tights; paire de chaussettes ou collants, chaussettes et collants; m
F.2.1: pair of socks, socks; paire de chaussettes, chaussettes; f
F.2.2: pair of tights, tights; collant, collants; m
F.3: nightwear piece, nightwear; vêtement de nuit, vêtements de nuit; m
F.3.1: nightwear piece, nightwear; vêtement de nuit, vêtements de nuit; m
F.4: swimming costume, swimwear; maillot de bain, maillots de bain; m
men F.4.1: pair of swim shorts, swimwear; maillot de bain, maillots de bain; m
women F.4.1: swimming costume, swimwear; maillot de bain, maillots de bain; m
G: sport piece, sportswear; vêtement de sport, vêtements de sport; m
G.1: sport piece, sportswear; vêtement de sport, vêtements de sport; m
G.1.1: sport top, sport tops; haut de sport, hauts de sport; m
G.1.2: pair of sport bottoms, sport bottoms; bas de sport, bas de sport; m
G.1.3: sport jacket, sport jackets; veste de sport, vestes de sport; f
`;

const table: ReadonlyMap<string, Noun> = new Map(
  rows
    .trim()
    .split("\n")
    .map((row): [string, Noun] => {
      const [code = "", words = ""] = row.split(": ");
      const [en = "", fr = "", gender] = words.split("; ");
      const pair = (text: string): readonly [string, string] => {
        const [one = "", several = one] = text.split(", ");
        return [one, several];
      };
      return [code, { en: pair(en), fr: pair(fr), gender: gender === "f" ? "f" : "m" }];
    }),
);

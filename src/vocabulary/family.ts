import type { Language } from "./language.ts";

const named = (en: string, fr: string): Readonly<Record<Language, string>> => ({ en, fr });

/** What the families of the category tree are called: `A.1`, between the department and the leaf. */
export const familyNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  "A.1": named("Tops", "Hauts"),
  "A.2": named("Knitwear and sweatshirts", "Maille et sweats"),
  "A.3": named("Trousers and shorts", "Pantalons et shorts"),
  "A.4": named("Jackets", "Vestes et blousons"),
  "A.5": named("Coats", "Manteaux"),
  "A.6": named("Suits", "Costumes et tailleurs"),
  "A.7": named("Dresses", "Robes"),
  "A.8": named("Skirts", "Jupes"),
  "A.9": named("Jumpsuits", "Combinaisons"),
  "B.1": named("Casual shoes", "Chaussures décontractées"),
  "B.2": named("Classic shoes", "Chaussures habillées"),
  "B.3": named("Boots", "Bottes et bottines"),
  "B.4": named("Sandals", "Sandales"),
  "B.5": named("Sport shoes", "Chaussures de sport"),
  "C.1": named("Bags", "Sacs"),
  "C.2": named("Small leather goods", "Petite maroquinerie"),
  "D.1": named("Belts", "Ceintures"),
  "D.2": named("Hats and caps", "Chapeaux et casquettes"),
  "D.3": named("Scarves", "Écharpes et foulards"),
  "D.4": named("Gloves", "Gants"),
  "D.5": named("Ties and accessories", "Cravates et accessoires"),
  "D.6": named("Sunglasses", "Lunettes de soleil"),
  "E.1": named("Watches", "Montres"),
  "E.2": named("Jewellery", "Bijoux"),
  "F.1": named("Underwear", "Sous-vêtements"),
  "F.2": named("Socks and tights", "Chaussettes et collants"),
  "F.3": named("Nightwear", "Vêtements de nuit"),
  "F.4": named("Swimwear", "Maillots de bain"),
  "G.1": named("Sportswear", "Vêtements de sport"),
};

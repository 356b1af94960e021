/** Pixels for one centimetre in an 800 × 1000 picture, and where the middle of the garment lies in it. */
export interface FamilyScale {
  readonly scale: number;
  /** Share of the height. */
  readonly middle: number;
}

/** One scale a family: within it, cropped looks shorter than long and slim narrower than wide. */
export const families = {
  top: { scale: 9.8, middle: 0.5 },
  "womens-top": { scale: 10.8, middle: 0.5 },
  "slim-top": { scale: 12, middle: 0.5 },
  "crop-top": { scale: 16.4, middle: 0.5 },
  tunic: { scale: 9.8, middle: 0.5 },
  jacket: { scale: 9.6, middle: 0.5 },
  "womens-jacket": { scale: 10.6, middle: 0.5 },
  "hooded-jacket": { scale: 9.6, middle: 0.5 },
  gilet: { scale: 11.4, middle: 0.5 },
  "womens-gilet": { scale: 12.2, middle: 0.5 },
  coat: { scale: 6.9, middle: 0.5 },
  trousers: { scale: 7.7, middle: 0.5 },
  shorts: { scale: 12.4, middle: 0.5 },
  skirt: { scale: 9, middle: 0.5 },
  "mini-skirt": { scale: 12.4, middle: 0.5 },
  dress: { scale: 6, middle: 0.5 },
  "midi-dress": { scale: 6.5, middle: 0.5 },
  "short-dress": { scale: 7.9, middle: 0.5 },
  suit: { scale: 5.6, middle: 0.5 },
  "skirt-suit": { scale: 7.4, middle: 0.5 },
  "short-skirt-suit": { scale: 8.8, middle: 0.5 },
  "sleeveless-coat": { scale: 7.3, middle: 0.5 },
  "suit-set": { scale: 7.7, middle: 0.5 },
  waistcoat: { scale: 12.4, middle: 0.5 },
  underwear: { scale: 18, middle: 0.5 },
  bra: { scale: 19, middle: 0.5 },
  trunks: { scale: 15, middle: 0.5 },
  "lingerie-set": { scale: 13.4, middle: 0.5 },
  "one-piece": { scale: 11.2, middle: 0.5 },
  slipover: { scale: 11.6, middle: 0.5 },
  "long-knit": { scale: 7.7, middle: 0.5 },
  nightdress: { scale: 7.2, middle: 0.5 },
  sock: { scale: 18.4, middle: 0.5 },
  "knee-sock": { scale: 16.4, middle: 0.5 },
  stockings: { scale: 9.6, middle: 0.5 },
  hosiery: { scale: 7.4, middle: 0.5 },
  shoe: { scale: 20.4, middle: 0.53 },
  boot: { scale: 16.5, middle: 0.53 },
  bag: { scale: 13.5, middle: 0.53 },
  "small-bag": { scale: 18, middle: 0.53 },
  clutch: { scale: 21, middle: 0.53 },
  luggage: { scale: 10.5, middle: 0.53 },
  "card-holder": { scale: 44, middle: 0.5 },
  "small-leather": { scale: 31, middle: 0.5 },
  belt: { scale: 19.5, middle: 0.52 },
  headwear: { scale: 20.5, middle: 0.5 },
  cap: { scale: 21.5, middle: 0.5 },
  scarf: { scale: 7.4, middle: 0.5 },
  snood: { scale: 15, middle: 0.5 },
  glove: { scale: 22, middle: 0.5 },
  tie: { scale: 12, middle: 0.5 },
  "bow-tie": { scale: 36, middle: 0.5 },
  eyewear: { scale: 41, middle: 0.5 },
  hair: { scale: 46, middle: 0.5 },
  watch: { scale: 76, middle: 0.5 },
  jewel: { scale: 100, middle: 0.5 },
  "small-jewel": { scale: 215, middle: 0.5 },
  bracelet: { scale: 78, middle: 0.5 },
  necklace: { scale: 36, middle: 0.5 },
} as const satisfies Record<string, FamilyScale>;

export type Family = keyof typeof families;

/** Women's cuts are narrower and shorter: at the scale of men's they would look lost in the frame. */
export const womensFamilies: Partial<Record<Family, Family>> = {
  top: "womens-top",
  jacket: "womens-jacket",
  gilet: "womens-gilet",
};

export const leatherGoods = {} as const;

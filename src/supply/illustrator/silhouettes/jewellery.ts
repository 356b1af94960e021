export const jewellery = {} as const;

export const dresses = {} as const;

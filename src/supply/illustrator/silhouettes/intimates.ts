export const intimates = {} as const;

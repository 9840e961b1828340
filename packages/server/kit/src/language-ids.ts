export const languageIds = { en: 692, ru: 693 } as const
export type Language = keyof typeof languageIds

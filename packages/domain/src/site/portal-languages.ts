/** The portal's languages; a company offers at least one of them. */
export const portalLanguages = ['en', 'ru'] as const
export type PortalLanguage = (typeof portalLanguages)[number]

/** The requested language, or else the first one offered. */
export const offeredLanguage = (
  offered: readonly PortalLanguage[],
  wanted: PortalLanguage | null | undefined,
): PortalLanguage => offered.find((language) => language === wanted) ?? offered[0] ?? 'en'

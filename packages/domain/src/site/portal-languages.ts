/** Languages that the portal has; a company offers one of them or more. */
export const portalLanguages = ['en', 'ru'] as const
export type PortalLanguage = (typeof portalLanguages)[number]

/** The language that was wanted, else the first that is offered. */
export const offeredLanguage = (
  offered: readonly PortalLanguage[],
  wanted: PortalLanguage | null | undefined,
): PortalLanguage => offered.find((language) => language === wanted) ?? offered[0] ?? 'en'

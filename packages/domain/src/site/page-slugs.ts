/** Pages whose text comes from the company (GAP08); the slug is the path. */
export const pageSlugs = ['how-to-buy', 'about', 'terms', 'privacy', 'cookies'] as const
export type PageSlug = (typeof pageSlugs)[number]

/** Texts that people agree to or rely on: every publication is a version and stays readable. */
export const versionedPages = ['terms', 'privacy', 'cookies'] as const satisfies readonly PageSlug[]
export type VersionedPage = (typeof versionedPages)[number]
export const isVersioned = (slug: PageSlug): slug is VersionedPage =>
  versionedPages.some((page) => page === slug)

/** How to buy and About us are one page that opens at either part (DEC43). */
export const aboutParts = ['how-to-buy', 'about'] as const satisfies readonly PageSlug[]
export const isAboutPart = (slug: PageSlug): slug is (typeof aboutParts)[number] =>
  aboutParts.some((part) => part === slug)

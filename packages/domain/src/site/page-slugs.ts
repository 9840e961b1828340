/** Pages whose text is the company's own (GAP08); the slug is the path. */
export const pageSlugs = ['how-to-buy', 'about', 'terms', 'privacy', 'cookies'] as const
export type PageSlug = (typeof pageSlugs)[number]

/** Texts that one agrees to or relies on: every publication is a version, and stays readable. */
export const versionedPages = ['terms', 'privacy', 'cookies'] as const satisfies readonly PageSlug[]
export type VersionedPage = (typeof versionedPages)[number]
export const isVersioned = (slug: PageSlug): slug is VersionedPage =>
  versionedPages.some((page) => page === slug)

/** How to buy and About us are one page, opened at either part (DEC43). */
export const aboutParts = ['how-to-buy', 'about'] as const satisfies readonly PageSlug[]
export const isAboutPart = (slug: PageSlug): slug is (typeof aboutParts)[number] =>
  aboutParts.some((part) => part === slug)

/** Pages whose text is the company's own (GAP08); the slug is the path. */
export const pageSlugs = ['how-to-buy', 'about', 'terms', 'privacy', 'cookies'] as const
export type PageSlug = (typeof pageSlugs)[number]

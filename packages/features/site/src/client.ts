export type { PageSlug } from '@seriba/domain/site/page-slugs'
export { SitePage } from './page/SitePage.tsx'

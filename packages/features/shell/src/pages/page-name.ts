import type { shellPages, staffPages } from '@seriba/i18n/en/shell'

/** Pages as their titles name them. */
export type PageName = keyof typeof shellPages.pages | keyof typeof staffPages

/** What a route says about itself: `handle: { page: 'myBids' } satisfies PageHandle`. */
export type PageHandle = {
  page: PageName
  /** Only uses texts that come with the first page. */
  firstTexts?: true
}

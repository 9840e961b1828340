import type { shellPages, staffPages } from '@seriba/i18n/en/shell'

/** Pages as their titles name them. */
export type PageName = keyof typeof shellPages.pages | keyof typeof staffPages

/** What a route says of itself: `handle: { page: 'myBids' } satisfies PageHandle`. */
export type PageHandle = {
  page: PageName
  /** Says nothing that does not come with the first page. */
  saysLittle?: true
}

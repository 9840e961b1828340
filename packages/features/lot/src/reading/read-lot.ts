import type { PageType } from '@seriba/domain/lots/page-types'

/** A lot whose sheet is read, as requests name it. */
export type ReadLot = { pageType: PageType; id: string }

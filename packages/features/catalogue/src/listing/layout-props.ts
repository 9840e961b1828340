import type { PageType } from '@seriba/domain/lots/page-types'
import type { ReactNode } from 'react'
import type { ListingConfig } from '../config/listing-config.ts'
import type { Lot } from '../rows/lot.ts'
import type { LotActions } from '../rows/row-context.ts'
import type { Audience } from '../rows/use-row-words.ts'
import type { ListingState } from '../url/listing-state.ts'

export type ListingChange = (
  to: (state: ListingState) => ListingState,
  options?: { replace?: boolean },
) => void

/** What other parts of the catalogue draw into a listing. */
export type ListingSlots = {
  /** The favorites control of a lot, in its row or card. */
  lotActions?: LotActions | undefined
  /** Among the tools of wide screens, and between Sort and Search on small ones. */
  savedSearches?: ((pageType: PageType, state: ListingState, place: 'tools' | 'bar') => ReactNode) | undefined
  /** If lots have been found. */
  saveLots?: ((pageType: PageType, state: ListingState) => ReactNode) | undefined
}

/** Draws the lots, marking the one that is shown next to them; `tight` if that takes their space. */
export type DrawLots = (chosen?: string, tight?: boolean) => ReactNode

/** What is put around the lots of a wide screen, even before they have loaded. */
export type AroundLots = (lots: readonly Lot[] | undefined, draw: DrawLots) => ReactNode

export type ListingLayoutProps = {
  config: ListingConfig
  state: ListingState
  change: ListingChange
  audience: Audience
  slots: ListingSlots
  around?: AroundLots | undefined
}

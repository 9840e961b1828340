import type { ListingConfig } from '../config/listing-config.ts'
import type { Audience } from '../rows/use-row-words.ts'
import type { ListingState } from '../url/listing-state.ts'

export type ListingLayoutProps = {
  config: ListingConfig
  state: ListingState
  change: (to: (state: ListingState) => ListingState, options?: { replace?: boolean }) => void
  audience: Audience
}

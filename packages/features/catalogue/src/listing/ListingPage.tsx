import type { PageType } from '@seriba/domain/lots/page-types'
import { listingConfigs } from '../config/listing-config.ts'
import { MobileListing } from '../mobile/MobileListing.tsx'
import type { Audience } from '../rows/use-row-words.ts'
import { useListingState } from '../url/use-listing-state.ts'
import { catalogueSlots } from './catalogue-slots.tsx'
import { DesktopListing } from './DesktopListing.tsx'
import type { ListingSlots } from './layout-props.ts'
import { useWide } from './use-wide.ts'

type ListingPageProps = {
  pageType: PageType
  /** Staff and buyers call the state of a bid by different names. */
  audience: Audience
  slots?: ListingSlots
}

export function ListingPage({ pageType, audience, slots = catalogueSlots[pageType] }: ListingPageProps) {
  const [state, change] = useListingState(pageType)
  const Layout = useWide() ? DesktopListing : MobileListing
  return (
    <Layout
      // Lots of one page are never shown while those of another are on their way.
      key={pageType}
      config={listingConfigs[pageType]}
      state={state}
      change={change}
      audience={audience}
      slots={slots}
    />
  )
}

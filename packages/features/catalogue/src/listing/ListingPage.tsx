import { listingConfigs } from '../config/listing-config.ts'
import { MobileListing } from '../mobile/MobileListing.tsx'
import type { Audience } from '../rows/use-row-words.ts'
import { useListingState } from '../url/use-listing-state.ts'
import { DesktopListing } from './DesktopListing.tsx'
import { useWide } from './use-wide.ts'

type ListingPageProps = {
  /** Staff and buyers call the state of a bid by different names. */
  audience: Audience
}

export function ListingPage({ audience }: ListingPageProps) {
  const config = listingConfigs['car-auction']
  const [state, change] = useListingState(config.pageType)
  const Layout = useWide() ? DesktopListing : MobileListing
  return <Layout config={config} state={state} change={change} audience={audience} />
}

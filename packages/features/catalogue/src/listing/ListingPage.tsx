import { useAppSelector } from '@seriba/api/hooks'
import { selectSession, sessionStatus } from '@seriba/api/session-slice'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useWide } from '@seriba/ui/use-wide'
import { useMemo } from 'react'
import { forStaff } from '../config/for-staff.ts'
import { forVisitors } from '../config/for-visitors.ts'
import { listingConfigs } from '../config/listing-config.ts'
import { MobileListing } from '../mobile/MobileListing.tsx'
import type { Audience } from '../rows/use-row-words.ts'
import { useListingState } from '../url/use-listing-state.ts'
import { catalogueSlots } from './catalogue-slots.tsx'
import { DesktopListing } from './DesktopListing.tsx'
import type { ListingSlots } from './layout-props.ts'

/** Nobody keeps lots and searches of a visitor. */
const withoutSlots: ListingSlots = {}

type ListingPageProps = {
  pageType: PageType
  /** Staff and buyers call the state of a bid by different names. */
  audience: Audience
  slots?: ListingSlots
}

export function ListingPage({ pageType, audience, slots = catalogueSlots[pageType] }: ListingPageProps) {
  const [state, change] = useListingState(pageType)
  const byVisitor = useAppSelector(selectSession).status === sessionStatus.anonymous
  const config = useMemo(() => {
    const own = listingConfigs[pageType]
    if (byVisitor) return forVisitors(own)
    return audience === 'manager' ? forStaff(own) : own
  }, [pageType, byVisitor, audience])
  const Layout = useWide() ? DesktopListing : MobileListing
  return (
    <Layout
      // Lots of one page are never shown while those of another are on their way.
      key={pageType}
      config={config}
      state={state}
      change={change}
      audience={audience}
      slots={byVisitor ? withoutSlots : slots}
    />
  )
}

import { useAppSelector } from '@seriba/api/hooks'
import { selectSession, sessionStatus } from '@seriba/api/session-slice'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useWide } from '@seriba/ui/use-wide'
import { useMemo } from 'react'
import { forVisitors } from '../config/for-visitors.ts'
import { type ListingConfig, listingConfigs } from '../config/listing-config.ts'
import { MobileListing } from '../mobile/MobileListing.tsx'
import type { Audience } from '../rows/use-row-words.ts'
import { useListingState } from '../url/use-listing-state.ts'
import { catalogueSlots } from './catalogue-slots.tsx'
import { DesktopListing } from './DesktopListing.tsx'
import type { AroundLots, ListingSlots } from './layout-props.ts'

/** Visitors cannot save lots or searches. */
const withoutSlots: ListingSlots = {}

type ListingPageProps = {
  pageType: PageType
  /** Staff and buyers have different names for the state of a bid. */
  audience: Audience
  slots?: ListingSlots
  /** How the audience sees a page, if that differs from buyers. */
  look?: (config: ListingConfig) => ListingConfig
  around?: AroundLots | undefined
}

const asItIs = (config: ListingConfig) => config

export function ListingPage({ pageType, audience, look = asItIs, around, ...given }: ListingPageProps) {
  const { slots = catalogueSlots[pageType] } = given
  const [state, change] = useListingState(pageType)
  const byVisitor = useAppSelector(selectSession).status === sessionStatus.anonymous
  const config = useMemo(() => {
    const own = listingConfigs[pageType]
    return byVisitor ? forVisitors(own) : look(own)
  }, [pageType, byVisitor, look])
  const Layout = useWide() ? DesktopListing : MobileListing
  return (
    <Layout
      // Lots of one page are never shown while those of another are loading.
      key={pageType}
      config={config}
      state={state}
      change={change}
      audience={audience}
      slots={byVisitor ? withoutSlots : slots}
      around={around}
    />
  )
}

import type { LotDetail } from '@seriba/contracts/lot'
import type { Permissions } from '@seriba/domain/access/permissions'
import { type PageType, pageTypes, statisticsOf } from '@seriba/domain/lots/page-types'
import type { ReactNode } from 'react'
import type { LotSlots } from '../page/bid-slots.ts'
import { EarlierAuctions } from './before/EarlierAuctions.tsx'
import { PriceEvidence } from './PriceEvidence.tsx'

type EvidenceSectionsProps = {
  wrongMatches?: LotSlots['wrongMatches'] | undefined
  lot: LotDetail
  pageType: PageType
  permission: Permissions
}

/** What is known about a lot's value: where the car was auctioned before, and what similar ones sold for. */
export function EvidenceSections({
  lot,
  pageType,
  permission,
  wrongMatches,
}: EvidenceSectionsProps): ReactNode {
  const statistics = statisticsOf(pageTypes[pageType].kind)
  const priced = statistics !== undefined && permission[pageTypes[statistics].needs]
  return (
    <>
      <EarlierAuctions lot={lot} pageType={pageType} priced={priced} wrongMatches={wrongMatches} />
      {priced && <PriceEvidence lot={lot} pageType={pageType} />}
    </>
  )
}

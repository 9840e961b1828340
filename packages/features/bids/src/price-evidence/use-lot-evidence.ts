import { usePriceEvidenceQuery } from '@seriba/api/shared/price-evidence'
import { type PageType, pageTypes, statisticsOf } from '@seriba/domain/lots/page-types'
import type { BidLot } from '../bid-panel/bid-lot.ts'
import { useProfile } from '../shared/profile.ts'

/** What similar lots sold for; nothing is requested for users who may not see statistics. */
export function useLotEvidence(lot: BidLot, pageType: PageType) {
  const permission = useProfile()?.permission
  const statistics = statisticsOf(pageTypes[pageType].kind)
  const isPriced = statistics !== undefined && permission?.[pageTypes[statistics].needs] === true
  const { data, isLoading } = usePriceEvidenceQuery(
    { pageType, id: lot.carCommonDetail.id },
    { skip: !isPriced },
  )
  return { evidence: data?.evidence ?? null, isLoading }
}

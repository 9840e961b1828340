import { toApiError } from '@seriba/api/api-error'
import { useLiveLot } from '@seriba/api/live-lot'
import { useBidAllowanceQuery } from '@seriba/api/shared/bids'
import { useLotCostsQuery } from '@seriba/api/shared/costs'
import { useEarlierAuctionsQuery, usePriceEvidenceQuery } from '@seriba/api/shared/price-evidence'
import { useViewSheetReadingQuery } from '@seriba/api/shared/sheets'
import { lowestBid } from '@seriba/domain/bids/amount-steps'
import { bidPanelBanner } from '@seriba/domain/bids/bid-panel'
import { newGroup } from '@seriba/domain/bids/group'
import { blockedBid } from '@seriba/domain/import-rules/blocked-bid'
import { importVerdict } from '@seriba/domain/import-rules/import-verdict'
import { estimateAt, estimatorOf } from '@seriba/domain/landed-cost/estimate'
import type { ComparedLot } from '@seriba/domain/lots/comparison'
import { pageTypes, statisticsOf } from '@seriba/domain/lots/page-types'
import { useMemo } from 'react'
import { useProfile } from '../shared/profile.ts'
import { useSite } from '../shared/use-site.ts'
import { codesOf, interiorOf } from './codes-of.ts'
import { factsOfLot } from './facts-of-lot.ts'
import type { GroupBuyer } from './group-buyer.ts'

const nowhere: ComparedLot = { pageType: 'car-auction', id: '0' }

/** Everything in a lot's column; an empty column makes no requests. */
export function useComparedLot(
  ref: ComparedLot | undefined,
  typed: number | null | undefined,
  { side, choices: choicesOfClient, clientId }: Pick<GroupBuyer, 'side' | 'choices' | 'clientId'>,
) {
  const skip = ref === undefined
  const lot = ref ?? nowhere
  const { step } = useSite()
  const permission = useProfile()?.permission
  const { kind, lotType } = pageTypes[lot.pageType]
  const statistics = statisticsOf(kind)
  const isPriced = statistics !== undefined && permission?.[pageTypes[statistics].needs] === true
  const query = useLiveLot(lot, { skip })
  const { data: costsData } = useLotCostsQuery({ carId: lot.id }, { skip })
  const { data: evidence } = usePriceEvidenceQuery(lot, { skip: skip || !isPriced })
  const { data: before } = useEarlierAuctionsQuery(lot, { skip })
  const { data: reading } = useViewSheetReadingQuery(lot, {
    skip: skip || permission?.auctionTranslationUse !== true,
  })
  const detail = query.currentData?.lotDetail
  const costs = useMemo(() => {
    const told = costsData?.costs ?? null
    return told && choicesOfClient ? { ...told, choices: choicesOfClient } : told
  }, [costsData, choicesOfClient])
  const estimator = useMemo(() => {
    if (!costs) return null
    const { document, vehicle, hall, choices } = costs
    return estimatorOf({ document, vehicle, hall, port: choices.port, regime: choices.regime })
  }, [costs])
  const startPrice = detail?.bidInfo.startPrice ?? 0
  // An empty field is no bid; an untouched field has the lowest one.
  const amount = detail ? (typed === undefined ? lowestBid(startPrice, step) : typed) : null
  const price = amount ?? lowestBid(startPrice, step)
  const estimate = useMemo(() => estimator && estimateAt(estimator, price), [estimator, price])
  const verdict = useMemo(() => {
    if (!estimator || estimator.port === null) return null
    const { document, vehicle, port, regime } = estimator
    return importVerdict({ document, port, regime }, vehicle)
  }, [estimator])
  const blocked = estimator && estimate ? blockedBid(estimator, estimate) : null
  const banner = detail && lotType !== null ? bidPanelBanner(detail.bidInfo) : 'closed'
  const isOpen = lotType !== 'stock' && banner === null
  const hasBudget = side === 'manager' ? clientId !== undefined : detail?.bidInfo.budgetSet === true
  const { currentData: allowance } = useBidAllowanceQuery(
    { carId: lot.id, bidGroup: newGroup, userId: clientId },
    { skip: skip || !isOpen || !hasBudget },
  )
  return {
    ref,
    detail,
    facts: detail ? factsOfLot(detail) : null,
    error: detail ? null : toApiError(query.error),
    retry: () => void query.refetch(),
    costs,
    estimator,
    estimate,
    verdict,
    blocked,
    evidence: evidence?.evidence ?? null,
    before: before?.auctions ?? null,
    sheet: reading?.read ? codesOf(reading.read.reading, detail?.lotInfo.auctionName ?? '') : null,
    /** The inspector's letter for the interior, if the sheet has been read. */
    interior: reading?.read ? interiorOf(reading.read.reading) : null,
    amount,
    /** A bid can be placed on it now, as one of a group. */
    biddable: isOpen && blocked === null,
    isOpen,
    /** Somebody can still buy it, even if the reader cannot bid on anything more today. */
    isForSale: banner === null || banner === 'limit',
    /** The buyer's own budget for the lot; null if they have none, or it is not known yet. */
    budget: allowance?.budget ?? null,
    lotType,
  }
}

export type ComparedColumn = ReturnType<typeof useComparedLot>

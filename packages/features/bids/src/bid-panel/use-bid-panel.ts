import { useBidAllowanceQuery } from '@seriba/api/shared/bids'
import { useHasPassed } from '@seriba/api/use-has-passed'
import { hasControl } from '@seriba/domain/access/flags'
import type { Permissions } from '@seriba/domain/access/permissions'
import { bidPanelBanner, type PanelBanner } from '@seriba/domain/bids/bid-panel'
import { type BidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { noneType } from '@seriba/domain/bids/bid-type'
import { biddingCloses } from '@seriba/domain/bids/deadlines'
import { ungrouped } from '@seriba/domain/bids/group'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { usePlacement } from '../place-bid/use-placement.ts'
import { useProfile } from '../shared/profile.ts'
import { useSite } from '../shared/use-site.ts'
import type { BidPanelProps } from './bid-lot.ts'
import { amountOf, type BidRules, type BidValues } from './bid-rules.ts'
import type { Bidder } from './bidder.ts'
import { useBidBounds } from './use-bid-bounds.ts'
import { useBidForm } from './use-bid-form.ts'
import { useBidGroup } from './use-bid-group.ts'

/**
 * What is in the form's place: a reason, or the form itself. `none` if nobody can bid, `ordered` above the user's own
 * order.
 */
export type PanelState = PanelBanner | 'form' | 'ordered' | 'restricted' | 'no-permission' | 'none'

/** What the button says instead of its usual text, and why. */
export type Block = { label: string; because: string }

export type BidPanelModel = ReturnType<typeof useBidPanel>

/** One bid panel, whether it is next to the lot or in a sheet over it. */
export function useBidPanel({ lot, pageType, bidder }: BidPanelProps & { bidder: Bidder }) {
  const profile = useProfile()
  const { step } = useSite()
  const permission = profile?.permission
  const info = lot.bidInfo
  const { lotType } = pageTypes[pageType]
  const stock = lotType === 'stock'
  const typeShown =
    !stock && info.exportTypeShow && permission !== undefined && hasControl(permission, 'bidType')

  const { startPrice } = info
  const fixedPrice = stock ? info.soldPrice : null
  const typeRequired = typeShown && !permission?.exportTypeOptional && !info.exportTypeOptional
  const rules: BidRules = useMemo(
    () => ({ startPrice, step, fixedPrice, typeRequired }),
    [startPrice, step, fixedPrice, typeRequired],
  )
  const ownBid = liveBid(lot)
  const ordered = stock && ownBid > 0
  const closes = biddingCloses(
    { auctionDate: lot.lotInfo.auctionDate, biddingDeadline: info.biddingDeadline },
    permission?.bidDeadlineCheck ?? true,
  )
  const passed = useHasPassed(closes)
  const known = passed ? { ...lot, bidInfo: { ...info, acceptBid: false } } : lot
  const state = lotType === null ? 'none' : stateOf(known, bidder, ordered, permission)
  const group = useBidGroup({ lot, bidder, stock, open: state === 'form' })
  const bidGroup = group.value === ungrouped ? undefined : group.value
  const form = useBidForm({
    lot: { carId: lot.carCommonDetail.id, lotType: lotType ?? 'auction' },
    rules,
    client: bidder.side === 'manager' ? (bidder.client?.userId ?? null) : undefined,
    bidGroup,
    onBid: async (values) => (group.pending ? setPressed(values) : start(values)),
  })
  const start = (values: BidValues) =>
    placing.start({
      amount: amountOf(values, rules),
      bidGroup,
      bidType: typeShown && values.bidType !== noneType ? values.bidType : undefined,
      comment: values.comment,
      listValue: listValue.current ?? undefined,
    })
  // In the destination's currency, as the costs were shown with it.
  const listValue = useRef<number | null>(null)
  const setListValue = useCallback((next: number | null) => {
    listValue.current = next
  }, [])
  const [block, setBlock] = useState<Block | null>(null)
  // A click is never lost: it waits until the bid's group is known.
  const [pressed, setPressed] = useState<BidValues | null>(null)
  useEffect(() => {
    if (pressed === null || group.pending) return
    setPressed(null)
    void start(pressed)
  }, [pressed, group.pending])
  // Nor does it apply to a client who was chosen after it.
  useEffect(() => setPressed(null), [bidder.client?.userId])
  const alone = ownBid === 0 && bidGroup === undefined && !info.budgetSet && !info.overbidCounted
  const isAsked = state === 'form' && (bidder.side === 'manager' ? bidder.client !== undefined : !alone)
  const allowance = useBidAllowanceQuery(
    { carId: lot.carCommonDetail.id, bidGroup, userId: bidder.client?.userId },
    { skip: !isAsked },
  )
  // What another client has on the lot, and may bid there, does not apply to this one.
  const ofClient = bidder.side === 'manager' ? allowance.currentData : undefined
  const clientBid = ofClient?.liveBid ?? null
  const replaced = stock ? null : clientBid
  const creditLimitCheck = permission?.creditLimitCheck ?? false
  // Outside its group, or in another, even a lower bid may commit more.
  const committed = group.value === group.current ? (replaced ?? ownBid) : 0
  const bounds = useBidBounds({
    allowance: isAsked ? allowance.currentData : { bidAllow: profile?.balanceInfo.bidAllow, budget: null },
    creditLimitCheck,
    budgetSet: info.budgetSet ?? false,
    committed,
  })
  const placing = usePlacement({
    bidder,
    lot: {
      carId: lot.carCommonDetail.id,
      lotType: lotType ?? 'auction',
      ownBid: committed,
      fixedPrice: stock,
    },
    creditLimitCheck,
    onPlaced() {
      form.reset()
      group.forget()
    },
  })

  return {
    lot,
    pageType,
    bidder,
    rules,
    form,
    placing,
    /** The user has clicked to bid, but the confirmation is not shown yet. */
    busy: placing.stage.kind === 'checking' || pressed !== null,
    state,
    stock,
    typeShown,
    group,
    creditLimitCheck,
    /** Why it cannot be shipped to the destination, according to the costs; null if nothing prevents it. */
    block,
    setBlock,
    setListValue,
    /** Yen of the chosen client's live bid, which the new one replaces. */
    replaced,
    /** Buyers see the amount of their live bid above the form. */
    replacesOwn: bidder.side === 'client' && !stock && ownBid > 0,
    /** The chosen client has already ordered the car. */
    clientOrdered: stock && clientBid !== null,
    mayReplace: permission !== undefined && hasControl(permission, 'bidValuesEditor'),
    /** Yen; known before anybody asks. Managers see it next to the client they chose. */
    maximum:
      bidder.side === 'client'
        ? ((isAsked ? allowance.data?.bidAllow : undefined) ?? profile?.balanceInfo.bidAllow)
        : undefined,
    /** The limits of a buyer's own bid; null while they are not known. */
    bounds,
    /** The same for the chosen client: a bid of theirs that is replaced is freed first. */
    clientMaximum: ofClient?.bidAllow,
    /** Bids what the credit allows instead of the requested amount; yen. */
    bidInstead(amount: number) {
      form.edit({ amount })
      void start({ ...form.values, amount })
    },
    /** The user has closed the success view. */
    finish(withAnotherClient = false) {
      placing.close()
      if (withAnotherClient) bidder.forgetClient?.()
    },
  }
}

function stateOf(
  { bidInfo }: BidPanelProps['lot'],
  { side }: Bidder,
  ordered: boolean,
  permission?: Permissions,
): PanelState {
  const banner = bidPanelBanner(bidInfo)
  if (banner === 'finished' || banner === 'sold' || !permission) return banner ?? 'none'
  if (ordered) return 'ordered'
  if (side === 'manager' && !hasControl(permission, 'clientSearch')) return 'no-permission'
  return hasControl(permission, 'bidForm') ? (banner ?? 'form') : 'restricted'
}

/** Yen of the viewer's own bid while it may still be placed at the hall. */
function liveBid({ bidInfo }: BidPanelProps['lot']): number {
  const live = bidInfo.myBid && bidInfo.bidStatusId !== null && isLive(bidInfo.bidStatusId as BidStatus)
  return live ? (bidInfo.myBidAmount ?? 0) : 0
}

import { type ApiError, toApiError } from '@seriba/api/api-error'
import { balanceIn, filledGroupIn, leaderIn, winnerIn } from '@seriba/api/error-detail'
import { useAppDispatch } from '@seriba/api/hooks'
import { updateSoldPrice } from '@seriba/api/manager/bids'
import { messageShown } from '@seriba/api/notifications-slice'
import { updateBidStatus } from '@seriba/api/shared/bids'
import { stepMade } from '@seriba/api/undo'
import { withRollback } from '@seriba/api/with-rollback'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { BalanceInfo } from '@seriba/contracts/money'
import type { BidWinner, LeadingBid } from '@seriba/contracts/rival-bids'
import { type BidStatus, bidStatus, bidStatusName } from '@seriba/domain/bids/bid-status'
import { checkSecondWin } from '@seriba/domain/bids/second-win'
import { isUndoable } from '@seriba/domain/bids/switch-many'
import { formatMoney } from '@seriba/domain/format/number'
import type { LotType } from '@seriba/domain/lots/page-types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { patchAll, patchBid } from './patch-bid.ts'

/** A bid that a client's credit does not cover; yen. */
export type ShortCredit = { lotNo: number; amount: number; balance: BalanceInfo }

/** The lot has already been won: by whom, and what was to be done. */
export type WonAlready = { bid: Changed; winner: BidWinner; terms: StatusTerms }

/** The lot was sold for less than the bid that is to be marked as lost. */
export type LostBelow = { bid: Changed; terms: StatusTerms }

/** A manager's changes: shown right away, reverted if the server refuses (3§4.5). */
export function useBidChanges() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation(['bids', 'common', 'desk', 'groupDesk', 'lots', 'refusal', 'sameLot'])

  const [short, setShort] = useState<ShortCredit | null>(null)
  const [won, setWon] = useState<WonAlready | null>(null)
  const [below, setBelow] = useState<LostBelow | null>(null)

  function tell({ lotNo, bidAmount }: Changed, failed: string, error: ApiError | null) {
    // An expired session has its own dialog, and the change stays.
    if (error?.status === 401) return
    const balance = error?.status === 402 ? balanceIn(error) : null
    if (balance) return setShort({ lotNo, amount: bidAmount, balance })
    const winner = winnerIn(error)
    const why = t(`refusal:${error?.code ?? 'internal'}`)
    const leader = leaderIn(error)
    const filled = filledGroupIn(error)
    const detail = leader
      ? t('sameLot:ahead', { ...leader, amount: formatMoney(leader.amount) })
      : winner
        ? t('status.wonBy', winner)
        : filled
          ? t('groupDesk:filledNow', filled)
          : why
    dispatch(messageShown({ tone: 'error', text: failed, detail }))
  }

  /** True once the server has agreed. */
  async function change(
    bid: Changed,
    patch: ReturnType<typeof patchBid>,
    answer: Promise<unknown>,
    failed: string,
    /** Handles errors itself. */
    takes?: (error: ApiError) => boolean,
  ): Promise<boolean> {
    const told = answer.then(
      () => true,
      (error: unknown) => {
        const apiError = toApiError(error)
        if (!(apiError && takes?.(apiError))) tell(bid, failed, apiError)
        return false
      },
    )
    await withRollback(dispatch(patch), answer)
    return told
  }

  const sendPrice = (bid: Changed, soldPrice: number, failed: string, was?: number) =>
    change(
      bid,
      patchBid(bid.bidId, { soldPrice }),
      dispatch(
        updateSoldPrice.initiate({ bidId: bid.bidId, soldPrice, ...(was !== undefined && { was }) }),
      ).unwrap(),
      failed,
    )

  /** Another client has won it: staff may enter a second win if they state a reason. */
  function asksForReason(bid: Changed, status: BidStatus, terms: StatusTerms, error: ApiError) {
    const winner = error.code === 'lot_already_won' ? winnerIn(error) : null
    if (status !== bidStatus.win || !winner || !checkSecondWin(bid.lotType as LotType, 'any').ok) return false
    setWon({ bid, winner, terms })
    return true
  }

  /** The lot was sold for less than the bid: staff may still mark it as lost. */
  function asksIfLost(bid: Changed, terms: StatusTerms, error: ApiError) {
    if (error.code !== 'below_maximum') return false
    setBelow({ bid, terms })
    return true
  }

  const sendStatus = (
    bid: Changed,
    status: BidStatus,
    terms: StatusTerms & { was?: BidStatus },
    failed: string,
  ) => {
    const { soldPrice, anyway, was, secondWin, beforeSale, belowMaximum, takeOut = [] } = terms
    const out = takeOut.map(({ bidId }) => bidId)
    const price = soldPrice !== undefined && { soldPrice }
    return change(
      bid,
      patchAll([
        patchBid(bid.bidId, { bidStatus: status, ...price }),
        ...out.map((bidId) => patchBid(bidId, { bidStatus: bidStatus.dontBid })),
      ]),
      dispatch(
        updateBidStatus.initiate({
          bidId: bid.bidId,
          status,
          ...price,
          ...(anyway && { anyway }),
          ...(secondWin && { secondWin }),
          ...(beforeSale && { beforeSale }),
          ...(status === bidStatus.finished && { belowMaximum: belowMaximum ?? false }),
          ...(out.length > 0 && { takeOut: out }),
          ...(was !== undefined && { was }),
        }),
      ).unwrap(),
      failed,
      (error) => asksForReason(bid, status, terms, error) || asksIfLost(bid, terms, error),
    )
  }

  /** How to undo a status, and before it those of the bids that were taken out for it; or why it cannot be undone. */
  function statusBack(
    bid: Changed,
    to: BidStatus,
    { takeOut = [] }: StatusTerms,
  ): (() => Promise<unknown>) | string {
    const { lotNo, bidStatus: from } = bid
    const failed = t('desk:undo.failed', { lotNo })
    if (isUndoable(from, to))
      return async () => {
        for (const { bidId, amount, from } of takeOut)
          await sendStatus(
            { ...bid, bidId, bidAmount: amount },
            from,
            { anyway: true, was: bidStatus.dontBid },
            failed,
          )
        await sendStatus(bid, from as BidStatus, { anyway: true, was: to }, failed)
      }
    if (to === bidStatus.win) return t('desk:undo.win', { lotNo })
    return from === bidStatus.win ? t('desk:undo.fromWin', { lotNo }) : t('desk:undo.blank', { lotNo })
  }

  return {
    short,
    closeShort: () => setShort(null),
    /** A win that staff may still want although another client has won the lot. */
    won,
    closeWon: () => setWon(null),
    /** A bid that was lost below its amount, perhaps by mistake. */
    below,
    closeBelow: () => setBelow(null),
    async setSoldPrice(bid: Changed, soldPrice: number) {
      const { lotNo, soldPrice: before } = bid
      if (!(await sendPrice(bid, soldPrice, t('status.soldFailed', { lotNo })))) return
      const done =
        soldPrice === 0
          ? t('desk:undo.soldPriceRemoved', { lotNo })
          : t('desk:undo.soldPrice', { lotNo, amount: formatMoney(soldPrice) })
      const back = () => sendPrice(bid, before, t('desk:undo.failed', { lotNo }), soldPrice)
      dispatch(stepMade(done, back))
    },
    /** A price that comes with it is entered together with it or not at all; `anyway`: see `updateBidStatus`. */
    async setStatus(bid: Changed, status: BidStatus, terms: StatusTerms = {}): Promise<boolean> {
      const { lotNo } = bid
      if (!(await sendStatus(bid, status, terms, t('status.failed', { lotNo })))) return false
      const done = t('desk:undo.status', { lotNo, status: t(`lots:bidStatus.${bidStatusName(status)}`) })
      dispatch(stepMade(done, statusBack(bid, status, terms)))
      return true
    },
  }
}

type StatusTerms = {
  soldPrice?: number | undefined
  anyway?: boolean
  secondWin?: string
  /** The lot is sold on a later day: the manager was asked, or has turned questions off. */
  beforeSale?: boolean
  /** The lot was sold for less than the bid, and it was lost anyway. */
  belowMaximum?: boolean
  takeOut?: readonly TakenOut[]
}

/** Another client's bid on the lot that a change sets to Don't bid, and its earlier status. */
export type TakenOut = LeadingBid & { from: BidStatus }

type Changed = Pick<Bid, 'bidId' | 'id' | 'lotNo' | 'lotType' | 'bidAmount' | 'bidStatus' | 'soldPrice'>

export type BidChanges = ReturnType<typeof useBidChanges>

import { type ApiError, toApiError } from '@seriba/api/api-error'
import { budgetIn } from '@seriba/api/error-detail'
import { useLazyBidAllowanceQuery } from '@seriba/api/shared/bids'
import { budgetObstacle } from '@seriba/domain/bids/budget'
import { withinCredit } from '@seriba/domain/bids/credit'
import { useState } from 'react'
import type { Bidder, Placement } from '../bid-panel/bidder.ts'
import { newRequestKey } from '../shared/request-key.ts'
import { type Allowance, balanceOf, type Draft, type Stage } from './stage.ts'

type Options = {
  bidder: Bidder
  lot: Pick<Placement, 'carId' | 'lotType'> & {
    /** Yen of a live bid on the lot; bidding no more than that commits nothing new. */
    ownBid: number
    fixedPrice: boolean
  }
  creditLimitCheck: boolean
  onPlaced: () => void
}

const unknownError: ApiError = { code: 'internal', status: null, fields: {}, message: {}, detail: undefined }

/** From 'Place bid' to a placed bid: credit check, confirmation, request, and what may go wrong (2§4.14). */
export function usePlacement({ bidder, lot, creditLimitCheck, onPlaced }: Options) {
  const [stage, setStage] = useState<Stage>({ kind: 'closed' })
  const [fetchAllowance] = useLazyBidAllowanceQuery()
  const userId = bidder.client?.userId

  async function start(bid: Omit<Draft, 'key'>) {
    setStage({ kind: 'checking' })
    const { data, error } = await fetchAllowance({ carId: lot.carId, bidGroup: bid.bidGroup, userId })
    const allowance: Allowance = data ?? null
    const budget = bid.amount <= lot.ownBid ? null : (data?.budget ?? null)
    const byStaff = bidder.side === 'manager'
    const obstacle = budget && budgetObstacle(budget, { amount: bid.amount, byStaff })
    if (creditLimitCheck && !allowance) {
      setStage({ kind: 'unchecked', error: toApiError(error) ?? unknownError })
    } else if (creditLimitCheck && allowance && !affordable(bid.amount, allowance.bidAllow)) {
      setStage({
        kind: 'short',
        amount: bid.amount,
        balance: { ...allowance.balanceInfo, bidAllow: allowance.bidAllow },
      })
    } else if (obstacle && budget) {
      setStage({ kind: 'overBudget', amount: bid.amount, bidGroup: bid.bidGroup, obstacle, budget })
    } else {
      const draft = { ...bid, key: newRequestKey() }
      setStage({ kind: 'confirming', draft, allowance, pending: false, error: null })
    }
  }

  const affordable = (amount: number, allow: number) => amount <= lot.ownBid || withinCredit(amount, allow)

  async function confirm() {
    if (stage.kind !== 'confirming' || stage.pending) return
    const { draft, allowance } = stage
    setStage({ ...stage, pending: true, error: null })
    try {
      const bid = await bidder.place(requestOf(draft))
      setStage({ kind: 'placed', bid })
      onPlaced()
    } catch (failure) {
      const error = toApiError(failure) ?? unknownError
      const balance = error.status === 402 ? balanceOf(error, allowance) : null
      const refusal = budgetIn(error)
      if (refusal)
        setStage({ kind: 'overBudget', amount: draft.amount, bidGroup: draft.bidGroup, ...refusal })
      else
        setStage(
          balance
            ? { kind: 'short', amount: draft.amount, balance }
            : { kind: 'confirming', draft, allowance, pending: false, error },
        )
    }
  }

  const requestOf = ({ amount, bidGroup, bidType, comment, listValue, key }: Draft): Placement => ({
    carId: lot.carId,
    lotType: lot.lotType,
    confirm: 1,
    idempotencyKey: key,
    ...(!lot.fixedPrice && { amount }),
    ...(bidGroup !== undefined && { bidGroup }),
    ...(bidType !== undefined && { bidType }),
    ...(comment.trim() !== '' && { comment: comment.trim() }),
    ...(listValue !== undefined && { listValue }),
  })

  return {
    stage,
    start,
    confirm,
    affordable,
    /** A running request is waited for. */
    close() {
      if (stage.kind !== 'confirming' || !stage.pending) setStage({ kind: 'closed' })
    },
  }
}

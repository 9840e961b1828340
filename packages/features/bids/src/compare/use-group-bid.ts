import { checkBidAmount } from '@seriba/domain/bids/bid-amount'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { noneType } from '@seriba/domain/bids/bid-type'
import { heldInGroup } from '@seriba/domain/bids/group'
import { groupObstacles } from '@seriba/domain/bids/group-budget'
import { isScheduleConflict } from '@seriba/domain/bids/schedule-conflict'
import { useRef, useState } from 'react'
import { newRequestKey } from '../shared/request-key.ts'
import { useSite } from '../shared/use-site.ts'
import type { GroupBuyer } from './group-buyer.ts'
import type { ComparedColumn } from './use-compared-lot.ts'

/** The bids of all columns as one group that buys some of them. */
export function useGroupBid(columns: readonly ComparedColumn[], buyer: GroupBuyer) {
  const { step } = useSite()
  const [wanted, setWanted] = useState(1)
  const [bidType, setBidType] = useState<number>(noneType)
  const { side, allowed, busy, error, isNobody } = buyer
  const key = useRef<string | null>(null)
  const bids = columns.filter(({ biddable, amount }) => biddable && amount !== null)
  const cars = Math.max(1, Math.min(wanted, bids.length))
  const amounts = bids.map(({ amount }) => amount ?? 0)
  const held = heldInGroup(amounts, { quota: cars, won: 0 }).reduce((sum, one) => sum + one, 0)

  const budgeted = bids.flatMap(({ budget, amount, facts }) =>
    budget && amount !== null ? [{ budget, amount, lotNumber: facts?.lotNumber ?? 0 }] : [],
  )

  /** What is wrong with a column's amount, as a code. */
  const faultOf = ({ amount, facts }: ComparedColumn) => {
    if (amount === null) return null
    const checked = checkBidAmount(amount, { startPrice: facts?.startPrice ?? 0, step })
    return checked.ok ? null : checked.reason
  }
  return {
    side,
    isNobody,
    bids,
    cars,
    setCars: setWanted,
    bidType,
    setBidType,
    held,
    /** By how many yen the maximum is exceeded; 0 if it is enough. */
    short: allowed === null ? 0 : Math.max(0, held - allowed),
    clashes: clashesOf(bids),
    /** What the buyer's own budget has to say against it. */
    overBudget: groupObstacles(budgeted, { cars, byStaff: side === 'manager' }),
    faultOf,
    isFaulty: bids.some((column) => faultOf(column) !== null),
    busy,
    error,
    refusedLot: (error?.detail as { carId?: string } | undefined)?.carId ?? null,
    forget() {
      key.current = null
      buyer.forget()
    },
    /** The new group's number; undefined if it was refused. */
    async place() {
      key.current ??= newRequestKey()
      const placed = await buyer.place({
        bids: bids.map(({ ref, lotType, amount }) => ({
          carId: ref?.id ?? '',
          lotType: lotType as 'auction' | 'bike' | 'mech',
          amount: amount ?? 0,
          ...(bidType !== noneType && { bidType }),
        })),
        cars,
        idempotencyKey: key.current,
      })
      if (placed) key.current = null
      return placed && { ...placed, path: buyer.pathOf(placed.group) }
    },
  }
}

export type GroupBid = ReturnType<typeof useGroupBid>

/** Lots that run so close together in different halls that more than one may be won, grouped by moment. */
function clashesOf(bids: readonly ComparedColumn[]): ComparedColumn[][] {
  const grouped = ({ facts }: ComparedColumn) => ({
    groupId: 1,
    status: bidStatus.new,
    auction: facts?.hall ?? '',
    auctionDate: facts?.at ?? null,
  })
  const clusters: ComparedColumn[][] = []
  for (const bid of bids) {
    const met = clusters.filter((lots) =>
      lots.some((other) => isScheduleConflict(grouped(bid), grouped(other))),
    )
    for (const one of met) clusters.splice(clusters.indexOf(one), 1)
    clusters.push([...met.flat(), bid])
  }
  return clusters.filter(({ length }) => length > 1)
}

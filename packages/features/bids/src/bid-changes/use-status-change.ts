import { serverNow } from '@seriba/api/server-clock'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import {
  isSaleAhead,
  type StatusDialog,
  statusChangeDialogs,
} from '@seriba/domain/bids/status-change-dialogs'
import { useState } from 'react'
import type { BidChanges, TakenOut } from './use-bid-changes.ts'

/** A change that is being confirmed: the first dialog is on screen, the others follow. */
export type AskedChange = {
  bid: Bid
  to: BidStatus
  dialogs: readonly StatusDialog[]
  anyway: boolean
  beforeSale: boolean
  /** Other clients' bids that should no longer be placed. */
  takeOut: readonly TakenOut[]
}

/** From the click on a status to the change itself, through the dialogs it requires (3§4.3). */
export function useStatusChange(actor: Actor | null, changes: Pick<BidChanges, 'setStatus'>) {
  const [asked, setAsked] = useState<AskedChange | null>(null)

  return {
    asked,
    choose(bid: Bid, to: BidStatus) {
      if (!actor || to === bid.bidStatus || !bidCan.switchStatus(actor, to).ok) return
      const now = serverNow()
      const dialogs = statusChangeDialogs(to, bid.auctionDate, actor.permission, now, bid)
      const beforeSale = to === bidStatus.win && isSaleAhead(bid.auctionDate, now)
      if (dialogs.length > 0)
        setAsked({
          bid,
          to,
          dialogs,
          beforeSale,
          anyway: dialogs.some((dialog) => dialog === 'not_leading' || dialog === 'group_filled'),
          takeOut: dialogs.includes('overtaken') ? overtakenBy(bid) : [],
        })
      else void changes.setStatus(bid, to, { beforeSale })
    },
    takeOut: (takeOut: readonly TakenOut[]) => setAsked(asked && { ...asked, takeOut }),
    /** The dialog on screen was confirmed. */
    accept(soldPrice?: number) {
      if (!asked) return
      const { bid, to, anyway, beforeSale, takeOut } = asked
      const [, ...dialogs] = asked.dialogs
      setAsked(dialogs.length > 0 ? { ...asked, dialogs } : null)
      if (dialogs.length === 0) void changes.setStatus(bid, to, { soldPrice, anyway, beforeSale, takeOut })
    },
    cancel: () => setAsked(null),
  }
}

/** The lower-ranked bids that stay at Bid. */
export const overtakenBy = ({ sameLot }: Bid): TakenOut[] =>
  (sameLot?.overtaken ?? []).map((bid) => ({ ...bid, from: bidStatus.bid }))

export type StatusChange = ReturnType<typeof useStatusChange>

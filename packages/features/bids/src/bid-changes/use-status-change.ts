import { serverNow } from '@seriba/api/server-clock'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { RankedBid } from '@seriba/contracts/rival-bids'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { type StatusDialog, statusChangeDialogs } from '@seriba/domain/bids/status-change-dialogs'
import { useState } from 'react'
import type { BidChanges } from './use-bid-changes.ts'

/** A change that is being asked about: the first dialog is on screen, the others follow. */
export type AskedChange = {
  bid: Bid
  to: BidStatus
  dialogs: readonly StatusDialog[]
  anyway: boolean
  takeOut?: RankedBid | null
}

/** From the press on a status to the change itself, through the dialogs it calls for (3§4.3). */
export function useStatusChange(actor: Actor | null, changes: Pick<BidChanges, 'setStatus'>) {
  const [asked, setAsked] = useState<AskedChange | null>(null)

  async function send({ bid, to, anyway, takeOut }: AskedChange, soldPrice: number | undefined) {
    if (takeOut) {
      const leader = { ...bid, ...takeOut, soldPrice: 0 }
      // Where the leader stays, so does the question.
      if (!(await changes.setStatus(leader, bidStatus.dontBid))) return
    }
    await changes.setStatus(bid, to, { soldPrice, anyway })
  }

  return {
    asked,
    choose(bid: Bid, to: BidStatus) {
      if (!actor || to === bid.bidStatus || !bidCan.switchStatus(actor, to).ok) return
      const dialogs = statusChangeDialogs(to, bid.auctionDate, actor.permission, serverNow(), bid)
      if (dialogs.length > 0)
        setAsked({
          bid,
          to,
          dialogs,
          anyway: dialogs.some((dialog) => dialog === 'not_leading' || dialog === 'group_filled'),
        })
      else void changes.setStatus(bid, to)
    },
    /** The dialog on screen was agreed to; `takeOut` is a leader who is not to be bid for any more. */
    accept(soldPrice?: number, takeOut: RankedBid | null = asked?.takeOut ?? null) {
      if (!asked) return
      const [, ...dialogs] = asked.dialogs
      setAsked(dialogs.length > 0 ? { ...asked, dialogs, takeOut } : null)
      if (dialogs.length === 0) void send({ ...asked, takeOut }, soldPrice)
    },
    cancel: () => setAsked(null),
  }
}

export type StatusChange = ReturnType<typeof useStatusChange>

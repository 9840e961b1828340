import { serverNow } from '@seriba/api/server-clock'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import type { BidStatus } from '@seriba/domain/bids/bid-status'
import { type StatusDialog, statusChangeDialogs } from '@seriba/domain/bids/status-change-dialogs'
import { useState } from 'react'
import type { BidChanges } from './use-bid-changes.ts'

/** A change that is being asked about: the first dialog is on screen, the others follow. */
export type AskedChange = { bid: Bid; to: BidStatus; dialogs: readonly StatusDialog[]; anyway: boolean }

/** From the press on a status to the change itself, through the dialogs it calls for (3§4.3). */
export function useStatusChange(actor: Actor | null, changes: Pick<BidChanges, 'setStatus'>) {
  const [asked, setAsked] = useState<AskedChange | null>(null)

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
    /** The dialog on screen was agreed to. */
    accept(soldPrice?: number) {
      if (!asked) return
      const [, ...dialogs] = asked.dialogs
      setAsked(dialogs.length > 0 ? { ...asked, dialogs } : null)
      if (dialogs.length === 0)
        void changes.setStatus(asked.bid, asked.to, { soldPrice, anyway: asked.anyway })
    },
    cancel: () => setAsked(null),
  }
}

export type StatusChange = ReturnType<typeof useStatusChange>

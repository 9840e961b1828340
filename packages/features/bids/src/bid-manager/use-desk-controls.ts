import { serverNow } from '@seriba/api/server-clock'
import { useActor } from '@seriba/api/use-actor'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { Actor } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAutoBid } from '../auto-bid/use-auto-bid.ts'
import { useBidChanges } from '../bid-changes/use-bid-changes.ts'
import { useStatusChange } from '../bid-changes/use-status-change.ts'
import { useOpenEditor } from '../bid-editor/use-open-editor.ts'
import type { Desk } from './desk.ts'

/** The manager's controls, as far as their permissions allow. */
export function useDeskControls() {
  const { t } = useTranslation('refusal')
  const actor = useActor()
  const changes = useBidChanges()
  const change = useStatusChange(actor, changes)
  const [pricing, setPricing] = useState<number | null>(null)
  const may = actor && bidCan.switchStatus(actor, bidStatus.bid)
  const statusError = may?.ok === false ? t(may.reason) : undefined
  const mayPrice = actor && bidCan.setSoldPrice(actor)
  const priceError = mayPrice?.ok === false ? t(mayPrice.reason) : undefined
  const { choose } = change
  const switchAutoBid = useAutoBid()
  const { editing, editingAt, open: openEditor, close: closeEditor, ...editor } = useOpenEditor()

  const refusalText = (actor: Actor, { bidStatus, auctionDate }: Bid) => {
    const verdict = bidCan.switchAutoBid(actor, { status: bidStatus as BidStatus, auctionDate }, serverNow())
    return verdict.ok ? undefined : t(verdict.reason)
  }

  const desk: Desk = {
    choose,
    statusError,
    priceError,
    editError({ bidStatus }) {
      const verdict = actor && bidCan.editValues(actor, bidStatus as BidStatus)
      return verdict?.ok === false ? t(verdict.reason) : undefined
    },
    autoBid:
      actor && hasControl(actor.permission, 'autoBid')
        ? { refusalOf: (bid) => refusalText(actor, bid), switch: switchAutoBid }
        : undefined,
    editing,
    editingAt,
    openEditor,
    closeEditor,
    pricing,
    setPricing,
    setSoldPrice: (bid: Bid, soldPrice: number) => void changes.setSoldPrice(bid, soldPrice),
  }
  return { desk, change, changes, editor }
}

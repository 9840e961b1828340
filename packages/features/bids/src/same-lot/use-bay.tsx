import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bay, BayTab } from '../bid-chat/chat-slot.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'

const ThisLot = lazy(() => import('./ThisLot.tsx').then((module) => ({ default: module.ThisLot })))

/** The side panel next to the Bid Manager's list: a bid's chat, the bids on its lot, or its history. */
export function useBay(model: BidListModel): Bay {
  const { t } = useTranslation('sameLot')
  const [tab, setTab] = useState<BayTab>('chat')
  const { bid } = model.params
  const row = model.list.data?.cars.find(({ bidId }) => bidId === bid)
  const write = (bidId: number) => {
    setTab('chat')
    model.pointAt(bidId)
  }
  return {
    tab,
    onTab: setTab,
    lot: {
      label: t('bay'),
      count: row?.sameLot?.of,
      content: bid !== null && (
        <Suspense>
          <ThisLot bidId={bid} onWrite={write} />
        </Suspense>
      ),
    },
  }
}

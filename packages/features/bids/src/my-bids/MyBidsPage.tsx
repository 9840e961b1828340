import { useMyBidsQuery } from '@seriba/api/client/bid-lists'
import { useTranslation } from 'react-i18next'
import { BidChat } from '../bid-chat/BidChat.tsx'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'
import { FilterBar } from '../bid-filters/FilterBar.tsx'
import { FilterChips } from '../bid-filters/FilterChips.tsx'
import { fieldsOf } from '../bid-filters/filter-fields.ts'
import { SortBar } from '../bid-filters/SortBar.tsx'
import { useFilterDraft } from '../bid-filters/use-filter-draft.ts'
import styles from '../bid-list/BidList.module.css'
import { CounterBar } from '../bid-list/CounterBar.tsx'
import { ListBody } from '../bid-list/ListBody.tsx'
import { ListHead } from '../bid-list/ListHead.tsx'
import { useBidListModel } from '../bid-list/use-bid-list-model.ts'
import { useColumns } from '../bid-table/use-columns.ts'
import { OwnRate } from '../shared/OwnAmount.tsx'
import { desktop, useMedia } from '../shared/use-media.ts'
import { BidsActions } from './BidsActions.tsx'
import { clientColumns } from './client-columns.ts'

/** A client's own bids. */
export function MyBidsPage({ chat }: WithChatSlot) {
  const { t } = useTranslation('bids')
  const model = useBidListModel({ mode: 'my-bids', useBids: useMyBidsQuery }, 'client')
  const { columns, measure } = useColumns(clientColumns)
  const wide = useMedia(desktop)
  const draft = useFilterDraft(model)
  return (
    <BidChat model={model} chat={chat}>
      <div ref={measure} className={styles.page}>
        <ListHead
          model={model}
          title={t('title')}
          count={model.counters?.[0]?.count}
          action={<BidsActions />}
        />
        <CounterBar model={model} />
        <OwnRate />
        {/* On a phone, a client has none (3§2.3). */}
        {wide && <FilterBar model={model} draft={draft} fields={fieldsOf.client} />}
        {wide && <FilterChips model={model} draft={draft} />}
        <ListBody model={model} columns={columns} />
        <SortBar model={model} />
      </div>
    </BidChat>
  )
}

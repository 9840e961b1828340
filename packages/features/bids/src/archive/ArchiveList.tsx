import { useBidHistoryQuery } from '@seriba/api/shared/bid-lists'
import { Icon } from '@seriba/ui/Icon'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BidChat } from '../bid-chat/BidChat.tsx'
import type { WithChatSlot } from '../bid-chat/chat-slot.ts'
import { FilterBar } from '../bid-filters/FilterBar.tsx'
import { FilterChips } from '../bid-filters/FilterChips.tsx'
import { archiveFields } from '../bid-filters/filter-fields.ts'
import { SortBar } from '../bid-filters/SortBar.tsx'
import { useFilterDraft } from '../bid-filters/use-filter-draft.ts'
import styles from '../bid-list/BidList.module.css'
import { CounterBar } from '../bid-list/CounterBar.tsx'
import { ListBody } from '../bid-list/ListBody.tsx'
import { ListFoot } from '../bid-list/ListFoot.tsx'
import { ListHead } from '../bid-list/ListHead.tsx'
import { useBidListModel } from '../bid-list/use-bid-list-model.ts'
import type { Column } from '../bid-table/column.ts'
import { type ColumnText, type Layout, useColumns } from '../bid-table/use-columns.ts'
import { OwnRate } from '../shared/OwnAmount.tsx'
import type { Side } from '../shared/side.ts'
import own from './archive.module.css'

type ArchiveListProps = WithChatSlot & {
  side: Side
  scrolls: boolean
  columnsFor: (t: ColumnText, layout: Layout) => Column[]
  filters: keyof typeof archiveFields
}

/** Bids whose auctions are over: for reference, not for editing. */
export function ArchiveList({ side, scrolls, columnsFor, filters, chat }: ArchiveListProps) {
  const { t } = useTranslation('bids')
  const model = useBidListModel({ mode: 'archive', useBids: useBidHistoryQuery }, side, scrolls)
  const { columns, measure } = useColumns(columnsFor)
  const draft = useFilterDraft(model)
  const fields = archiveFields[filters]
  return (
    <BidChat model={model} chat={chat}>
      <div ref={measure} className={styles.page}>
        <ListHead model={model} title={t('archiveTitle')} count={model.counters?.[0]?.count} />
        <CounterBar model={model} search={draft} end={side === 'manager' && <Closed />} />
        <OwnRate />
        <FilterBar model={model} draft={draft} fields={fields} />
        <FilterChips model={model} draft={draft} />
        <ListBody model={model} columns={columns} />
        {!scrolls && <ListFoot model={model} />}
        <SortBar model={model} fields={fields} lotNames={draft.lots} />
      </div>
    </BidChat>
  )
}

/** Why the statuses of the rows cannot be clicked. */
function Closed() {
  const { t } = useTranslation('bids')
  return (
    <p className={own.closed}>
      <Icon icon={LockKeyhole} size={14} />
      {t('list.archived')}
    </p>
  )
}

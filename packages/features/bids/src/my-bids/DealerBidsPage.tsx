import { useDealerBidsQuery, useDealerClientsQuery } from '@seriba/api/client/bid-lists'
import type { Option } from '@seriba/contracts/fields'
import { dealerTabs } from '@seriba/domain/bids/bid-lists'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
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
import { ListFoot } from '../bid-list/ListFoot.tsx'
import { ListHead } from '../bid-list/ListHead.tsx'
import { type BidListModel, useBidListModel } from '../bid-list/use-bid-list-model.ts'
import { useColumns } from '../bid-table/use-columns.ts'
import { OwnRate } from '../shared/OwnAmount.tsx'
import { BidsActions } from './BidsActions.tsx'
import { dealerColumns } from './client-columns.ts'

/** Dealers choose among all their clients, whether or not they are bidding now. */
const withClients = (model: BidListModel, clients: Option[] | undefined): BidListModel =>
  model.options && clients ? { ...model, options: { ...model.options, clients } } : model

/** A dealer's own bids and those of their clients. */
export function DealerBidsPage({ chat }: WithChatSlot) {
  const { t } = useTranslation('bids')
  const { data: dealt } = useDealerClientsQuery({})
  const listed = useBidListModel({ mode: 'dealer', useBids: useDealerBidsQuery }, 'client')
  const model = withClients(listed, dealt?.clientList)
  const { columns, measure } = useColumns(dealerColumns)
  const draft = useFilterDraft(model)
  const { params, change } = model
  // For their own bids, dealers are clients (3§2.3).
  const mine = params.tab === 'mine'
  const fields = mine ? [] : fieldsOf.dealer
  return (
    <BidChat model={model} chat={chat}>
      <div ref={measure} className={styles.page}>
        <ListHead
          model={model}
          title={t('dealerTitle')}
          count={model.counters?.[0]?.count}
          action={<BidsActions />}
        />
        <CounterBar model={model} search={mine ? undefined : draft} />
        <OwnRate />
        <FilterBar
          model={model}
          draft={draft}
          fields={fields}
          before={
            <SegmentedControl
              label={t('list.tabs.label')}
              options={dealerTabs.map((value) => ({ value, label: t(`list.tabs.${value}`) }))}
              value={params.tab}
              onChange={(tab) => change({ tab })}
            />
          }
        />
        <FilterChips model={model} draft={draft} />
        <ListBody model={model} columns={columns} />
        <ListFoot model={model} />
        <SortBar model={model} fields={mine ? undefined : fields} lotNames={draft.lots} />
      </div>
    </BidChat>
  )
}

import { bidPageSizes } from '@seriba/domain/bids/bid-lists'
import { useListFootTexts } from '@seriba/i18n/use-list-foot-texts'
import { ListFoot as Foot } from '@seriba/ui/ListFoot'
import type { ReactNode } from 'react'
import type { BidListModel } from './use-bid-list-model.ts'

/** Key hints, the range that is shown, pages and their size. Not for clients, who keep scrolling. */
export function ListFoot({ model, children }: { model: BidListModel; children?: ReactNode }) {
  const { total, pageSize, params, setPageSize, change } = model
  return (
    <Foot
      total={total}
      page={params.page}
      pageSize={pageSize}
      pageSizes={bidPageSizes}
      texts={useListFootTexts()}
      onPage={(page) => change({ page })}
      onPageSize={(size) => {
        setPageSize(size)
        if (params.page > 1) change({ page: 1 })
      }}
    >
      {children}
    </Foot>
  )
}

import { Pagination } from '@seriba/ui/Pagination'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from './use-bid-list-model.ts'

type ListPagesProps = {
  model: BidListModel
  /** A second one is above the cards. */
  top?: boolean
  className?: string | undefined
}

export function ListPages({ model, top, className }: ListPagesProps) {
  const { t } = useTranslation(['common', 'bids'])
  const { total, pageSize, params, change } = model
  return (
    <Pagination
      className={className}
      label={top ? t('bids:list.pagesTop') : t('pages.label')}
      page={params.page}
      pageCount={Math.ceil(total / pageSize)}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      onChange={(page) => change({ page })}
    />
  )
}

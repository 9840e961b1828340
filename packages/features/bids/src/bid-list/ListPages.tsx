import { Pagination } from '@seriba/ui/Pagination'
import { useTranslation } from 'react-i18next'
import type { BidListModel } from './use-bid-list-model.ts'

export function ListPages({ model, className }: { model: BidListModel; className?: string | undefined }) {
  const { t } = useTranslation('common')
  const { total, pageSize, params, change } = model
  return (
    <Pagination
      className={className}
      label={t('pages.label')}
      page={params.page}
      pageCount={Math.ceil(total / pageSize)}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      onChange={(page) => change({ page })}
    />
  )
}

import type { Filters } from '@seriba/domain/lots/filters'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { countFilters } from '../filters/applied-tags.ts'

export function ListingEmpty({ filters, onReset }: { filters: Filters; onReset: () => void }) {
  const { t } = useTranslation(['catalogue', 'common'])
  const count = countFilters(filters)
  return (
    <EmptyState
      role="status"
      icon={SearchX}
      title={t('empty.title')}
      text={count > 0 ? t('empty.filtered', { count }) : t('empty.none')}
      action={<Button onClick={onReset}>{t('common:actions.resetFilter')}</Button>}
    />
  )
}

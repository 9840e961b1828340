import type { SelectTexts } from '@seriba/ui/InFieldSelect'
import { useTranslation } from 'react-i18next'

export function useSelectTexts(name: string): SelectTexts {
  const { t } = useTranslation(['bids', 'common'])
  return {
    empty: t('common:select.all'),
    selected: (count) => t('common:select.selected', { count }),
    search: t('filters.search', { name }),
    clear: t('common:actions.clear'),
    noResults: t('common:empty.results'),
    loading: t('common:loading'),
    footer: (selected, total) => t('filters.footer', { selected, total }),
  }
}

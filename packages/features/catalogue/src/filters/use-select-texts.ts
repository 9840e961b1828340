import type { SelectTexts } from '@seriba/ui/InFieldSelect'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export function useSelectTexts(): SelectTexts {
  const { t } = useTranslation('common')
  return useMemo(
    () => ({
      empty: t('select.all'),
      selected: (count) => t('select.selected', { count }),
      search: t('actions.search'),
      clear: t('actions.clear'),
      noResults: t('empty.results'),
      loading: t('loading'),
    }),
    [t],
  )
}

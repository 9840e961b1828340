import type { SelectTexts } from '@seriba/ui/InFieldSelect'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The texts around a filter's options; if there are none, it says so in place of 'All', or that they were not loaded,
 * or what to type to find some.
 */
export function useSelectTexts(hasOptions = true, toType?: 'model', failed = false): SelectTexts {
  const { t } = useTranslation(['common', 'filters'])
  const none = failed ? t('filters:notLoaded') : t('filters:empty')
  return useMemo(
    () => ({
      empty: hasOptions ? t('select.all') : none,
      selected: (count) => t('select.selected', { count }),
      search: t('actions.search'),
      clear: t('actions.clear'),
      noResults: toType ? t(`filters:toType.${toType}`) : hasOptions ? t('empty.results') : none,
      loading: t('filters:loading'),
      footer: (selected, total) => t('filters:footer', { selected, total }),
    }),
    [t, hasOptions, toType, none],
  )
}

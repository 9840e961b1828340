import { useCategoryListQuery } from '@seriba/api/shared/lot-filters'
import { groupThousands } from '@seriba/domain/format/number'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownGroup } from './ChoiceGroup.tsx'
import { groupsFailure } from './GroupsFailed.tsx'

/** Machinery categories with their subcategories. */
export function useCategories(pageType: PageType, skip = false) {
  const { t } = useTranslation('filters')
  const { data, isLoading, isFetching, error, refetch } = useCategoryListQuery(
    { pageType: pageType === 'machinery-stats' ? pageType : 'machinery' },
    { skip },
  )
  const words = useLotWords()
  const groups = useMemo(
    () =>
      (data ?? []).map(({ category, subcategories }): ShownGroup => {
        const lots = subcategories.reduce((sum, { count }) => sum + count, 0)
        const label = words.machinery(category.label)
        return {
          id: category.value,
          name: t('categories.whole', { category: label }),
          heading: label,
          title: label,
          end: groupThousands(lots),
          items: subcategories.map((item) => ({ ...item, name: words.machinery(item.name) })),
        }
      }),
    [data, t, words],
  )
  const lots = groups.reduce((sum, { items }) => sum + items.reduce((of, { count }) => of + count, 0), 0)
  return { groups, lots, loading: isLoading, failure: groupsFailure({ data, error, isFetching, refetch }) }
}

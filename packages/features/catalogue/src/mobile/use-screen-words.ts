import type { Filters } from '@seriba/domain/lots/filters'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { appliedTags, type TagName } from '../filters/applied-tags.ts'
import { useFilterWords } from '../filters/use-filter-words.ts'
import type { Screen } from './screens.ts'

/** How many chosen values a line names before '+ 6'. */
const named = 3

const filtersOf = (screen: Screen): readonly TagName[] => {
  if (screen === 'dates') return ['date', 'dates']
  if (screen === 'schedule') return ['date', 'auction']
  if (screen === 'categories') return ['category', 'subcategory']
  return [screen]
}

/** The names of the drawer's screens, and what is chosen on them. */
export function useScreenWords() {
  const { t } = useTranslation('filters')
  const words = useFilterWords()
  return useMemo(() => {
    const title = (screen: Screen) => {
      if (screen === 'schedule') return t('schedule.title')
      if (screen === 'categories') return t('categories.title')
      return t(`names.${screen}`)
    }
    const chosen = (screen: Screen, filters: Filters) => {
      const names = filtersOf(screen)
      const values = appliedTags(filters)
        .filter(({ name }) => names.includes(name))
        .map(({ name, value }) => words.value(filters, name, value))
      const rest = values.length - named
      return `${values.slice(0, named).join(', ')}${rest > 0 ? ` + ${rest}` : ''}`
    }
    return { title, chosen }
  }, [t, words])
}

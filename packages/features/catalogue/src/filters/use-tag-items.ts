import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import type { TagItem } from '@seriba/ui/Tag'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type AppliedTag, appliedTags } from './applied-tags.ts'
import { filterWord } from './filter-word.ts'
import { useFilterWords } from './use-filter-words.ts'

/** The applied filters as tags, and what is left when one of them is removed. */
export function useTagItems(filters: Filters, pageType?: PageType) {
  const { t } = useTranslation(['filters', 'catalogue'])
  const words = useFilterWords()
  return useMemo(() => {
    const nameOf = ({ name }: AppliedTag) =>
      name === 'search' && filters.search
        ? t(`search.fields.${filters.search.field}`)
        : t(`tags.${filterWord(name, pageType)}`)
    const tags = appliedTags(filters)
    const items = tags.map((tag): TagItem => {
      const [name, text] = [nameOf(tag), words.value(filters, tag.name, tag.value)]
      return { id: tag.id, name, text, removeLabel: t('catalogue:tags.remove', { name: `${name} ${text}` }) }
    })
    return { items, without: (id: string) => tags.find((tag) => tag.id === id)?.without ?? filters }
  }, [pageType, filters, t, words])
}

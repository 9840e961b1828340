import type { TagItem } from '@seriba/ui/Tag'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filters } from '../url/listing-state.ts'
import { type AppliedTag, appliedTags } from './applied-tags.ts'
import { useDayWords } from './use-day-words.ts'

/** The applied filters as tags, and what is left when one of them is taken off. */
export function useTagItems(filters: Filters) {
  const { t } = useTranslation('catalogue')
  const day = useDayWords()
  return useMemo(() => {
    const textOf = ({ value }: AppliedTag) => {
      if ('text' in value) return value.text
      if ('day' in value) return day.chip(value.day)
      return [day.date(value.from), day.date(value.to)].join(' – ').trim()
    }
    const tags = appliedTags(filters)
    const items = tags.map((tag): TagItem => {
      const name = t(`filters.${tag.name}`)
      const text = textOf(tag)
      return { id: tag.id, name, text, removeLabel: t('tags.remove', { name: `${name} ${text}` }) }
    })
    return { items, without: (id: string) => tags.find((tag) => tag.id === id)?.without ?? filters }
  }, [filters, t, day])
}

import { groupThousands } from '@seriba/domain/format/number'
import { Badge } from '@seriba/ui/Badge'
import { TagList } from '@seriba/ui/Tag'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { emptyFilters, hasFilters } from '../bid-list/bid-list-params.ts'
import type { BidListModel } from '../bid-list/use-bid-list-model.ts'
import styles from './bid-filters.module.css'
import { fieldFacts, filterFields, showDay } from './filter-fields.ts'
import { useChosenLots } from './use-chosen-lots.ts'
import type { FilterDraft } from './use-filter-draft.ts'

type FilterChipsProps = { model: BidListModel; draft: FilterDraft }

/** How many bids there are, and what they are filtered by. */
export function FilterChips({ model, draft }: FilterChipsProps) {
  const { t } = useTranslation(['bids', 'common'])
  const { filters } = draft
  const lotsOf = useChosenLots(model, draft.lots)
  const chips = [
    ...filterFields.flatMap((field) => {
      const { options, read, write } = fieldFacts[field]
      const known = options(model.options)
      return read(filters).map((value) => ({
        id: `${field}:${value}`,
        name: t(`filters.${field}`),
        text: known.find((option) => option.value === value)?.label ?? showDay(value),
        remove: () => draft.set(write(read(filters).filter((other) => other !== value))),
      }))
    }),
    ...(filters.from || filters.to
      ? [
          {
            id: 'range',
            name: t('filters.dates'),
            text: [filters.from, filters.to].map((day) => (day ? showDay(day) : '')).join('–'),
            // One chip for both ends (3§2.3).
            remove: () => draft.setNow({ from: null, to: null }),
          },
        ]
      : []),
    ...lotsOf(filters).map(({ id, text, without }) => ({
      id,
      name: t('filters.lotNo'),
      text,
      remove: () => draft.setNow(without),
    })),
    ...(filters.lotNo
      ? [
          {
            id: 'lotNo',
            name: t('filters.lotNo'),
            text: filters.lotNo,
            remove: () => draft.setNow({ lotNo: '' }),
          },
        ]
      : []),
  ]
  const total = t('common:count.bids', {
    count: model.total,
    replace: { count: groupThousands(model.total) },
  })
  // The page heading shows the total; an additional row of the list is worth more than repeating it.
  if (chips.length === 0)
    return (
      <p role="status" className="visually-hidden">
        {total}
      </p>
    )
  return (
    <div className={styles.chips}>
      <Badge look="outlined" className={styles.total} role="status">
        {total}
      </Badge>
      <TagList
        className={styles.tags}
        label={t('filters.chips')}
        tags={chips.map(({ id, name, text }) => ({
          id,
          name,
          text,
          removeLabel: t('filters.remove', { name, value: text }),
        }))}
        onRemove={(id) => chips.find((chip) => chip.id === id)?.remove()}
        moreLabel={(count) => t('filters.moreTags', { count })}
        lessLabel={t('filters.lessTags')}
        end={
          hasFilters(filters) && (
            <TextButton onClick={() => draft.setNow(emptyFilters)}>{t('filters.clearAll')}</TextButton>
          )
        }
      />
    </div>
  )
}

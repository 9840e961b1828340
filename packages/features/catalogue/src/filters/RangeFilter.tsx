import type { NumberRange, RangeFilter as RangeName } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { RangeField } from '@seriba/ui/RangeField'
import { useLastsLongerThan } from '@seriba/ui/use-lasts-longer-than'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { filterWord } from './filter-word.ts'
import styles from './filters.module.css'
import type { Bounds } from './metadata.ts'
import type { Patch } from './use-filter-draft.ts'
import { useRangeDraft } from './use-range-draft.ts'
import { useRangeTexts } from './use-range-texts.ts'

type RangeFilterProps = {
  pageType: PageType
  name: RangeName
  value: NumberRange | null
  bounds: Bounds | undefined
  onChange: Patch
  size?: 'md' | 'touch'
}

/** Two ends of a figure. A 0 is an open end (2§5.1). */
export const RangeFilter = memo(function RangeFilter(props: RangeFilterProps) {
  const { pageType, name, value, bounds, onChange, size = 'md' } = props
  const { t } = useTranslation('filters')
  const label = t(`names.${filterWord(name, pageType)}`)
  const texts = useRangeTexts(pageType, name, bounds)
  const { typed, type, flush, reversed } = useRangeDraft(value, (range) =>
    onChange({ [name]: range }, 'typed'),
  )
  // A figure that is still being typed is often lower than the other end.
  const wrong = useLastsLongerThan(reversed, 700)
  return (
    // The box is laid out separately, so that typing moves nothing: its text determines its width from outside.
    <div
      className={styles.range}
      data-filter={name}
      data-words={`${label} ${texts.fromPlaceholder} – ${texts.toPlaceholder}`}
    >
      <RangeField
        label={label}
        {...texts}
        value={typed}
        onChange={type}
        onBlur={flush}
        onSubmit={flush}
        error={wrong ? t('reversed') : undefined}
        size={size}
      />
    </div>
  )
})

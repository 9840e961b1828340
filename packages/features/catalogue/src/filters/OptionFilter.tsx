import type { FilterOption } from '@seriba/contracts/lot-filters'
import type { ListFilter } from '@seriba/domain/lots/filters'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'
import type { Patch } from './use-filter-draft.ts'
import { useFilterOptions } from './use-filter-options.ts'
import { useSelectTexts } from './use-select-texts.ts'

type OptionFilterProps = {
  name: Exclude<ListFilter, 'date' | 'model' | 'chassis'>
  options: readonly FilterOption[] | undefined
  value: readonly string[]
  loading: boolean
  failed: boolean
  onChange: Patch
}

/** Any of a filter's options, each with the number of lots it would leave. */
export const OptionFilter = memo(function OptionFilter(props: OptionFilterProps) {
  const { name, options, value, loading, failed, onChange } = props
  const { t } = useTranslation('filters')
  const shown = useFilterOptions(name, options, value)
  const texts = useSelectTexts(shown.length > 0 || loading, undefined, failed)
  return (
    <InFieldSelect
      className={styles.option}
      data-filter={name}
      label={t(`names.${name}`)}
      texts={texts}
      options={shown}
      value={value}
      loading={loading && shown.length === 0}
      disabled={name === 'color' && shown.length === 0}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  )
})

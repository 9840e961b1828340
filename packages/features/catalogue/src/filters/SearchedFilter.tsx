import type { FilterOption } from '@seriba/contracts/lot-filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'
import { useChassisOptions } from './use-chassis-options.ts'
import type { Patch } from './use-filter-draft.ts'
import { useModelOptions } from './use-model-options.ts'
import { useSelectTexts } from './use-select-texts.ts'

type SearchedFilterProps = {
  pageType: PageType
  options: readonly FilterOption[] | undefined
  loading: boolean
  value: readonly string[]
  onChange: Patch
}

export const ModelFilter = memo(function ModelFilter(props: SearchedFilterProps & { maker: string }) {
  const { value, onChange } = props
  const { t } = useTranslation('filters')
  return (
    <InFieldSelect
      className={styles.model}
      label={t('names.model')}
      value={value}
      {...useModelOptions(props)}
      onChange={(model) => onChange({ model })}
    />
  )
})

export const ChassisFilter = memo(function ChassisFilter(props: SearchedFilterProps & { hasModel: boolean }) {
  const { value, onChange } = props
  const { t } = useTranslation('filters')
  const texts = useSelectTexts()
  return (
    <InFieldSelect
      className={styles.option}
      data-filter="chassis"
      label={t('names.chassis')}
      texts={texts}
      value={value}
      {...useChassisOptions(props)}
      onChange={(chassis) => onChange({ chassis })}
    />
  )
})

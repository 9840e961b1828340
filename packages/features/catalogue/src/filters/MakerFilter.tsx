import type { FilterOption } from '@seriba/contracts/lot-filters'
import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'
import type { Patch } from './use-filter-draft.ts'
import { useFilterOptions } from './use-filter-options.ts'
import { useSelectTexts } from './use-select-texts.ts'

type MakerFilterProps = {
  options: readonly FilterOption[] | undefined
  maker: string
  loading: boolean
  failed: boolean
  onChange: Patch
}

/** One maker; choosing another clears the previous one's models. */
export const MakerFilter = memo(function MakerFilter({
  options,
  maker,
  loading,
  failed,
  onChange,
}: MakerFilterProps) {
  const { t } = useTranslation('filters')
  const value = useMemo(() => (maker ? [maker] : []), [maker])
  const shown = useFilterOptions('maker', options, value)
  const texts = useSelectTexts(shown.length > 0 || loading, undefined, failed)
  return (
    <InFieldSelect
      className={styles.maker}
      label={t('names.maker')}
      mode="single"
      texts={texts}
      options={shown}
      value={value}
      loading={loading && shown.length === 0}
      onChange={([chosen = '']) => onChange({ maker: chosen, model: [] })}
    />
  )
})

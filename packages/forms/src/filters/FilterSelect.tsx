import { InFieldSelect } from '@seriba/ui/InFieldSelect'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'

type FilterSelectProps<T extends string | number> = {
  label: string
  options: readonly { value: T; label: string }[]
  /** What is chosen; null is all. An id that is not among the options is shown as it is. */
  value: T | null
  onChange: (value: T | null) => void
}

/** Filters a list by one of its kinds, owners or places. */
export function FilterSelect<T extends string | number>({
  label,
  options,
  value,
  onChange,
}: FilterSelectProps<T>) {
  const { t } = useTranslation('common')
  const wide = useWide()
  const chosen = value === null ? undefined : String(value)
  return (
    <InFieldSelect
      className={styles.select}
      mode="single"
      size={wide ? 'md' : 'touch'}
      label={label}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={chosen === undefined ? [] : [chosen]}
      selectedLabel={chosen}
      texts={{
        empty: t('select.all'),
        selected: (count) => t('select.selected', { count }),
        search: `${t('actions.search')}: ${label}`,
        clear: t('actions.clear'),
        noResults: t('empty.results'),
        loading: t('loading'),
      }}
      onChange={([next]) => onChange(options.find((option) => String(option.value) === next)?.value ?? null)}
    />
  )
}

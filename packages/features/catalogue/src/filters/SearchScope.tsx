import type { QuickSearchField } from '@seriba/domain/lots/quick-search'
import { Icon } from '@seriba/ui/Icon'
import { Menu } from '@seriba/ui/Menu'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'

type SearchScopeProps = {
  fields: readonly QuickSearchField[]
  field: QuickSearchField
  onChoose: (field: QuickSearchField) => void
}

/** The fields that the combined search covers. */
export function SearchScope({ fields, field, onChoose }: SearchScopeProps) {
  const { t } = useTranslation('filters')
  const name = t(`search.fields.${field}`)
  if (fields.length === 1) return <span className={styles.scope}>{name}</span>
  return (
    <Menu
      label={t('search.field')}
      placement="bottom start"
      selected={field}
      onAction={(id) => onChoose(id as QuickSearchField)}
      sections={[{ id: 'fields', items: fields.map((id) => ({ id, label: t(`search.fields.${id}`) })) }]}
      trigger={
        <button type="button" className={styles.scope} aria-label={`${t('search.field')}: ${name}`}>
          {name}
          <Icon icon={ChevronDown} size={12} />
        </button>
      }
    />
  )
}

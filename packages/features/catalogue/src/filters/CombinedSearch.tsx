import type { Filters } from '@seriba/domain/lots/filters'
import type { QuickSearchField } from '@seriba/domain/lots/quick-search'
import { Icon } from '@seriba/ui/Icon'
import { KeyCap } from '@seriba/ui/KeyCap'
import { SearchField } from '@seriba/ui/SearchField'
import { Search } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filters.module.css'
import { SearchScope } from './SearchScope.tsx'
import { useCombinedSearch } from './use-combined-search.ts'
import { useSlashKey } from './use-slash-key.ts'

type CombinedSearchProps = {
  /** The fields it can search, the first being the default. */
  fields: readonly QuickSearchField[]
  filters: Filters
  onApply: (filters: Filters) => void
  size?: 'sm' | 'touch'
  className?: string | undefined
}

/** One field for searching lot numbers, models, chassis or equipment, as selected at its start. */
export const CombinedSearch = memo(function CombinedSearch(props: CombinedSearchProps) {
  const { fields, filters, onApply, size = 'sm', className } = props
  const { t } = useTranslation(['filters', 'common', 'catalogue'])
  const warningId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { search, warned, submit, type, choose } = useCombinedSearch(filters, fields, onApply)
  useSlashKey(input)

  const scope = (
    <SearchScope
      fields={fields}
      field={search.field}
      onChoose={(field) => {
        choose(field)
        input.current?.focus()
      }}
    />
  )

  return (
    <search className={`${styles.lotSearch} ${className ?? ''}`}>
      <SearchField
        ref={input}
        label={t(`search.labels.${search.field}`)}
        clearLabel={t('common:actions.clear')}
        placeholder={t(`search.placeholders.${search.field}`)}
        scope={scope}
        hint={size === 'sm' ? <KeyCap aria-hidden>/</KeyCap> : <Icon icon={Search} />}
        size={size}
        value={search.text}
        onChange={type}
        onSubmit={(text) => submit({ ...search, text })}
        inputMode="text"
        maxLength={200}
        aria-invalid={warned || undefined}
        aria-describedby={warned ? warningId : undefined}
        aria-keyshortcuts="/"
      />
      {warned && (
        <p role="alert" id={warningId} className={styles.warning}>
          {t('catalogue:filters.lotNoInvalid')}
        </p>
      )}
    </search>
  )
})

import { useListKeepersQuery } from '@seriba/api/clients'
import type { Option } from '@seriba/contracts/fields'
import { Checkbox } from '@seriba/ui/Checkbox'
import { InFieldSelect, type SelectTexts } from '@seriba/ui/InFieldSelect'
import { KeyCap } from '@seriba/ui/KeyCap'
import { SearchField } from '@seriba/ui/SearchField'
import { useWide } from '@seriba/ui/use-wide'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './clients-page.module.css'
import type { ClientsModel } from './use-clients-query.ts'

type ClientFiltersProps = { model: ClientsModel; searchRef: Ref<HTMLInputElement> }

/** Whose clients, who owes, and who is looked for. */
export function ClientFilters({ model: { query, change }, searchRef }: ClientFiltersProps) {
  const { t } = useTranslation(['clients', 'common'])
  const wide = useWide()
  const { data } = useListKeepersQuery()
  const [typed, setTyped] = useState(query.search)
  // The address may change without the field, as by the button back.
  useEffect(() => setTyped(query.search), [query.search])
  const size = wide ? 'md' : 'touch'
  const texts = (name: string): SelectTexts => ({
    empty: t('common:select.all'),
    selected: (count) => t('common:select.selected', { count }),
    search: t('clients:list.searchIn', { name }),
    clear: t('common:actions.clear'),
    noResults: t('common:empty.results'),
    loading: t('common:loading'),
  })
  const keeper = (name: 'managerId' | 'dealerId', label: string, options: readonly Option[]) => (
    <InFieldSelect
      className={styles.select}
      mode="single"
      size={size}
      label={label}
      options={options.map(({ value, label: text }) => ({ value: String(value), label: text }))}
      value={query[name] === null ? [] : [String(query[name])]}
      selectedLabel={query[name] === null ? undefined : String(query[name])}
      texts={texts(label)}
      onChange={([id]) => change({ [name]: id === undefined ? null : Number(id) })}
    />
  )
  return (
    <div className={styles.filters}>
      {keeper('managerId', t('clients:client.manager'), data?.managers ?? [])}
      {keeper('dealerId', t('clients:client.dealer'), data?.dealers ?? [])}
      <Checkbox
        className={styles.debt}
        checked={query.debt}
        onChange={(event) => change({ debt: event.target.checked })}
      >
        {t('clients:list.debtOnly')}
      </Checkbox>
      <SearchField
        ref={searchRef}
        className={styles.search}
        size={size}
        label={t('clients:list.search')}
        placeholder={t('clients:list.search')}
        clearLabel={t('common:actions.clear')}
        hint={wide && <KeyCap aria-hidden>/</KeyCap>}
        maxLength={100}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          if (text === '' && query.search !== '') change({ search: '' })
        }}
        onSubmit={(text) => change({ search: text.trim() })}
      />
    </div>
  )
}
